import type { FastifyInstance, FastifyRequest } from "fastify";
import { isKnownDevice } from "../database/customer/devices.ts";
import { limits } from "../domain/limits.ts";
import { emailForm } from "../domain/one-form.ts";
import { networkOf } from "../domain/order/order-limits.ts";
import { passwordsAreGuessed } from "../flows/raise-alarm.ts";
import type { ServerParts } from "./app.ts";
import { deviceOf } from "./known-device.ts";

export interface LoginTry {
  /** Seconds to wait, or null: it may try. */
  wait: number | null;
  /** A device that has logged in to this account before. */
  known: boolean;
}

/**
 * Limits attempts to log in, whether there is such an account or not (guarantees, point 19): by network, by account,
 * and while passwords are tried on many accounts of the whole shop. A device that has logged in to the account before
 * is counted by itself, so that nobody else can use up its owner's attempts. Returns for a request with a parsed body.
 */
export function limitLogins(
  app: FastifyInstance,
  { pool, rateLimitScale: scale, shopEmail }: Pick<ServerParts, "pool" | "rateLimitScale" | "shopEmail">,
): (request: FastifyRequest) => Promise<LoginTry> {
  const loginOf = (request: FastifyRequest) => emailForm((request.body as { login: string }).login);
  const within = (max: number, minutes: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: Math.ceil(max * scale), timeWindow: minutes * 60_000, keyGenerator });
  const ofDevice = within(
    limits.loginsPerEmail,
    15,
    (request) => `device:${loginOf(request)}:${deviceOf(request)?.toString("base64") ?? ""}`,
  );
  const strangers = [
    within(limits.loginsPerMinute, 1, (request) => `login-from:${networkOf(request.ip)}`),
    within(limits.loginsPerEmail, 15, (request) => `login:${loginOf(request)}`),
  ];
  const inAlarm = within(limits.loginsInAlarm, 1, () => "login-alarm");

  return async (request) => {
    const deviceSha256 = deviceOf(request);
    const known = await isKnownDevice(pool, {
      email: loginOf(request),
      deviceSha256: deviceSha256 ?? Buffer.alloc(32),
    });
    const guessed =
      !known && (await passwordsAreGuessed(pool, { accounts: Math.ceil(limits.accountsGuessed * scale), shopEmail }));
    if (guessed) request.log.warn("passwords are tried on many accounts");
    for (const check of known ? [ofDevice] : guessed ? [...strangers, inAlarm] : strangers) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) return { wait: limit.ttlInSeconds, known };
    }
    return { wait: null, known };
  };
}
