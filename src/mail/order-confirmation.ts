import { withdrawalHref } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import { orderInfo, type ReadableOrder } from "../domain/order/order-info.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Attachment, type Email, emailHtml, emailText } from "./email.ts";
import { withdrawalForm } from "./withdrawal-form.ts";

/** The seller as emails name it. */
export interface Seller {
  name: string;
  /** The registered name. */
  company: string;
  address: string;
  phone: string;
  email: string;
  bankAccount: string;
  publicUrl: string;
  /** Paths of the terms and of the returns page. */
  terms: string;
  returns: string;
}

/**
 * The shopper's email: the whole order, how to pay, terms and the right of withdrawal with its model
 * form, on a durable medium (law: art. 21 of the consumer rights act), in the shopper's language. The
 * attached `papers` are the terms and the information on returns as they stood when it was sent; `link` is the
 * order's page, `pay` where it is paid online.
 */
export function orderConfirmationEmail(
  order: ReadableOrder,
  seller: Seller,
  {
    lanCode,
    link,
    pay = null,
    papers = [],
  }: { lanCode: LanCode; link: string; pay?: string | null; papers?: readonly Attachment[] },
): Email {
  const t = texts[lanCode];
  const body = [
    `<p>${t.thanks}</p>`,
    withButton(
      orderInfo(order, lanCode, { account: seller.bankAccount, page: link, ...(pay === null ? {} : { payAt: pay }) }),
      pay,
    ),
    `<p><strong>${t.withdrawal}</strong><br>${t.withdrawalText}<br><a href="${escapeHtml(seller.publicUrl + withdrawalHref(order.orderId))}">${t.withdraw}</a></p>`,
    `<p><strong>${t.form}</strong><br>${escapeHtml(t.formText.replace("@seller", () => `${seller.company}, ${seller.address}, ${seller.email}`).replace("@order", String(order.orderId)))}</p>`,
    papers.length === 0 ? "" : `<p>${t.papers}</p>`,
    `<p><a href="${escapeHtml(seller.publicUrl + seller.terms)}">${t.terms}</a> · <a href="${escapeHtml(seller.publicUrl + seller.returns)}">${t.returns}</a></p>`,
  ].join("");
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: t.heading,
    body,
    footer: [`${seller.company}, ${seller.address}`, seller.phone, seller.email],
  });
  const form = withdrawalForm({ order, seller, lanCode });
  return {
    to: order.email,
    subject: `${t.subject} ${order.orderId} – ${seller.name}`,
    text: emailText(html),
    html,
    attachments: [...papers, form],
  };
}

/** The way to pay is what a reader looks for first. */
function withButton(html: string, pay: string | null): string {
  return pay === null
    ? html
    : html.replace(`<a href="${escapeHtml(pay)}">`, `<a class="do" href="${escapeHtml(pay)}">`);
}

/** The shop's own email about an order. */
export function orderForShopEmail(order: ReadableOrder, { to, publicUrl }: { to: string; publicUrl: string }): Email {
  const ways =
    order.state === "awaitingReview"
      ? `<p>Przyjmij je: „npm run shop -- order ${order.orderId} --accept”, albo odmów: „npm run shop -- order ${order.orderId} --state cancelled”.</p>`
      : "";
  const body = `${orderInfo(order, "pl", { forShop: true })}${ways}<p><a href="mailto:${escapeHtml(encodeURIComponent(order.email).replace("%40", "@"))}">Napisz do kupującego</a></p>`;
  const heading =
    order.state === "awaitingReview"
      ? `Zamówienie ${order.orderId} czeka na Twoje słowo`
      : `Nowe zamówienie ${order.orderId}`;
  const html = emailHtml({ lanCode: "pl", heading, body, footer: [publicUrl] });
  return { to, subject: `${heading}: ${formatMoney(order.total, order.currency)}`, text: emailText(html), html };
}

type Texts = Record<
  | "subject"
  | "heading"
  | "thanks"
  | "withdrawal"
  | "withdrawalText"
  | "withdraw"
  | "papers"
  | "form"
  | "formText"
  | "terms"
  | "returns",
  string
>;

const texts: Record<LanCode, Texts> = {
  pl: {
    subject: "Zamówienie",
    heading: "Mamy Twoje zamówienie",
    thanks: "Dziękujemy. Poniżej jest wszystko, co zamawiasz. Zachowaj tę wiadomość: potwierdza zawarcie umowy.",
    withdrawal: "Prawo odstąpienia od umowy",
    withdrawalText:
      "Masz 14 dni od otrzymania paczki, żeby odstąpić od umowy bez podawania przyczyny. Wystarczy e-mail albo list z takim oświadczeniem. Zwracamy cenę i koszt najtańszej zwykłej dostawy w ciągu 14 dni; ze zwrotem pieniędzy możemy poczekać, aż dostaniemy rzeczy albo dowód ich nadania. Koszt odesłania jest po Twojej stronie.",
    withdraw: "Odstąp od umowy tutaj",
    papers: "W załącznikach są regulamin, zasady zwrotów i reklamacji oraz formularz odstąpienia. Zapisz je.",
    form: "Wzór oświadczenia o odstąpieniu od umowy",
    formText:
      "Do: @seller. Odstępuję od umowy sprzedaży następujących rzeczy: … Zamówienie nr @order, odebrane dnia … Imię i nazwisko, adres, data, podpis (tylko na papierze).",
    terms: "Regulamin",
    returns: "Zwroty i reklamacje",
  },
  en: {
    subject: "Order",
    heading: "We have your order",
    thanks: "Thank you. Below is everything you ordered. Keep this e-mail: it confirms our contract.",
    withdrawal: "Right of withdrawal",
    withdrawalText:
      "You have 14 days from receiving the parcel to withdraw from the contract without giving a reason. An e-mail or a letter saying so is enough. We refund the price and the cost of the cheapest standard delivery within 14 days; we may wait until we have the goods or proof that you sent them. You pay for sending them back.",
    withdraw: "Withdraw from contract here",
    papers: "Attached are our terms, our rules of returns and complaints, and the withdrawal form. Keep them.",
    form: "Model withdrawal form",
    formText:
      "To: @seller. I withdraw from my contract of sale of the following goods: … Order no. @order, received on … Name, address, date, signature (on paper only).",
    terms: "Terms",
    returns: "Returns and complaints",
  },
  cz: {
    subject: "Objednávka",
    heading: "Máme vaši objednávku",
    thanks: "Děkujeme. Níže je vše, co jste objednali. Tento e-mail si uschovejte: potvrzuje uzavření smlouvy.",
    withdrawal: "Právo odstoupit od smlouvy",
    withdrawalText:
      "Do 14 dnů od převzetí zásilky můžete od smlouvy odstoupit bez udání důvodu. Stačí to oznámit e-mailem nebo dopisem. Cenu a náklady na nejlevnější běžnou dopravu vrátíme do 14 dnů; s vrácením peněz můžeme počkat, až zboží nebo doklad o jeho odeslání dostaneme. Náklady na zaslání zboží zpět hradíte vy.",
    withdraw: "Odstoupit od smlouvy zde",
    papers:
      "V přílohách najdete obchodní podmínky, pravidla vrácení a reklamací a formulář pro odstoupení. Uložte si je.",
    form: "Vzorový formulář pro odstoupení od smlouvy",
    formText:
      "Komu: @seller. Odstupuji od kupní smlouvy na toto zboží: … Objednávka č. @order, převzato dne … Jméno, adresa, datum, podpis (jen na papíře).",
    terms: "Obchodní podmínky",
    returns: "Vrácení a reklamace",
  },
};
