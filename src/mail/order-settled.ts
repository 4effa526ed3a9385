import type { SettlementLineRow, SettlementRow } from "../database/order/settlements.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import { type Currency, formatMoney } from "../domain/money.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { providerName } from "../domain/payment/provider-name.ts";
import { dayInWords } from "../domain/warsaw-time.ts";
import { type Attachment, type Email, joined } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";
import { emailAboutOrder } from "./order-email.ts";

/** Money that goes back, in hundredths of its currency. `sayAt`: where the buyer says the account; null: it is known. */
export type MoneyOnItsWay = { amount: number; currency: Currency } & (
  | { by: "provider"; provider: string }
  | { by: "account"; sayAt: string | null }
  /** It pays for another order, which still costs so much. */
  | { by: "exchange"; order: number; missing: number }
);

/** What an email about a settlement says beside the order. */
export interface SettledNews {
  lanCode: LanCode;
  /** Money came for the order; of what nobody has paid nothing is given back. */
  paid: boolean;
  /** It is of a parcel that nobody has collected. */
  uncollected: boolean;
  /** Null: money alone goes back. */
  settlement: (SettlementRow & { lines: SettlementLineRow[] }) | null;
  ways: readonly MoneyOnItsWay[];
  /** What is the buyer's and goes back another time, in hundredths of the order's currency. */
  later: number;
  /** Spent points that are on the account again. */
  points: number;
  /** The last day for it, `2026-12-05`. */
  due: string;
  /** The correction of the document. */
  papers: readonly Attachment[];
  /** The order's page: a whole address. */
  link: string;
}

/** Tells the buyer what was given back of their order: pieces and sums, by which way the money goes and until when, with the correction of the document. */
export function orderSettledEmail(order: ReadableOrder, seller: Seller, news: SettledNews): Email {
  const { lanCode, settlement, ways, later, points, papers, link } = news;
  const due = dayInWords(news.due, lanCode);
  const t = translator(lanCode);
  const about = aboutOf(order, news);
  const subject = t(`EMAIL_SETTLED_${about}_SUBJECT`);
  const told = [
    `<p>${escapeHtml(t(`EMAIL_SETTLED_${about}_TEXT`, { number: order.orderId }))}</p>`,
    settlement === null ? "" : whatBack(order, { ...news, settlement }),
    !news.paid && (order.state === "cancelled" || order.state === "returned")
      ? `<p>${escapeHtml(t("EMAIL_SETTLED_UNPAID"))}</p>`
      : "",
    ...ways.map((way) => wayBack(way, due, lanCode)),
    ...ways.map((way) => stillToPay(order, seller, { way, lanCode })),
    later > 0 ? `<p>${escapeHtml(t("EMAIL_SETTLED_LATER", { sum: formatMoney(later, order.currency), due }))}</p>` : "",
    points > 0 ? `<p>${escapeHtml(t("EMAIL_ORDER_STATE_POINTS_BACK", { points }))}</p>` : "",
    papers.length > 0 ? `<p>${t("EMAIL_SETTLED_PAPER")}</p>` : "",
    `<p><a ${ways.some((way) => way.by === "account" && way.sayAt !== null) ? "" : 'class="do" '}href="${escapeHtml(link)}"><strong>${t("EMAIL_ORDER_STATE_OPEN")}</strong></a></p>`,
  ];
  return emailAboutOrder(order, seller, { lanCode, subject, told, papers });
}

/** What goods that came back do not pay of the order they are exchanged for, and how it is paid. */
function stillToPay(
  { currency }: ReadableOrder,
  { bankAccount: account }: Seller,
  { way, lanCode }: { way: MoneyOnItsWay; lanCode: LanCode },
): string {
  if (way.by !== "exchange" || way.missing === 0) return "";
  const fill = { sum: formatMoney(way.missing, currency), account, number: way.order };
  return `<p>${escapeHtml(translator(lanCode)("EMAIL_SETTLED_EXCHANGE_MISSING", fill))}</p>`;
}

function aboutOf(order: ReadableOrder, { settlement, uncollected }: SettledNews) {
  if (settlement === null) return "MONEY";
  if (settlement.kind === "cancellation") return order.state === "cancelled" ? "CANCELLED" : "PARTLYCANCELLED";
  if (settlement.kind === "reduction") return "REDUCED";
  return uncollected ? "UNCOLLECTED" : "RETURNED";
}

/** The pieces that came back, and what became cheaper, as a table that adds up; what nobody has paid is no sum of the buyer's. */
function whatBack(
  order: ReadableOrder,
  {
    settlement,
    paid,
    lanCode,
  }: Pick<SettledNews, "paid" | "lanCode"> & { settlement: NonNullable<SettledNews["settlement"]> },
): string {
  const t = translator(lanCode);
  const { shipping, withheld, withheld_reason: why, amount, reason } = settlement;
  const row = (said: string, sum: number) =>
    `<tr><th scope="row">${escapeHtml(said)}</th><td>${formatMoney(sum, order.currency)}</td></tr>`;
  const goods = settlement.lines.map(({ position, quantity, gross }) => {
    const line = order.lines.find((ordered) => ordered.position === position);
    const name = line === undefined ? "–" : joined(line.name, line.variant);
    return row(quantity > 0 ? `${quantity} × ${name}` : t("EMAIL_SETTLED_CHEAPER", { name }), gross);
  });
  const rows = [
    ...goods,
    ...(shipping > 0 ? [row(t("EMAIL_SETTLED_SHIPPING"), shipping)] : []),
    ...(withheld > 0 ? [row(`${t("EMAIL_SETTLED_WITHHELD")}${why === "" ? "" : `: ${why}`}`, -withheld)] : []),
    ...(paid
      ? [
          `<tr><th scope="row"><strong>${t("EMAIL_SETTLED_SUM")}</strong></th><td><strong>${formatMoney(amount - withheld, order.currency)}</strong></td></tr>`,
        ]
      : []),
  ];
  return `${reason === "" ? "" : `<p>${escapeHtml(t("EMAIL_SETTLED_REASON", { reason }))}</p>`}<table>${rows.join("")}</table>`;
}

/** Returns, as HTML, by which way money goes back and until when, with the button where its buyer says the account. */
export function wayBack(way: MoneyOnItsWay, due: string, lanCode: LanCode): string {
  const t = translator(lanCode);
  const sum = formatMoney(way.amount, way.currency);
  if (way.by === "provider") {
    const provider = providerName(way.provider);
    return `<p>${escapeHtml(t("EMAIL_SETTLED_BY_PROVIDER", { sum, provider }))}</p>`;
  }
  if (way.by === "exchange")
    return way.amount === 0 ? "" : `<p>${escapeHtml(t("EMAIL_SETTLED_EXCHANGED", { sum, number: way.order }))}</p>`;
  if (way.sayAt === null) return `<p>${escapeHtml(t("EMAIL_SETTLED_TO_ACCOUNT", { sum, due }))}</p>`;
  return `<p>${escapeHtml(t("EMAIL_SETTLED_ASK_ACCOUNT", { sum, due }))}</p><p><a class="do" href="${escapeHtml(way.sayAt)}"><strong>${t("EMAIL_SETTLED_SAY_ACCOUNT")}</strong></a></p>`;
}
