/** What other programs can be told of. `placed`: somebody has begun it; `changed`: staff have changed a part of it. */
export const webhookTypes = [
  "order.placed",
  "order.accepted",
  "order.paid",
  "order.packed",
  "order.sent",
  "order.delivered",
  "order.cancelled",
  "order.returned",
  "order.expired",
  "order.changed",
  "withdrawal.placed",
  "withdrawal.changed",
  "return.placed",
  "return.changed",
  "complaint.placed",
  "complaint.changed",
  "product.changed",
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** What a webhook is tried with; nobody need ask for it. */
export const triedType = "webhook.tried";

/** Seconds after which an attempt that failed is made again, one after the other: 75 hours in all. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** How many attempts are made. */
export const mostTries = pauses.length + 1;

/**
 * Returns in how many seconds the next attempt is made after so many; null: there is none. Up to a tenth is added by
 * `chance` (0 to 1), so that what failed together does not come again together; a receiver that asks for more time has it, up to a day.
 */
export function nextTryIn(
  tries: number,
  { chance, retryAfter }: { chance: number; retryAfter: number },
): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : Math.max(Math.round(pause * (1 + chance / 10)), Math.min(retryAfter, 86_400));
}

/** A receiver that has answered nothing well for so long is sent nothing more. */
export const failingDays = 5;

/** How long the secret before signs beside a new one, in hours. */
export const earlierSecretHours = 24;
