import type { FastifyInstance } from "fastify";
import type { Pool } from "../database/connect.ts";
import { goOnIn, ownTexts } from "../database/content/said-texts.ts";

/** What is asked whether the process runs, whatever its database does. */
const wordless = "/healthz";

/**
 * Has what these routes answer, refuse and send said in the shop's own words, as they are now. Where the database does not
 * answer, they say what they have to say in the defaults.
 */
export function sayInOwnWords(scope: FastifyInstance, pool: Pool): void {
  // Once the body is read: what a socket brings comes outside of what was begun before.
  scope.addHook("preValidation", (request, _reply, next) => {
    if (request.routeOptions.url === wordless) return next();
    ownTexts(pool).then(
      (texts) => goOnIn(texts, next),
      () => next(),
    );
  });
}
