import { pathIn, withdrawalHref } from "../contract/paths.ts";
import type { OrderEmailKind } from "../database/mail/email-contents.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Attachment, type Email, emailHtml, emailText, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

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
  const subject = t(`EMAIL_${kind.toUpperCase()}_SUBJECT`);
  const fill = { number: order.orderId, total: formatMoney(order.total, order.currency), shipping: order.shippingName };
  const body = [
    `<p>${escapeHtml(t(`EMAIL_${kind.toUpperCase()}_TEXT`, fill))}</p>`,
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
    asking(seller, lanCode),
    `<p><span>${t("EMAIL_ORDER_STATE_SECRET")}</span></p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: subject,
    body,
    footer: [joined(seller.company, seller.address), seller.phone, seller.email],
  });
  return {
    to: order.email,
    subject: `${subject} – ${t("EMAIL_ORDER_STATE_ORDER")} ${order.orderId}, ${seller.name}`,
    text: emailText(html),
    html,
    attachments: papers,
  };
}

/** Returns how to ask, by what the shop has of the two, as HTML. */
export function asking({ email, phone }: Seller, lanCode: LanCode): string {
  const t = translator(lanCode);
  const fill = {
    email: `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    phone: escapeHtml(phone.replaceAll(" ", "\u00a0")),
  };
  if (email !== "" && phone !== "") return `<p>${t("EMAIL_ORDER_STATE_WRITE", fill)}</p>`;
  if (email !== "") return `<p>${t("EMAIL_ORDER_STATE_WRITE_ONLY", fill)}</p>`;
  return phone === "" ? "" : `<p>${t("EMAIL_ORDER_STATE_CALL_ONLY", fill)}</p>`;
}

/** Where a parcel can be followed, and the locker it goes to; empty where neither is known. */
export function onItsWay(order: ReadableOrder, tracking: string | null, lanCode: LanCode): string {
  const t = translator(lanCode);
  const said = [
    ...(tracking === null ? [] : [`${t("EMAIL_ORDER_STATE_TRACKING")}: <strong>${escapeHtml(tracking)}</strong>`]),
    ...(order.shippingPoint === null
      ? []
      : [
          `${t("EMAIL_ORDER_STATE_POINT")}: ${escapeHtml([order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", "))}`,
        ]),
  ];
  return said.length === 0 ? "" : `<p>${said.join("<br>")}</p>`;
}
