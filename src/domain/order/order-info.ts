/** The placed order in words: HTML for the confirm step and for emails (specification, point 2: 'an order summary whose HTML comes from the server'). */
import { escapeHtml } from "../escape.ts";
import { daysSaid } from "../days-said.ts";
import { languageCalled, type LanCode } from "../language.ts";
import type { Holds } from "./holds.ts";
import { type Currency, formatMoney } from "../money.ts";
import type { OrderState } from "./order-states.ts";
import { isFree } from "../payment/payment.ts";
import { fillText } from "../translations.ts";

/** A stored order as a person reads it. Amounts in hundredths of its currency. */
export interface ReadableOrder {
  orderId: number;
  currency: Currency;
  lines: { name: string; variant: string; quantity: number; amount: number }[];
  products: number;
  shipping: number;
  discount: number;
  points: number;
  total: number;
  /** The total in PLN grosze, shown where the currency is another. */
  totalPln: number;
  /** What is charged where it is paid online. */
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
 * bank transfer goes, for the email; elsewhere the shopper is told that it stands there. `page`: the order's page.
 * `payAt`: where an order that awaits its online payment is paid. `forShop`: its reader sends the goods and pays
 * nothing, and reads Polish.
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
  const t = forShop ? { ...texts.pl, ...shopTexts } : texts[lanCode];
  const money = (amount: number) => formatMoney(amount, order.currency);
  const rows = order.lines.map(
    (line) =>
      `<tr><th scope="row">${escapeHtml(line.name)}${line.variant ? `<br><span>${escapeHtml(line.variant)}</span>` : ""}</th><td>${line.quantity} ${line.quantity === 1 ? t.piece : t.pieces}</td><td>${money(line.amount)}</td></tr>`,
  );
  const sums: [label: string, amount: string][] = [
    [t.products, money(order.products)],
    [`${t.shipping}: ${order.shippingName}`, money(order.shipping)],
    ...(order.discount > 0
      ? [
          [`${t.discount}${order.discountCode ? ` ${order.discountCode}` : ""}`, `−${money(order.discount)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(order.points > 0 ? [[t.points, `−${money(order.points)}`] as [string, string]] : []),
  ];
  return [
    ...(payAt !== undefined && order.state === "awaitingPayment" ? [payNow(order, t, payAt)] : []),
    `<table><caption>${t.order} ${order.orderId}</caption><tbody>${rows.join("")}</tbody>`,
    `<tfoot>${sums.map(([label, amount]) => `<tr><th scope="row" colspan="2">${escapeHtml(label)}</th><td>${amount}</td></tr>`).join("")}`,
    `<tr><th scope="row" colspan="2"><strong>${t.total}</strong></th><td><strong>${money(order.total)}</strong>${order.currency === "pln" ? "" : `<br><span>${formatMoney(order.totalPln, "pln")}</span>`}</td></tr></tfoot></table>`,
    `<p><strong>${t.payment}</strong><br>${escapeHtml(order.paymentName)}${paying(order, t, account)}</p>`,
    ...(order.arrival === null || order.state === "awaitingReview"
      ? []
      : [
          `<p><strong>${t.arrival}</strong><br>${daysSaid(order.arrival, languageCalled(lanCode).tag)}${order.paymentCode === "bank" && order.state === "awaitingPayment" ? `, ${t.onceMoneyIsHere}` : ""}</p>`,
        ]),
    `<p><strong>${t.address}</strong><br>${[order.name, ...order.address].map(escapeHtml).join("<br>")}${order.shippingPoint ? `<br>${t.point}: ${escapeHtml([order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", "))}` : ""}<br>${escapeHtml(order.email)}<br>${escapeHtml(order.phone)}</p>`,
    ...(order.company.length > 0
      ? [`<p><strong>${t.invoice}</strong><br>${order.company.map(escapeHtml).join("<br>")}</p>`]
      : []),
    ...(order.comment ? [`<p><strong>${t.comment}</strong><br>${escapeHtml(order.comment)}</p>`] : []),
    ...(page === undefined ? [] : [`<p><a href="${escapeHtml(page)}">${t.page}</a></p>`]),
  ].join("");
}

const texts: Record<
  LanCode,
  Record<
    | "order"
    | "piece"
    | "pieces"
    | "products"
    | "shipping"
    | "discount"
    | "points"
    | "total"
    | "payment"
    | "account"
    | "reference"
    | "wait"
    | "bank"
    | "pay"
    | "paying"
    | "inPln"
    | "paid"
    | "free"
    | "arrival"
    | "onceMoneyIsHere"
    | "address"
    | "point"
    | "invoice"
    | "comment"
    | "page"
    | "review",
    string
  >
> = {
  pl: {
    order: "Zamówienie",
    piece: "szt.",
    pieces: "szt.",
    products: "Wartość produktów",
    shipping: "Dostawa",
    discount: "Kod rabatowy",
    points: "Rabat za punkty",
    total: "Do zapłaty",
    payment: "Płatność",
    account: "Numer konta",
    reference: "Tytuł przelewu",
    wait: "Czekamy na wpłatę @days dni.",
    bank: "Numer konta i tytuł przelewu wysłaliśmy e-mailem. Czekamy na wpłatę @days dni.",
    pay: "Zapłać teraz",
    paying: "Przejdziesz na stronę operatora płatności. Zamówienie trzymamy dla Ciebie @minutes minut.",
    inPln: "Ta płatność pobiera złote, więc zapłacisz @amount.",
    paid: "Zapłacone.",
    free: "Nie ma nic do zapłaty.",
    arrival: "Przewidywana dostawa",
    onceMoneyIsHere: "jeśli zapłacisz dziś",
    address: "Adres dostawy",
    point: "Automat paczkowy",
    invoice: "Dane do faktury",
    comment: "Uwagi",
    page: "Zobacz zamówienie",
    review:
      "Nic teraz nie płać: sklep musi najpierw potwierdzić to zamówienie i napisze do Ciebie, zwykle w ciągu dnia roboczego.",
  },
  en: {
    order: "Order",
    piece: "pc",
    pieces: "pcs",
    products: "Products value",
    shipping: "Shipping",
    discount: "Discount code",
    points: "Points discount",
    total: "Total to pay",
    payment: "Payment",
    account: "Account number",
    reference: "Payment reference",
    wait: "We wait @days days for your payment.",
    bank: "The account number and the payment reference are in our e-mail. We wait @days days for your payment.",
    pay: "Pay now",
    paying: "You go on to the payment provider’s page. We hold the order for you for @minutes minutes.",
    inPln: "This payment is charged in złoty, so you pay @amount.",
    paid: "Paid.",
    free: "There is nothing to pay.",
    arrival: "Expected delivery",
    onceMoneyIsHere: "if you pay today",
    address: "Shipping address",
    point: "Parcel locker",
    invoice: "Invoice details",
    comment: "Comment",
    page: "View your order",
    review:
      "Please pay nothing now: the shop has to confirm this order first and will write to you, usually within one working day.",
  },
  cz: {
    order: "Objednávka",
    piece: "ks",
    pieces: "ks",
    products: "Cena zboží",
    shipping: "Doprava",
    discount: "Slevový kód",
    points: "Sleva za body",
    total: "Celkem k úhradě",
    payment: "Platba",
    account: "Číslo účtu",
    reference: "Zpráva pro příjemce",
    wait: "Na platbu čekáme @days dnů.",
    bank: "Číslo účtu a údaje k platbě jsme poslali e-mailem. Na platbu čekáme @days dnů.",
    pay: "Zaplatit nyní",
    paying: "Přejdete na stránku poskytovatele plateb. Objednávku vám držíme @minutes minut.",
    inPln: "Tato platba se účtuje ve zlotých, zaplatíte tedy @amount.",
    paid: "Zaplaceno.",
    free: "Není co platit.",
    arrival: "Předpokládané doručení",
    onceMoneyIsHere: "pokud zaplatíte dnes",
    address: "Doručovací adresa",
    point: "Výdejní box",
    invoice: "Fakturační údaje",
    comment: "Poznámka",
    page: "Zobrazit objednávku",
    review:
      "Nyní nic neplaťte: obchod musí objednávku nejdřív potvrdit a napíše vám, obvykle do jednoho pracovního dne.",
  },
};

/** What the shop's own copy says where the shopper's tells them to pay. */
const shopTexts = {
  total: "Razem",
  bank: "Kupujący ma na przelew @days dni, w tytule poda numer zamówienia.",
  paying: "Kupujący ma na zapłatę online @minutes minut.",
  onceMoneyIsHere: "jeśli wpłata przyjdzie dziś",
  review: "Zamówienie czeka na Twoje słowo i nie trzyma towaru: jest większe albo jest ich więcej niż zwykle.",
};

/** The way on to paying, before everything else: with the sum that is charged, which may be another than the one shown. */
function payNow({ charged, currency }: ReadableOrder, t: (typeof texts)[LanCode], payAt: string): string {
  const amount = formatMoney(charged.amount, charged.currency);
  const note = charged.currency === currency ? "" : `<br>${fillText(t.inPln, { amount })}`;
  return `<p><a href="${escapeHtml(payAt)}"><strong>${t.pay}: ${amount}</strong></a>${note}</p>`;
}

function paying(order: ReadableOrder, t: (typeof texts)[LanCode], account: string | undefined): string {
  if (order.state === "awaitingReview") return `<br><strong>${t.review}</strong>`;
  if (isFree(order)) return `<br>${t.free}`;
  if (order.paymentCode === "cash") return "";
  if (order.state === "paid") return `<br>${t.paid}`;
  if (order.state !== "awaitingPayment") return "";
  if (order.paymentCode !== "bank") return `<br>${hold(t.paying, order)}`;
  if (account === undefined) return `<br>${hold(t.bank, order)}`;
  return `<br>${t.account}: ${escapeHtml(account)}<br>${t.reference}: ${order.orderId}<br>${hold(t.wait, order)}`;
}

/** How long an unpaid order waits, in the words of its payment. */
function hold(text: string, { holds }: ReadableOrder): string {
  return fillText(text, { days: holds.transferDays, minutes: holds.onlineMinutes });
}
