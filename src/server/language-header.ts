import type { FastifyInstance } from "fastify";
import { languageHeader } from "../contract/language-header.ts";

/** Gives every call whose body names no language that of the header, as its `lanId`. */
export function readLanguageHeader(app: FastifyInstance): void {
  app.addHook("preHandler", async ({ body, headers }) => {
    const lanId = headers[languageHeader];
    if (
      typeof lanId === "string" &&
      typeof body === "object" &&
      body !== null &&
      !Array.isArray(body) &&
      !("lanId" in body)
    )
      Object.assign(body, { lanId });
  });
}

/** Returns the language a call's body names, as it came; undefined where it names none. */
export function lanIdOf(body: unknown): unknown {
  return (body as { lanId?: unknown } | null | undefined)?.lanId;
}
