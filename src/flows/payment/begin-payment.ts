import { languageOf } from "../../domain/language.ts";
import { notifyHref, orderHref, paidOrderHref, pathIn, payHref } from "../../contract/paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  type AttemptRow,
  attemptsOf,
  claimAttempt,
  lockPayable,
  recordMade,
  payableOrder,
  type PayableOrder,
  releaseAttempt,
} from "../../database/payment/payment-attempts.ts";
import { chargeOf, paymentMinutes } from "../../domain/payment/payment.ts";
import type { PaymentProvider } from "../../integrations/payments/provider.ts";
import { endAttempt } from "./end-attempt.ts";
import { newPaymentOf } from "./new-payment.ts";
import { type PaymentProviders, providerOf } from "./payment-providers.ts";
import { reconcilePayment } from "./reconcile-payments.ts";

export interface PaymentInput {
  orderId: number;
  providers: PaymentProviders;
  /** The shopper's address on the net, as the provider asks for it. */
  customerIp: string;
  now: Date;
}

/** Where an order is paid; 'nothing' when it does not await a payment online, 'elsewhere' while another process is asking the provider. */
export type Begun = { kind: "pay"; payUrl: string } | { kind: "nothing" } | { kind: "elsewhere" };

/**
 * Returns where an order is paid: at its open attempt, which is made at the provider where there is none yet.
 * Throws when the provider cannot be reached; the attempt then stays, to be made by whoever asks next. A name
 * the provider knows already, of a payment whose answer was lost, is given up for the next one.
 */
export async function beginPayment(pool: Pool, input: PaymentInput): Promise<Begun> {
  await reconcileOther(pool, input);
  for (let name = 1; name <= mostNames; name += 1) {
    const claim = await claimOf(pool, input);
    if (claim === null) return { kind: "nothing" };
    const { attempt, order, provider } = claim;
    if (attempt.pay_url !== null) return { kind: "pay", payUrl: attempt.pay_url };
    if (!claim.ours) return { kind: "elsewhere" };
    const payUrl = await make(pool, { attempt, order, provider, input });
    if (payUrl !== null) return { kind: "pay", payUrl };
  }
  throw new Error(`the provider knows every name of order ${input.orderId}`);
}

/** Asks about an open payment of another sum than is missing by now, before the next one takes its place: it may be paid, and nobody have heard of it. */
async function reconcileOther(pool: Pool, { orderId, providers, now }: PaymentInput): Promise<void> {
  const open = (await attemptsOf(pool, orderId)).find(({ state }) => state === "open");
  if (open !== undefined && open.worth !== (await payableOrder(pool, orderId))?.missing)
    await reconcilePayment(pool, open, { providers, now });
}

/**
 * Returns the same by looking alone: 'unbegun' where somebody has to ask for the payment first. What reads emails
 * before their reader does asks for none.
 */
export async function begunPayment(
  pool: Pool,
  { orderId, providers, now }: Pick<PaymentInput, "orderId" | "providers" | "now">,
): Promise<Begun | { kind: "unbegun" }> {
  const order = await payableOrder(pool, orderId);
  if (order === null || !canBePaid(order, now) || (await providerOf(pool, providers, order.provider)) === null)
    return { kind: "nothing" };
  const open = (await attemptsOf(pool, orderId)).find(
    ({ state, worth }) => state === "open" && worth === order.missing,
  );
  if (open?.pay_url) return { kind: "pay", payUrl: open.pay_url };
  return open?.making_until != null && open.making_until > now ? { kind: "elsewhere" } : { kind: "unbegun" };
}

/** One that awaits its payment, while its goods are held; one that was changed, while it lacks something. */
function canBePaid(order: PayableOrder, now: Date): boolean {
  const held = order.status !== "awaitingPayment" || (order.hold_until !== null && order.hold_until > now);
  return held && order.missing > 0 && order.missing_pln > 0;
}

const mostNames = 5;
/** How long the page of a payment lasts that no goods are held for. */
const dayMs = 24 * 60 * 60_000;
/** Longer than two calls of a provider may take. */
const makingMs = 15_000;

interface Claim {
  attempt: AttemptRow;
  ours: boolean;
  order: PayableOrder;
  provider: PaymentProvider;
}

async function claimOf(pool: Pool, { orderId, providers, now }: PaymentInput): Promise<Claim | null> {
  return inTransaction(pool, async (db) => {
    const order = await lockPayable(db, orderId);
    const provider = order === null ? null : await providerOf(db, providers, order.provider);
    if (order === null || provider === null || !canBePaid(order, now)) return null;
    const charge = chargeOf(
      { currency: order.currency, total: order.missing, totalPln: order.missing_pln },
      provider.currencies,
    );
    return {
      ...(await claimAttempt(db, { order, charge, now, until: new Date(now.getTime() + makingMs) })),
      order,
      provider,
    };
  });
}

/** Asks the provider for the payment and keeps where it is paid; null when its name was taken. */
async function make(
  pool: Pool,
  { attempt, order, provider, input }: Omit<Claim, "ours"> & { input: PaymentInput },
): Promise<string | null> {
  const { providers, customerIp, now } = input;
  const { lanCode } = languageOf(order.lan_id);
  const page = providers.publicUrl + pathIn(orderHref(order.order_id, order.link_key), lanCode);
  const urls = {
    notify: providers.publicUrl + notifyHref(provider.code),
    paid: provider.takesOnReturn
      ? `${providers.publicUrl}${payHref(order.link_key)}/return`
      : providers.publicUrl + pathIn(paidOrderHref(order.order_id, order.link_key), lanCode),
    cancelled: page,
  };
  const until = order.hold_until?.getTime() ?? now.getTime() + dayMs;
  const left = (until - now.getTime()) / 1000 - paymentMinutes.pageEndsBefore * 60;
  try {
    const payment = await newPaymentOf(pool, attempt, { customerIp, urls, validFor: Math.max(60, Math.floor(left)) });
    const created = await provider.create(payment);
    if (created.kind === "made") {
      await recordMade(pool, attempt.attempt_id, created);
      return created.payUrl;
    }
  } catch (error) {
    await releaseAttempt(pool, attempt.attempt_id);
    throw error;
  }
  await endAttempt(pool, attempt, { state: "failed", now });
  return null;
}
