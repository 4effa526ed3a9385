import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { wireEmail } from "../../contract/wire-text.ts";
import { isKnownStaffDevice } from "../../database/staff/staff-devices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { serverLimits } from "../../domain/limits.ts";
import { emailForm } from "../../domain/one-form.ts";
import { networkOf } from "../../domain/order/order-limits.ts";

/** How many tries to come in somebody has. */
export interface GuessLimits {
  /** Counts a try for an account; returns the seconds to wait, or null: it may be made, or what was sent is no text an address could be, which is refused where the body is read. */
  ofAccount(
    db: Queryable,
    tried: { request: FastifyRequest; email: unknown; deviceSha256: Buffer },
  ): Promise<number | null>;
  /** The same of a try that names no account: a link, a passkey, a phone. */
  ofNetwork(request: FastifyRequest): Promise<number | null>;
}

/**
 * Limits tries to come in, by network and by account. A browser that was signed in to the account before is counted by
 * itself: whoever guesses, its owner still comes in.
 */
export function openGuessLimits(app: FastifyInstance, scale: number): GuessLimits {
  const keys = new WeakMap<FastifyRequest, string>();
  const within = (most: number, minutes: number) =>
    app.createRateLimit({
      max: Math.ceil(most * scale),
      timeWindow: minutes * 60_000,
      keyGenerator: (request) => keys.get(request)!,
    });
  const ofEach = within(serverLimits.loginsPerEmail, 15);
  const ofNetworks = within(serverLimits.loginsPerMinute, 1);
  const waitOf = async (check: ReturnType<typeof within>, request: FastifyRequest, key: string) => {
    keys.set(request, key);
    const limit = await check(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : null;
  };
  return {
    async ofAccount(db, { request, email, deviceSha256 }) {
      if (!v.is(wireEmail, email)) return null;
      const account = emailForm(email).toLowerCase();
      if (await isKnownStaffDevice(db, { email: account, deviceSha256 }))
        return waitOf(ofEach, request, `staff-device:${account}:${deviceSha256.toString("base64")}`);
      return (
        (await waitOf(ofNetworks, request, `staff-from:${networkOf(request.ip)}`)) ??
        (await waitOf(ofEach, request, `staff:${account}`))
      );
    },
    ofNetwork: (request) => waitOf(ofNetworks, request, `staff-link-from:${networkOf(request.ip)}`),
  };
}
