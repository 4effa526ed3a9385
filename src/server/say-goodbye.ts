import type { FastifyInstance } from "fastify";

/**
 * What is in hand when the server is told to end gets its answer, and with it the end of its connection: one kept
 * alive for a next request would hold the process up until the browser goes.
 */
export function sayGoodbye(app: FastifyInstance): void {
  let ending = false;
  app.addHook("preClose", async () => {
    ending = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (ending) reply.header("connection", "close");
  });
}
