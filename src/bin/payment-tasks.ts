import type { Logger } from "pino";
import type { Pool } from "../database/connect.ts";
import type { JobTasks } from "../database/job-kinds.ts";
import { attemptNumbered } from "../database/payment/payment-attempts.ts";
import { reconcileOpenPayments, reconcilePayment } from "../flows/payment/reconcile-payments.ts";
import { reconcileOpenRefunds } from "../flows/payment/reconcile-refunds.ts";
import { beginMissingPayments } from "../flows/payment/begin-missing-payments.ts";
import { beginPayment } from "../flows/payment/begin-payment.ts";
import { mayExpire } from "../flows/payment/may-expire.ts";
import { stateOf } from "../database/order/order-states.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import { releaseOverdueOrders } from "../flows/order/release-orders.ts";
import { sendRefund } from "../flows/payment/refund-payment.ts";
import { remindOfAccounts } from "../flows/payment/remind-of-accounts.ts";
import { remindOfPayments } from "../flows/payment/remind-of-payments.ts";

/** The jobs of online payments. */
export function paymentJobs(
  pool: Pool,
  providers: PaymentProviders,
): Pick<JobTasks, "beginPayment" | "takeApproved" | "sendRefund"> {
  return {
    beginPayment: async ({ orderId }) => {
      // What a changed order lacks is asked for by a button alone.
      if ((await stateOf(pool, orderId)) !== "awaitingPayment") return;
      const begun = await beginPayment(pool, { orderId, providers, customerIp: "127.0.0.1", now: new Date() });
      // Who is asking the provider may have been ended in the middle of it: the queue comes back.
      if (begun.kind === "elsewhere") throw new Error(`the payment of order ${orderId} is being made by another`);
    },
    takeApproved: async ({ attemptId }) => {
      const attempt = await attemptNumbered(pool, attemptId);
      if (attempt?.state === "open") await reconcilePayment(pool, attempt, { providers, now: new Date() });
    },
    sendRefund: ({ refundId }) => sendRefund(pool, { refundId, providers }),
  };
}

/** What is looked at every minute of unpaid orders and of online payments. What a provider's silence stops is logged and comes again a minute later. */
export function paymentTasks(
  pool: Pool,
  providers: PaymentProviders,
  log: Logger,
): Record<string, () => Promise<void>> {
  const unanswered = (err: unknown, about: unknown) =>
    log.warn({ err, about: typeof about === "number" ? about : undefined }, "a payment provider could not be asked");
  return {
    reconcileOpenPayments: async () =>
      void (await reconcileOpenPayments(pool, { providers, now: new Date(), onFailure: unanswered })),
    reconcileOpenRefunds: async () => {
      const settled = await reconcileOpenRefunds(pool, { providers, now: new Date(), onFailure: unanswered });
      if (settled > 0) log.info({ settled }, "refunds settled whose answer was lost");
    },
    beginMissingPayments: async () => {
      const made = await beginMissingPayments(pool, { providers, now: new Date(), onFailure: unanswered });
      if (made > 0) log.info({ made }, "payments begun that nobody had begun");
    },
    remindOfPayments: async () => {
      const reminded = await remindOfPayments(pool, new Date());
      if (reminded > 0) log.info({ reminded }, "unpaid orders reminded of");
    },
    remindOfAccounts: async () => {
      const reminded = await remindOfAccounts(pool, new Date());
      if (reminded > 0) log.info({ reminded }, "buyers reminded to say an account");
    },
    releaseOverdueOrders: async () => {
      const now = new Date();
      const released = await releaseOverdueOrders(
        pool,
        now,
        mayExpire(pool, { providers, now, onFailure: unanswered }),
      );
      if (released > 0) log.info({ released }, "unpaid orders ended");
    },
  };
}
