import type { Command } from "commander";
import { attemptsOf } from "../../database/payment/payment-attempts.ts";
import { eventsOf } from "../../database/payment/payment-events.ts";
import type { Queryable } from "../../database/queryable.ts";
import { refundTransfersOf, type RefundTransferRow } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { formatMoney } from "../../domain/money.ts";
import type { AttemptState } from "../../domain/payment/payment.ts";
import { refundPayment, type Refunded } from "../../flows/payment/refund-payment.ts";
import { warsawMinute } from "../../domain/warsaw-time.ts";
import { Problem } from "../end.ts";
import { secretBoxOf } from "../configured-connections.ts";
import { connectedPayments, enteredPayments } from "../open-payments.ts";
import { asJson, pln, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `refund`. */
export function addPaymentCommands(program: Command): void {
  program
    .command("refund")
    .description("Give the money of an order back through the provider it came by; all of it, or a part.")
    .argument("<number>", "the order's number", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--amount <sum>", "a part, in the currency that was charged, such as 49.00", pln)
    .option("--reason <text>", "what the buyer reads", "Zwrot")
    .option("--json", asJson)
    .action((orderId: number, options: { amount?: number; reason: string; json?: boolean }) =>
      withShop(options, async ({ pool, settings }) => {
        const providers = {
          ...connectedPayments(settings),
          entered: enteredPayments({ box: await secretBoxOf(settings) }),
          publicUrl: settings.publicUrl,
          shopEmail: settings.shopEmail,
        };
        if (options.amount === 0) throw new Problem("Give an amount above 0.");
        const refunded = await refundPayment(pool, {
          orderId,
          amount: options.amount ?? null,
          why: options.reason,
          providers,
        });
        return { text: sentenceOf(orderId, refunded), json: refunded };
      }),
    );
}

const transferSaid: Record<RefundTransferRow["state"], string> = {
  asked: "the buyer is asked for an account",
  known: "waits to be paid",
  exported: "in a file for the bank",
  paid: "paid",
  withdrawn: "withdrawn",
};

/** Returns the lines about an order's money: online payments and refunds, transfers to its buyer, what waits for the operator. */
export async function paymentLines(db: Queryable, orderId: number): Promise<string[]> {
  const [attempts, events, refunds, transfers] = [
    await attemptsOf(db, orderId),
    await eventsOf(db, orderId),
    await refundsOf(db, orderId),
    await refundTransfersOf(db, orderId),
  ];
  return [
    ...attempts.flatMap(({ ext_order_id, provider, amount, currency, state }) => [
      `  payment ${ext_order_id} by ${provider}: ${formatMoney(amount, currency)}, ${said[state]}`,
      ...events
        .filter((event) => event.ext_order_id === ext_order_id)
        .map(({ received_at, outcome, source }) => `    ${warsawMinute(received_at)}  ${outcome} (${source})`),
    ]),
    ...refunds.map(
      ({ amount, currency, state, provider_refund_id }) =>
        `  refund of ${formatMoney(amount, currency)}: ${state}${provider_refund_id === null ? "" : ` (${provider_refund_id})`}`,
    ),
    ...transfers.map(
      ({ amount, currency, state }) =>
        `  transfer of ${formatMoney(amount, currency)} to the buyer: ${transferSaid[state]}`,
    ),
    ...(attempts.some(({ state }) => state === "surplus")
      ? [
          `  DECIDE: money came that this order could not take. Give it back with 'npm run shop -- refund ${orderId}', or settle it with the buyer.`,
        ]
      : []),
  ];
}

const said: Record<AttemptState, string> = {
  open: "not paid yet",
  paid: "paid",
  failed: "failed",
  cancelled: "given up",
  surplus: "paid, but the order could not take it",
};

function sentenceOf(orderId: number, refunded: Refunded): string {
  if (refunded.kind === "done")
    return `${formatMoney(refunded.amount, refunded.currency)} of order ${orderId} went back (${refunded.refundId}).`;
  if (refunded.kind === "nothingLeft")
    throw new Problem(`No online payment of order ${orderId} has anything left to give back.`);
  if (refunded.kind === "tooMuch")
    throw new Problem(
      `Only ${formatMoney(refunded.left, refunded.currency)} of order ${orderId} is left to give back.`,
    );
  if (refunded.kind === "notConnected")
    throw new Problem(
      `The shop is not connected to ${refunded.provider}. Give this command the settings the shop runs with; a stand-in answers only while the shop runs.`,
    );
  if (refunded.kind === "refused") throw new Problem(`The provider refused: ${refunded.why}`);
  throw new Problem(
    `The provider did not answer. ${formatMoney(refunded.amount, refunded.currency)} may be on its way back: look into its own panel before you ask again.`,
  );
}
