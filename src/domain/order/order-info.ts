/** The placed order in words: HTML for the confirm step and for emails (specification, point 2: 'an order summary whose HTML comes from the server'). */
import { exceptionText, type WithdrawalException } from "../catalogue/withdrawal-exception.ts";
import { escapeHtml } from "../escape.ts";
import { translator } from "../dictionary/dictionaries.ts";
import { daysSaid } from "../days-said.ts";
import { languageCalled, type LanCode } from "../language.ts";
import type { Holds } from "./holds.ts";
import { type Currency, formatMoney } from "../money.ts";
import type { OrderState } from "./order-states.ts";
import { isFree } from "../payment/payment.ts";

/** A stored order as a person reads it. Amounts in hundredths of its currency. */
export interface ReadableOrder {
  orderId: number;
  currency: Currency;
  /** What the store room knows a line by is for the shop alone. */
  lines: {
    /** By which documents and settlements know the line; those of an order that was changed have gaps. */
    position: number;
    name: string;
    variant: string;
    quantity: number;
    amount: number;
    sku: string | null;
    gtin: string | null;
    shelf: string | null;
    /** Why its buyer cannot withdraw from buying it, or not once it is unsealed; null: they can. */
    exception: WithdrawalException | null;
  }[];
  products: number;
  shipping: number;
  discount: number;
  points: number;
  total: number;
  /** The total in PLN grosze, shown where the currency is another. */
  totalPln: number;
  /** What of the total is still to come while it awaits its money, or since it was changed; 0: nothing. */
  missing: number;
  /** What is charged where that is paid online. */
  charged: { currency: Currency; amount: number };
  state: OrderState;
  paymentName: string;
  paymentCode: string;
  shippingName: string;
  shippingPoint: string | null;
  /** Where the parcel locker stands. */
  shippingPointAddress: string | null;
  /** Between which days it comes, `YYYY-MM-DD`; null: the shop did not say. */
  arrival: { from: string; to: string } | null;
  discountCode: string | null;
  name: string;
  address: string[];
  email: string;
  phone: string;
  company: string[];
  comment: string;
  /** How long the shop waits for the money. */
  holds: Holds;
}

/**
 * Returns the order as HTML made of table, p, strong and links; every value in it is escaped. `account`: where a
 * bank transfer goes, for the email, empty where the shop names none any more; elsewhere the shopper is told that it stands there. `page`: the order's page.
 * `payAt`: where an order that awaits its online payment is paid. `forShop`: its reader sends the goods and pays
 * nothing.
 */
