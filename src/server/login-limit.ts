import type { FastifyInstance, FastifyRequest } from "fastify";
import { limits } from "../domain/limits.ts";

/**
 * Limits attempts to log in to one account, whoever makes them and whether there is such an account (guarantees,
 * point 19). Answers, for a request with a parsed body, the seconds to wait, or null when it may try.
 */
export function limitLogins(app: FastifyInstance, scale: number): (request: FastifyRequest) => Promise<number | null> {
  const check = app.createRateLimit({
    max: Math.ceil(limits.loginsPerEmail * scale),
    timeWindow: 15 * 60_000,
    keyGenerator: (request: FastifyRequest) => `login:${(request.body as { login: string }).login.trim().toLowerCase()}`,
  });
  return async (request) => {
    const limit = await check(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null;
  };
}
