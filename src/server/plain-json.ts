import type { FastifyInstance } from "fastify";

/** Reads `text/plain` bodies as JSON (specification, point 7), refusing `__proto__` and `constructor.prototype` keys. */
export function readPlainJson(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    ["text/plain", "application/json"],
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
}
