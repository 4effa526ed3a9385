import type { SettlementLineRow, SettlementRow } from "../database/order/settlements.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { type Currency, formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { type Attachment, type Email, emailHtml, emailText, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { asking } from "./order-state-changed.ts";

/** Money that goes back, in hundredths of its currency. `sayAt`: where the buyer says the account; null: it is known. */
export type MoneyOnItsWay = { amount: number; currency: Currency } & (
  | { by: "provider"; provider: string }
  | { by: "account"; sayAt: string | null }
);

/** What an email about a settlement says beside the order. */
export interface SettledNews {
  lanCode: LanCode;
  /** Null: money alone goes back. */
  settlement: (SettlementRow & { lines: SettlementLineRow[] }) | null;
  ways: readonly MoneyOnItsWay[];
  /** What is the buyer's and goes back another time, in hundredths of the order's currency. */
  later: number;
  /** The last day for it, `2026-12-05`. */
  due: string;
  /** The correction of the document. */
  papers: readonly Attachment[];
  /** The order's page: a whole address. */
  link: string;
}

/** Tells the buyer what was given back of their order: pieces and sums, by which way the money goes and until when, with the correction of the document. */
export function orderSettledEmail(order: ReadableOrder, seller: Seller, news: SettledNews): Email {
  const { lanCode, settlement, ways, later, due, papers, link } = news;
  const t = translator(lanCode);
  const about = aboutOf(order, settlement);
  const subject = t(`EMAIL_SETTLED_${about}_SUBJECT`);
  const body = [
    `<p>${escapeHtml(t(`EMAIL_SETTLED_${about}_TEXT`, { number: order.orderId }))}</p>`,
    settlement === null ? "" : whatBack(order, settlement, lanCode),
    ...ways.map((way) => wayBack(way, due, lanCode)),
    later > 0 ? `<p>${escapeHtml(t("EMAIL_SETTLED_LATER", { sum: formatMoney(later, order.currency), due }))}</p>` : "",
    settlement !== null && settlement.points > 0
      ? `<p>${escapeHtml(t("EMAIL_ORDER_STATE_POINTS_BACK", { points: settlement.points }))}</p>`
      : "",
    papers.length > 0 ? `<p>${t("EMAIL_SETTLED_PAPER")}</p>` : "",
    `<p><a ${ways.some((way) => way.by === "account" && way.sayAt !== null) ? "" : 'class="do" '}href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
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

function aboutOf(order: ReadableOrder, settlement: SettledNews["settlement"]) {
  if (settlement === null) return "MONEY";
  if (settlement.kind === "cancellation") return order.state === "cancelled" ? "CANCELLED" : "PARTLYCANCELLED";
  return settlement.kind === "return" ? "RETURNED" : "REDUCED";
}

/** The pieces that came back, and what became cheaper, as a table that adds up. */
function whatBack(order: ReadableOrder, settlement: NonNullable<SettledNews["settlement"]>, lanCode: LanCode): string {
  const t = translator(lanCode);
  const { shipping, withheld, withheld_reason: why, amount, reason } = settlement;
  const row = (said: string, sum: number) =>
    `<tr><th scope="row">${escapeHtml(said)}</th><td>${formatMoney(sum, order.currency)}</td></tr>`;
  const goods = settlement.lines.map(({ position, quantity, gross }) => {
    const line = order.lines[position - 1];
    const name = line === undefined ? "–" : joined(line.name, line.variant);
    return row(quantity > 0 ? `${quantity} × ${name}` : t("EMAIL_SETTLED_CHEAPER", { name }), gross);
  });
  const rows = [
    ...goods,
    ...(shipping > 0 ? [row(t("EMAIL_SETTLED_SHIPPING"), shipping)] : []),
    ...(withheld > 0 ? [row(`${t("EMAIL_SETTLED_WITHHELD")}${why === "" ? "" : `: ${why}`}`, -withheld)] : []),
    `<tr><th scope="row"><strong>${t("EMAIL_SETTLED_SUM")}</strong></th><td><strong>${formatMoney(amount - withheld, order.currency)}</strong></td></tr>`,
  ];
  return `${reason === "" ? "" : `<p>${escapeHtml(t("EMAIL_SETTLED_REASON", { reason }))}</p>`}<table>${rows.join("")}</table>`;
}

/** Returns, as HTML, by which way money goes back and until when, with the button where its buyer says the account. */
export function wayBack(way: MoneyOnItsWay, due: string, lanCode: LanCode): string {
  const t = translator(lanCode);
  const sum = formatMoney(way.amount, way.currency);
  if (way.by === "provider") {
    const provider = way.provider === "paypal" ? "PayPal" : way.provider === "payu" ? "PayU" : way.provider;
    return `<p>${escapeHtml(t("EMAIL_SETTLED_BY_PROVIDER", { sum, provider }))}</p>`;
  }
  if (way.sayAt === null) return `<p>${escapeHtml(t("EMAIL_SETTLED_TO_ACCOUNT", { sum, due }))}</p>`;
  return `<p>${escapeHtml(t("EMAIL_SETTLED_ASK_ACCOUNT", { sum, due }))}</p><p><a class="do" href="${escapeHtml(way.sayAt)}"><strong>${t("EMAIL_SETTLED_SAY_ACCOUNT")}</strong></a></p>`;
}
