import type { FastifyReply } from "fastify";
import type { Refused } from "../contract/order.ts";
import { type RefusalCode, refusalText } from "../domain/refusals.ts";

export interface Refusal {
  status: 200 | 400 | 403 | 404 | 405 | 413 | 429 | 500 | 503;
  code: RefusalCode;
  lanId: unknown;
  fill?: Record<string, string | number>;
  about?: string;
  products?: unknown[];
  points?: number;
}

/** Returns a refusal in the one shape of every `/sys` call: `{ error, errorMessage }` (guarantees, point 15). */
export function refuse(
  reply: FastifyReply,
  { status, code, lanId, fill, about, products, points }: Refusal,
): FastifyReply {
  const body: Refused = {
    error: code,
    errorMessage: refusalText(code, lanId, fill),
    ...(about === undefined ? {} : { about }),
    ...(products === undefined ? {} : { products }),
    ...(points === undefined ? {} : { points }),
  };
  return reply.code(status).header("cache-control", "no-store").send(body);
}
