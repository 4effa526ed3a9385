import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  type AttemptRow,
  attemptsOf,
  attemptsToAskAbout,
  holdUntil,
  lockPayable,
  recordQuestion,
} from "../../database/payment/payment-attempts.ts";
import { nextQuestionAfter, paymentMinutes, type PaymentNews } from "../../domain/payment/payment.ts";
import type { PaymentProvider, Told } from "../../integrations/payments/provider.ts";
import { endAttempt } from "./end-attempt.ts";
import { handlePaymentNotification } from "./handle-payment-notification.ts";
import { type PaymentProviders, providerOf } from "./payment-providers.ts";

const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);

/**
 * Asks providers about payments they have said nothing of for five minutes: a notification may have been lost.
 * Again after 1, 2, 4 … minutes, up to an hour. Returns how many were asked about; what could not be asked is told to `onFailure`.
 */
export async function reconcileOpenPayments(
  pool: Pool,
  {
    providers,
    now,
    onFailure,
  }: { providers: PaymentProviders; now: Date; onFailure: (error: unknown, attempt: AttemptRow) => void },
): Promise<number> {
  const attempts = await attemptsToAskAbout(pool, { madeBefore: minutes(now, -paymentMinutes.firstQuestion), now });
  for (const attempt of attempts) {
    await recordQuestion(pool, attempt.attempt_id, (asks) => minutes(now, nextQuestionAfter(asks)));
    await reconcilePayment(pool, attempt, { providers, now }).catch((error: unknown) => onFailure(error, attempt));
  }
  return attempts.length;
}

/**
 * Asks the provider how a payment stands, and takes in what it says: money the shopper agreed to is taken while
 * the order still waits, a payment of an order that has ended is ended too. Returns its word; null where nobody can be asked.
 */
export async function reconcilePayment(
  pool: Pool,
  attempt: AttemptRow,
  { providers, now }: { providers: PaymentProviders; now: Date },
): Promise<PaymentNews["says"] | null> {
  const provider = await providerOf(pool, providers, attempt.provider);
  if (provider === null || attempt.provider_order_id === null) return null;
  const named = { extOrderId: attempt.ext_order_id, providerOrderId: attempt.provider_order_id };
  const handle = ({ news, body }: Told) =>
    handlePaymentNotification(pool, {
      provider: provider.code,
      news,
      body,
      source: "asked",
      shopEmail: providers.shopEmail,
      now,
    });
  const told = await provider.ask(named);
  const { says } = told.news;
  if (says === "paid" || says === "failed" || says === "cancelled") {
    await handle(told);
    return says;
  }
  // Held a little longer, so that it does not end while its money is being taken.
  const waits =
    says === "approved"
      ? await holdUntil(pool, attempt.order_id, minutes(now, 3))
      : await stillWaits(pool, attempt.order_id);
  if (!waits) {
    await endPayment(pool, attempt, { provider, now });
    return "cancelled";
  }
  if (says !== "approved") return says;
  const taken = await provider.capture(named);
  if (taken.news.says !== "open" && taken.news.says !== "approved") await handle(taken);
  return taken.news.says;
}

/** Asks about an order's open payment, where it has one. */
export async function reconcileOrder(
  pool: Pool,
  orderId: number,
  input: { providers: PaymentProviders; now: Date },
): Promise<PaymentNews["says"] | null> {
  const open = (await attemptsOf(pool, orderId)).find(({ state }) => state === "open");
  return open === undefined ? null : reconcilePayment(pool, open, input);
}

async function stillWaits(pool: Pool, orderId: number): Promise<boolean> {
  return inTransaction(pool, async (db) => (await lockPayable(db, orderId))?.status === "awaitingPayment");
}

/** Ends a payment nobody may pay any more; one that is paid meanwhile all the same is heard of as such. */
async function endPayment(
  pool: Pool,
  attempt: AttemptRow,
  { provider, now }: { provider: PaymentProvider; now: Date },
): Promise<void> {
  await provider.cancel({ extOrderId: attempt.ext_order_id, providerOrderId: attempt.provider_order_id! });
  await endAttempt(pool, attempt, { state: "cancelled", now });
}
