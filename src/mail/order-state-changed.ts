import { pathIn, withdrawalHref } from "../contract/paths.ts";
import type { OrderEmailKind } from "../database/mail/email-contents.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { exchangeCode } from "../domain/payment/payment.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { Attachment, Email } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";

export const stateEmailKinds = [
  "orderPaid",
  "orderPacked",
  "orderSent",
  "orderDelivered",
  "orderCancelled",
  "orderReturned",
  "orderExpired",
] as const satisfies readonly OrderEmailKind[];
export type StateEmailKind = (typeof stateEmailKinds)[number];

/** What an order's email says beside the order. */
export interface StateNews {
  kind: StateEmailKind;
  /** The order's page, for whoever has this email: a whole address. */
  link: string;
  tracking: string | null;
  /** Points the order has just earned, or that came back with it; 0: none. */
  points: number;
  /** The invoice or proof of purchase, or its correction, where this email brings it. */
  papers: readonly Attachment[];
  /** Another email will ask for reviews some days later. */
  reviewFollows: boolean;
}

/** Tells the shopper where their order is now: one email for each state, with the way to the order's page and to the shop. */
export function orderStateEmail(
  order: ReadableOrder,
  seller: Seller,
  { kind, link, tracking, points, papers, reviewFollows, lanCode }: StateNews & { lanCode: LanCode },
): Email {
  const t = translator(lanCode);
  // Nobody has paid for it: what it is exchanged for has come.
  const said = kind === "orderPaid" && order.paymentCode === exchangeCode ? "EXCHANGE_PAID" : kind.toUpperCase();
  const subject = t(`EMAIL_${said}_SUBJECT`);
  const fill = { number: order.orderId, total: formatMoney(order.total, order.currency), shipping: order.shippingName };
  const told = [
    `<p>${escapeHtml(t(`EMAIL_${said}_TEXT`, fill))}</p>`,
    kind === "orderSent" ? onItsWay(order, tracking, lanCode) : "",
    points > 0
      ? `<p>${escapeHtml(t(kind === "orderDelivered" ? "EMAIL_ORDER_STATE_POINTS_EARNED" : "EMAIL_ORDER_STATE_POINTS_BACK", { points }))}</p>`
      : "",
    papers.length > 0 ? `<p>${t("EMAIL_ORDER_STATE_PAPER")}</p>` : "",
    kind === "orderDelivered"
      ? `<p>${escapeHtml(t("EMAIL_ORDER_STATE_WITHDRAW"))} <a href="${escapeHtml(seller.publicUrl + pathIn(withdrawalHref(order.orderId), lanCode))}">${t("EMAIL_ORDER_STATE_RETURNS")}</a></p>`
      : "",
    reviewFollows && kind === "orderDelivered" ? `<p>${t("EMAIL_ORDER_STATE_REVIEW")}</p>` : "",
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
    `<p><strong>${t("EMAIL_ORDER_STATE_GOODS")}</strong><br>${order.lines.map((line) => escapeHtml(`${line.quantity} × ${[line.name, line.variant].filter(Boolean).join(", ")}`)).join("<br>")}</p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers });
}

/** Where a parcel can be followed, and the locker it goes to; empty where neither is known. */
export function onItsWay(
  {
    shippingPoint: point,
    shippingPointAddress: address,
  }: Pick<ReadableOrder, "shippingPoint" | "shippingPointAddress">,
  tracking: string | null,
  lanCode: LanCode,
): string {
  const t = translator(lanCode);
  const said = [
    ...(tracking === null ? [] : [`${t("EMAIL_ORDER_STATE_TRACKING")}: <strong>${escapeHtml(tracking)}</strong>`]),
    ...(point === null
      ? []
      : [`${t("EMAIL_ORDER_STATE_POINT")}: ${escapeHtml([point, address].filter(Boolean).join(", "))}`]),
  ];
  return said.length === 0 ? "" : `<p>${said.join("<br>")}</p>`;
}
