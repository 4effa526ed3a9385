import type { exchangeRoutes } from "../../../contract/operator/exchanges.ts";
import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { rolledBack } from "../../../database/connect.ts";
import { emailOfOrder } from "../../../database/mail/outbox.ts";
import { orderNumbered, triedNumber } from "../../../database/order/orders.ts";
import { lockReturn } from "../../../database/return/returns.ts";
import { agreeExchange, type ExchangeAgreed } from "../../../flows/return/agree-exchange.ts";
import { endExchange } from "../../../flows/return/end-exchange.ts";
import { sendExchange } from "../../../flows/return/send-exchange.ts";
import { type Handlers, refused } from "../context.ts";
import { onVersion, said } from "./returns.ts";

/** Goods that come back and are exchanged. */
export const exchangeHandlers: Handlers<keyof typeof exchangeRoutes> = {
  async previewExchange({ db, parts, person, parameters: { id }, body, now }) {
    const before = await lockReturn(db, id);
    if (before === null) return refused("NOT_FOUND");
    const tried = { before, ...body, staffId: person.staff_id, number: triedNumber, now };
    const { agreed, composed } = await rolledBack(db, async () => {
      const agreed = await agreeExchange(db, tried, async () => undefined);
      const email = agreed.kind === "refused" ? null : await emailOfOrder(db, agreed.orderId, "exchangeAgreed");
      return { agreed, composed: email === null ? null : await parts.composeEmail(db, email) };
    });
    if (agreed.kind === "refused") return refused(whyNot[agreed.why]);
    const { order } = (await orderNumbered(db, before.order_id))!;
    // The number it was tried with is not the one the order will have.
    const unnumbered = (text: string) => text.replaceAll(String(triedNumber), "…");
    return {
      answer: {
        total: { amount: agreed.total, currency: order.currency },
        email: composed === null ? null : { subject: unnumbered(composed.subject), text: unnumbered(composed.text) },
      },
    };
  },

  async agreeExchange({ parameters: { id }, body, version, log, ...asked }) {
    const { db, person, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const agreed = await agreeExchange(db, { before, ...body, staffId: person.staff_id, now }, log);
    return agreed.kind === "refused" ? refused(whyNot[agreed.why]) : said(asked, id);
  },

  async endExchange({ parameters: { id }, body: { tell }, version, log, ...asked }) {
    const { db, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const ended = await endExchange(db, { before, tell, now }, log);
    if (ended.kind === "ended") return said(asked, id);
    return refused(ended.why === "none" ? "NOT_FOUND" : "EXCHANGE_UNDER_WAY");
  },

  async sendExchange({ parameters: { id }, body: { ahead }, version, log, ...asked }) {
    const before = await onVersion(asked.db, id, version);
    if ("problem" in before) return before;
    return (await sendExchange(asked.db, { before, ahead }, log)) ? said(asked, id) : refused("EXCHANGE_UNDER_WAY");
  },
};

const whyNot = {
  returnEnded: "RETURN_ENDED",
  exchanged: "EXCHANGED",
  notSent: "STATE_NOT_REACHABLE",
  pieces: "PIECES_WRONG",
  notSold: "NOT_SOLD",
  soldOut: "GOODS_SHORT",
  unpaid: "EXCHANGE_UNPAID",
  free: "EXCHANGE_FREE",
} as const satisfies Record<Extract<ExchangeAgreed, { kind: "refused" }>["why"], ProblemCode>;
