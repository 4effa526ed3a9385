import type { SettlementPreview, SettlingInput } from "../../../contract/operator/settlements.ts";
import { rolledBack } from "../../../database/connect.ts";
import { pointsOfOrder } from "../../../database/customer/order-points.ts";
import { invoiceNumbered } from "../../../database/invoice/invoices.ts";
import type { UnsentEmail } from "../../../database/mail/email-contents.ts";
import { settledEmailOf } from "../../../database/mail/outbox.ts";
import { orderMissing } from "../../../database/order/order-changes.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import { correctionOf, orderBalance, settlementsOf } from "../../../database/order/settlements.ts";
import { attemptNumbered } from "../../../database/payment/payment-attempts.ts";
import { refundNumbered } from "../../../database/payment/refunds.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf, languages } from "../../../domain/language.ts";
import type { Invoice } from "../../../domain/invoice/invoice.ts";
import { reasonText } from "../../../domain/order/settlement-reason-text.ts";
import { type OrderSettled, type OrderSettling, settleOrder } from "../../../flows/order/settle-order.ts";
import { giveBalanceBack } from "../../../flows/payment/give-balance-back.ts";
import type { GoingBack } from "../../../flows/payment/give-money-back.ts";
import { recordTransferBy } from "../../../flows/payment/record-transfer.ts";
import type { ServerParts } from "../../app.ts";
import { type Handlers, refused } from "../context.ts";
import { otherVersion, said } from "./orders.ts";

/** What is given back of orders, and money that came for them. */
export const settlementHandlers: Handlers<"settlementPreview" | "settleOrder" | "giveBalanceBack" | "recordTransfer"> =
  {
    async settlementPreview({ db, parts, parameters: { number }, body, now }) {
      const { takenBack } = await pointsOfOrder(db, number);
      return rolledBack(db, async () => {
        const settled = await settleOrder(db, await settlingOf(db, number, { body, now }), async () => undefined);
        if (settled.kind === "refused") return refused(whyNotSettled[settled.why]);
        return { answer: await previewOf(db, parts, { orderId: number, settled, takenBack }) };
      });
    },

    async settleOrder({ parameters: { number }, body, version, log, ...asked }) {
      const { db, now } = asked;
      const old = await otherVersion(db, { orderId: number, part: "money", version });
      if (old !== null) return old;
      const settled = await settleOrder(db, await settlingOf(db, number, { body, now }), log);
      return settled.kind === "refused" ? refused(whyNotSettled[settled.why]) : said(asked, number, "money");
    },

    async giveBalanceBack({ parameters: { number }, body, version, log, ...asked }) {
      const { db, now } = asked;
      const old = await otherVersion(db, { orderId: number, part: "money", version });
      if (old !== null) return old;
      const back = await giveBalanceBack(db, { orderId: number, ...body, now }, log);
      return back.length === 0 ? refused("NOTHING_TO_GIVE_BACK") : said(asked, number, "money");
    },

    async recordTransfer({ parameters: { number }, body, version, log, ...asked }) {
      const { db, now } = asked;
      const old = await otherVersion(db, { orderId: number, part: "money", version });
      if (old !== null) return old;
      const noted = await recordTransferBy(db, { orderId: number, ...body, now }, log);
      if (noted.kind === "paid" || noted.kind === "partly") return said(asked, number, "money");
      return refused(transferNot[noted.kind], noted.kind === "otherAmount" ? { at: "/amount" } : undefined);
    },
  };

/** Why an order is not settled, as a problem. */
export const whyNotSettled = {
  unknown: "NOT_FOUND",
  ended: "STATE_NOT_REACHABLE",
  otherKind: "STATE_NOT_REACHABLE",
  unpaid: "ORDER_UNPAID",
  partlySent: "PARCEL_SENT",
  nothing: "NOTHING_TO_SETTLE",
  tooMuch: "MORE_THAN_LEFT",
} as const satisfies Record<Extract<OrderSettled, { kind: "refused" }>["why"], string>;

