import { withdrawalHref } from "../contract/paths.ts";
import type { OrderEmailKind } from "../database/mail/email-contents.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { fillText } from "../domain/translations.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Attachment, type Email, emailHtml, emailText } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { stateTexts, type StateTexts } from "./order-state-texts.ts";

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
  const t = stateTexts[lanCode];
  const { subject, text } = t[kind];
  const fill = { number: order.orderId, total: formatMoney(order.total, order.currency), shipping: order.shippingName };
  const body = [
    `<p>${escapeHtml(fillText(text, fill))}</p>`,
    kind === "orderSent" ? onItsWay(order, tracking, t) : "",
    points > 0
      ? `<p>${escapeHtml(fillText(kind === "orderDelivered" ? t.pointsEarned : t.pointsBack, { points }))}</p>`
      : "",
    papers.length > 0 ? `<p>${t.paper}</p>` : "",
    kind === "orderDelivered"
      ? `<p>${escapeHtml(t.withdraw)} <a href="${escapeHtml(seller.publicUrl + withdrawalHref(order.orderId))}">${t.returns}</a></p>`
      : "",
    reviewFollows && kind === "orderDelivered" ? `<p>${t.review}</p>` : "",
    `<p><a class="do" href="${escapeHtml(link)}"><strong>${t.open}</strong></a></p>`,
    `<p><strong>${t.goods}</strong><br>${order.lines.map((line) => escapeHtml(`${line.quantity} × ${[line.name, line.variant].filter(Boolean).join(", ")}`)).join("<br>")}</p>`,
    `<p>${fillText(t.write, { email: `<a href="mailto:${escapeHtml(seller.email)}">${escapeHtml(seller.email)}</a>`, phone: escapeHtml(seller.phone.replaceAll(" ", "\u00a0")) })}</p>`,
    `<p><span>${t.secret}</span></p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: subject,
    body,
    footer: [`${seller.company}, ${seller.address}`, seller.phone, seller.email],
  });
  return {
    to: order.email,
    subject: `${subject} – ${t.order} ${order.orderId}, ${seller.name}`,
    text: emailText(html),
    html,
    attachments: papers,
  };
}

function onItsWay(order: ReadableOrder, tracking: string | null, t: StateTexts): string {
  const said = [
    ...(tracking === null ? [] : [`${t.tracking}: <strong>${escapeHtml(tracking)}</strong>`]),
    ...(order.shippingPoint === null
      ? []
      : [`${t.point}: ${escapeHtml([order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", "))}`]),
  ];
  return said.length === 0 ? "" : `<p>${said.join("<br>")}</p>`;
}
