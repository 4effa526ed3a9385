import type { FastifyInstance, FastifyRequest } from "fastify";
import { isKnownDevice, waitOnce } from "../database/customer/devices.ts";
import { serverLimits } from "../domain/limits.ts";
import { emailForm } from "../domain/one-form.ts";
import { networkOf } from "../domain/order/order-limits.ts";
import { tokenDigest } from "../flows/order/order-shopper.ts";
import { passwordsAreGuessed } from "../flows/raise-alarm.ts";
import type { ServerParts } from "./app.ts";
import { deviceOf } from "./known-device.ts";

export interface LoginTry {
  /** Seconds to wait, or null: it may try. */
  wait: number | null;
  /** It is the account's attempts that are used up: a temporary password may be tried all the same (decision 0121). */
  usedUp: boolean;
  /** A device that has logged in to this account before. */
  known: boolean;
}

/**
 * Limits attempts to log in, whether there is such an account or not (guarantees, point 19): by network and by
 * account, closer while passwords are tried on many accounts of the whole shop: then a network has fewer, and once
 * strangers together try often each waits once, for an account and from a network, and is let in when they come back
 * (decision 0111). A device that has logged in to the account before is counted by itself, so that nobody else can
 * use up its owner's attempts. Returns for a request with a parsed body.
 */
export function limitLogins(
  app: FastifyInstance,
  { pool, rateLimitScale: scale, shopEmail }: Pick<ServerParts, "pool" | "rateLimitScale" | "shopEmail">,
): (request: FastifyRequest) => Promise<LoginTry> {
  const loginOf = (request: FastifyRequest) => emailForm((request.body as { login: string }).login);
  const within = (max: number, minutes: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: Math.ceil(max * scale), timeWindow: minutes * 60_000, keyGenerator });
  const ofDevice = within(
    serverLimits.loginsPerEmail,
    15,
    (request) => `device:${loginOf(request)}:${deviceOf(request)?.toString("base64") ?? ""}`,
  );
  const ofNetwork = within(serverLimits.loginsPerMinute, 1, (request) => `login-from:${networkOf(request.ip)}`);
  const ofAccount = within(serverLimits.loginsPerEmail, 15, (request) => `login:${loginOf(request)}`);
  const ofNetworkInAlarm = within(
    serverLimits.loginsOfNetworkInAlarm,
    1,
    (request) => `alarm-from:${networkOf(request.ip)}`,
  );
  const ofShopInAlarm = within(serverLimits.loginsInAlarm, 1, () => "login-alarm");

  return async (request) => {
    const deviceSha256 = deviceOf(request);
    const known = await isKnownDevice(pool, {
      email: loginOf(request),
      deviceSha256: deviceSha256 ?? Buffer.alloc(32),
    });
    const guessed =
      !known &&
      (await passwordsAreGuessed(pool, { accounts: Math.ceil(serverLimits.accountsGuessed * scale), shopEmail }));
    if (guessed) request.log.warn("passwords are tried on many accounts");
    const waitOf = async (check: ReturnType<typeof within>) => {
      const limit = await check(request);
      return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null;
    };
    if (known) {
      const wait = await waitOf(ofDevice);
      return { wait, usedUp: wait !== null && (await waitOf(ofNetwork)) === null, known };
    }
    let wait = await waitOf(ofNetwork);
    if (guessed) {
      wait ??= await waitOf(ofNetworkInAlarm);
      // Before the account's own are counted: who is put off has not tried it.
      if (wait === null && (await waitOf(ofShopInAlarm)) !== null)
        wait = await waitOnce(pool, {
          whoSha256: tokenDigest(`${networkOf(request.ip)} ${loginOf(request)}`),
          seconds: serverLimits.loginWaitSeconds,
        });
    }
    if (wait !== null) return { wait, usedUp: false, known };
    wait = await waitOf(ofAccount);
    return { wait, usedUp: wait !== null, known };
  };
}
