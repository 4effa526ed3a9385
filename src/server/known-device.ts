import type { FastifyRequest } from "fastify";
import { deviceHeader } from "../contract/device-header.ts";
import { recordDevice } from "../database/customer/devices.ts";
import type { Pool } from "../database/connect.ts";
import { tokenDigest } from "../flows/order/order-shopper.ts";

/** Returns the digest of the secret by which this browser is known, or null. It opens nothing: who has it may try passwords that others used up. */
export function deviceOf(request: FastifyRequest): Buffer | null {
  const secret = request.headers[deviceHeader];
  return typeof secret === "string" && /^[\w-]{32,64}$/.test(secret) ? tokenDigest(secret) : null;
}

/** Records that this browser has logged in to an account. */
export async function knowDevice(
  pool: Pool,
  { request, customerId }: { request: FastifyRequest; customerId: number },
): Promise<void> {
  const deviceSha256 = deviceOf(request);
  if (deviceSha256 !== null) await recordDevice(pool, { customerId, deviceSha256 });
}