const transferNot = {
  unknown: "NOT_FOUND",
  otherPayment: "OTHER_PAYMENT",
  notAwaited: "STATE_NOT_REACHABLE",
  otherAmount: "SUM_WRONG",
} as const;

/** Returns what is asked for as the flow is given it. */
async function settlingOf(
  db: Queryable,
  orderId: number,
  { body: { taken, ...body }, now }: { body: SettlingInput; now: Date },
): Promise<OrderSettling> {
  const stored = await orderNumbered(db, orderId);
  const { lanCode } = languageOf(stored?.order.lan_id ?? languages[0].lanId);
  return {
    orderId,
    now,
    ...body,
    reason: reasonText(body.reason, lanCode),
    withheldReason: body.withheldReason === null ? "" : reasonText(body.withheldReason, lanCode),
    taken:
      taken.what === "everything"
        ? { everything: { restocked: taken.restocked } }
        : taken.what === "agreed"
          ? { agreed: taken.amount }
          : { lines: taken.lines, shipping: taken.shipping },
  };
}

/** Returns what a settlement that was just made has done, in the transaction that will take it back. */
export async function previewOf(
  db: Queryable,
  parts: Pick<ServerParts, "composeEmail">,
  {
    orderId,
    settled,
    takenBack,
  }: { orderId: number; settled: Extract<OrderSettled, { kind: "done" }>; takenBack: number },
): Promise<SettlementPreview> {
  const { order } = (await orderNumbered(db, orderId))!;
  const made = (await settlementsOf(db, orderId)).find((row) => row.settlement_id === settled.settlementId)!;
  const number = await correctionOf(db, made.settlement_id);
  const correction = number === null ? null : (await invoiceNumbered(db, number))!;
  const email = await settledEmailOf(db, orderId, `settlement:${made.settlement_id}`);
  const { balance } = await orderBalance(db, orderId);
  return {
    lines: made.lines.map(({ position, quantity, restocked, gross: amount }) => ({
      position,
      quantity,
      restocked,
      amount,
    })),
    shipping: made.shipping,
    amount: made.amount,
    withheld: made.withheld,
    pointsBack: made.points,
    pointsLost: (await pointsOfOrder(db, orderId)).takenBack - takenBack,
    code: settled.left === 0 ? order.discount_code : null,
    state: settled.state,
    balance,
    ...(await followingSaid(db, parts, { correction, ways: settled.ways, email })),
  };
}

interface Following {
  correction: Pick<Invoice, "series" | "total"> | null;
  ways: readonly GoingBack[];
  email: UnsentEmail | null;
}

/** Returns the document, the money and the email that follow from an act, as they are said before it. */
export async function followingSaid(
  db: Queryable,
  { composeEmail }: Pick<ServerParts, "composeEmail">,
  { correction, ways, email }: Following,
): Promise<Pick<SettlementPreview, "correction" | "back" | "email">> {
  const composed = email === null ? null : await composeEmail(db, email);
  const back: SettlementPreview["back"] = [];
  for (const way of ways) back.push(await waySaid(db, way));
  return {
    correction:
      correction === null ? null : { series: correction.series === "KOR" ? "KOR" : "KPA", total: correction.total },
    back,
    email: composed === null ? null : { subject: composed.subject, text: composed.text },
  };
}

async function waySaid(
  db: Queryable,
  { by, id, amount, currency }: GoingBack,
): Promise<SettlementPreview["back"][number]> {
  const refund = by === "provider" ? await refundNumbered(db, id) : null;
  const attempt = refund === null ? null : await attemptNumbered(db, refund.attempt_id);
  const exchange = by === "exchange" ? { order: id, missing: (await orderMissing(db, id)).missing } : null;
  return {
    by,
    provider: attempt?.provider ?? null,
    ...(exchange !== null && { exchange }),
    money: { amount, currency },
  };
}