export function orderInfo(
  order: ReadableOrder,
  lanCode: LanCode,
  {
    account,
    page,
    payAt,
    forShop = false,
  }: { account?: string; page?: string; payAt?: string; forShop?: boolean } = {},
): string {
  const t = translator(lanCode);
  const reader = forShop ? "ORDER_INFO_SHOP" : "ORDER_INFO";
  const money = (amount: number) => formatMoney(amount, order.currency);
  const rows = order.lines.map(
    (line) =>
      `<tr><th scope="row">${escapeHtml(line.name)}${[
        line.variant,
        line.exception === null ? "" : exceptionText(line.exception, lanCode),
        forShop ? storeRoomWords(line, lanCode) : "",
      ]
        .filter(Boolean)
        .map((text) => `<br><span>${escapeHtml(text)}</span>`)
        .join(
          "",
        )}</th><td>${line.quantity} ${line.quantity === 1 ? t("ORDER_INFO_PIECE") : t("ORDER_INFO_PIECES")}</td><td>${money(line.amount)}</td></tr>`,
  );
  const sums: [label: string, amount: string][] = [
    [t("ORDER_INFO_PRODUCTS"), money(order.products)],
    [`${t("ORDER_INFO_SHIPPING")}: ${order.shippingName}`, money(order.shipping)],
    ...(order.discount > 0
      ? [
          [
            `${t("ORDER_INFO_DISCOUNT")}${order.discountCode ? ` ${order.discountCode}` : ""}`,
            `−${money(order.discount)}`,
          ] as [string, string],
        ]
      : []),
    ...(order.points > 0 ? [[t("ORDER_INFO_POINTS"), `−${money(order.points)}`] as [string, string]] : []),
  ];
  const came = order.state === "awaitingPayment" ? order.total - order.missing : 0;
  if (came > 0) sums.push([t("ORDER_INFO_SHOP_TOTAL"), money(order.total)], [t("ORDER_INFO_CAME"), `−${money(came)}`]);
  const asked = came > 0 ? money(order.missing) : money(order.total);
  return [
    ...(payAt !== undefined && order.state === "awaitingPayment" ? [payNow(order, lanCode, payAt)] : []),
    `<table><caption>${t("ORDER_INFO_ORDER")} ${order.orderId}</caption><tbody>${rows.join("")}</tbody>`,
    `<tfoot>${sums.map(([label, amount]) => `<tr><th scope="row" colspan="2">${escapeHtml(label)}</th><td>${amount}</td></tr>`).join("")}`,
    `<tr><th scope="row" colspan="2"><strong>${t(came > 0 ? "ORDER_INFO_LEFT" : `${reader}_TOTAL`)}</strong></th><td><strong>${asked}</strong>${order.currency === "pln" || came > 0 ? "" : `<br><span>${formatMoney(order.totalPln, "pln")}</span>`}</td></tr></tfoot></table>`,
    `<p><strong>${t("ORDER_INFO_PAYMENT")}</strong><br>${escapeHtml(order.paymentName)}${paying(order, { lanCode, reader, account })}</p>`,
    ...(order.arrival === null || order.state === "awaitingReview"
      ? []
      : [
          `<p><strong>${t("ORDER_INFO_ARRIVAL")}</strong><br>${daysSaid(order.arrival, languageCalled(lanCode).tag)}${order.paymentCode === "bank" && order.state === "awaitingPayment" ? `, ${t(`${reader}_ONCE_MONEY_IS_HERE`)}` : ""}</p>`,
        ]),
    `<p><strong>${t("ORDER_INFO_ADDRESS")}</strong><br>${[order.name, ...order.address].map(escapeHtml).join("<br>")}${order.shippingPoint ? `<br>${t("ORDER_INFO_POINT")}: ${escapeHtml([order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", "))}` : ""}<br>${escapeHtml(order.email)}<br>${escapeHtml(order.phone)}</p>`,
    ...(order.company.length > 0
      ? [`<p><strong>${t("ORDER_INFO_INVOICE")}</strong><br>${order.company.map(escapeHtml).join("<br>")}</p>`]
      : []),
    ...(order.comment ? [`<p><strong>${t("ORDER_INFO_COMMENT")}</strong><br>${escapeHtml(order.comment)}</p>`] : []),
    ...(page === undefined ? [] : [`<p><a href="${escapeHtml(page)}">${t("ORDER_INFO_PAGE")}</a></p>`]),
  ].join("");
}

/** Returns what the store room knows a line, or a variant, by: `SKU 4711 · EAN 5901234123457 · Półka A-3`; empty where it knows nothing. */
export function storeRoomWords(
  { sku, gtin, shelf }: Pick<ReadableOrder["lines"][number], "sku" | "gtin" | "shelf">,
  lanCode: LanCode,
): string {
  const t = translator(lanCode);
  const words: (string | false)[] = [
    sku !== null && `SKU ${sku}`,
    gtin !== null && `EAN ${gtin}`,
    shelf !== null && t("ORDER_INFO_SHOP_SHELF", { shelf }),
  ];
  return words.filter(Boolean).join(" · ");
}

/** The way on to paying, before everything else: with the sum that is charged, which may be another than the one shown. */
function payNow({ charged, currency }: ReadableOrder, lanCode: LanCode, payAt: string): string {
  const t = translator(lanCode);
  const amount = formatMoney(charged.amount, charged.currency);
  const note = charged.currency === currency ? "" : `<br>${t("ORDER_INFO_IN_PLN", { amount })}`;
  return `<p><a href="${escapeHtml(payAt)}"><strong>${t("ORDER_INFO_PAY")}: ${amount}</strong></a>${note}</p>`;
}

function paying(
  order: ReadableOrder,
  {
    lanCode,
    reader,
    account,
  }: { lanCode: LanCode; reader: "ORDER_INFO" | "ORDER_INFO_SHOP"; account: string | undefined },
): string {
  const t = translator(lanCode);
  const { transferDays: days, onlineMinutes: minutes } = order.holds;
  if (order.state === "awaitingReview") return `<br><strong>${t(`${reader}_REVIEW`)}</strong>`;
  if (isFree(order)) return `<br>${t("ORDER_INFO_FREE")}`;
  if (order.paymentCode === "cash") return "";
  if (order.state === "paid") return `<br>${t("ORDER_INFO_PAID")}`;
  if (order.state !== "awaitingPayment") return "";
  if (order.paymentCode !== "bank") return `<br>${t(`${reader}_PAYING`, { minutes })}`;
  if (account === undefined) return `<br>${t(`${reader}_BANK`, { days })}`;
  const where = account === "" ? "" : `<br>${t("ORDER_INFO_ACCOUNT")}: ${escapeHtml(account)}`;
  return `${where}<br>${t("ORDER_INFO_REFERENCE")}: ${order.orderId}<br>${t("ORDER_INFO_WAIT", { days })}`;
}
