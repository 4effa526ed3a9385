import { momentSaid } from "../domain/days-said.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** A withdrawal as it was declared; `at` is the moment it was received, as clocks in Poland show it. */
interface DeclaredWithdrawal {
  number: number;
  name: string;
  order: string;
  email: string;
  goods: string;
  at: string;
  /** The order of that number and address; null: somebody has to look for it. */
  orderId: number | null;
}

interface Around {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
}

/** Confirms at once what was declared and when (law: art. 11a(4) of 2011/83/EU). */
export function withdrawalEmail(declared: DeclaredWithdrawal, { to, lanCode, shopName, publicUrl }: Around): Email {
  const t = texts[lanCode];
  const html = emailHtml({
    lanCode,
    shopName,
    heading: t.heading,
    body: `<p>${t.text}</p>${table(declared, lanCode)}<p>${t.next}</p>`,
    footer: [shopName, publicUrl],
  });
  return { to, subject: `${t.heading} – ${shopName}`, text: emailText(html), html };
}

/** The same for the shop, with the order it was found to belong to. */
export function withdrawalForShopEmail(
  declared: DeclaredWithdrawal,
  { to, publicUrl }: Pick<Around, "to" | "publicUrl">,
): Email {
  const heading = `Odstąpienie od umowy ${declared.number}`;
  const found =
    declared.orderId === null
      ? "Nie ma zamówienia o tym numerze i adresie: sprawdź, o które chodzi."
      : `Zamówienie ${declared.orderId} jest z tego adresu.`;
  const html = emailHtml({
    lanCode: "pl",
    heading,
    body: `${table(declared, "pl")}<p>${found}</p>`,
    footer: [publicUrl],
  });
  return {
    to,
    subject: heading,
    text: emailText(html),
    html,
    replyTo: { name: declared.name, address: declared.email },
  };
}

function table({ number, name, order, email, goods, at }: DeclaredWithdrawal, lanCode: LanCode): string {
  const t = texts[lanCode];
  const rows = [
    [t.number, String(number)],
    [t.at, momentSaid(at, languageCalled(lanCode).tag)],
    [t.name, name],
    [t.order, order],
    [t.email, email],
    [t.goods, goods === "" ? t.all : goods],
  ];
  return `<table>${rows.map(([label = "", value = ""]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`).join("")}</table>`;
}

type Texts = Record<
  "heading" | "text" | "next" | "number" | "at" | "name" | "order" | "email" | "goods" | "all",
  string
>;
const texts: Record<LanCode, Texts> = {
  pl: {
    heading: "Odstąpienie od umowy przyjęte",
    text: "Potwierdzamy, że dostaliśmy to oświadczenie o odstąpieniu od umowy. Zachowaj ten list.",
    next: "Odeślij rzeczy w ciągu 14 dni. Pieniądze oddamy najpóźniej w 14 dni od Twojego oświadczenia, tą samą drogą, którą przyszły; możemy poczekać na paczkę albo dowód jej nadania.",
    number: "Numer zgłoszenia",
    at: "Otrzymane",
    name: "Imię i nazwisko",
    order: "Zamówienie",
    email: "E-mail",
    goods: "Czego dotyczy",
    all: "całego zamówienia",
  },
  en: {
    heading: "Your withdrawal is received",
    text: "We confirm that we have received this declaration of withdrawal from the contract. Keep this letter.",
    next: "Send the goods back within 14 days. We refund you within 14 days of your declaration, the way you paid; we may wait for the parcel or proof that it was sent.",
    number: "Reference",
    at: "Received (Polish time)",
    name: "Name",
    order: "Order",
    email: "E-mail",
    goods: "What it concerns",
    all: "the whole order",
  },
  cz: {
    heading: "Odstoupení od smlouvy přijato",
    text: "Potvrzujeme, že jsme obdrželi toto oznámení o odstoupení od smlouvy. Tento e-mail si uschovejte.",
    next: "Zboží pošlete zpět do 14 dnů. Peníze vrátíme nejpozději do 14 dnů od vašeho oznámení, stejnou cestou, jakou přišly; můžeme počkat na zásilku nebo doklad o jejím odeslání.",
    number: "Číslo podání",
    at: "Přijato",
    name: "Jméno a příjmení",
    order: "Objednávka",
    email: "E-mail",
    goods: "Čeho se týká",
    all: "celé objednávky",
  },
};
