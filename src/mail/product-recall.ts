import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Tells a buyer that a product is recalled: which, why and what to do in the operator's words, and whom to ask (law: Regulation (EU) 2023/988, art. 36). */
export function recallEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  product,
  order,
  text,
  email,
  phone,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  product: string;
  order: number;
  /** Plain text; an empty line begins a paragraph. */
  text: string;
  email: string;
  phone: string;
}): Email {
  const t = texts[lanCode];
  const said = text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const body = [
    `<p><strong>${escapeHtml(product)}</strong><br>${t.order} ${order}</p>`,
    said,
    `<p>${t.ask} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>, ${escapeHtml(phone.replaceAll(" ", "\u00a0"))}.</p>`,
    `<p><span>${t.share}</span></p>`,
  ].join("");
  const html = emailHtml({ lanCode, shopName, heading: t.heading, body, footer: [shopName, publicUrl] });
  return { to, subject: `${t.heading}: ${product} – ${shopName}`, text: emailText(html), html };
}

const texts: Record<LanCode, Record<"heading" | "order" | "ask" | "share", string>> = {
  pl: {
    heading: "Wycofanie produktu ze względów bezpieczeństwa",
    order: "Zamówienie",
    ask: "Masz pytanie? Jesteśmy do dyspozycji:",
    share: "Jeśli ktoś inny ma teraz tę rzecz, przekaż mu ten list.",
  },
  en: {
    heading: "Product safety recall",
    order: "Order",
    ask: "Any questions? Here is how to reach us:",
    share: "If somebody else has this product now, please pass this letter on.",
  },
  cz: {
    heading: "Stažení výrobku z bezpečnostních důvodů",
    order: "Objednávka",
    ask: "Máte dotaz? Jsme tu pro vás:",
    share: "Pokud má tuto věc teď někdo jiný, předejte mu prosím tento e-mail.",
  },
};
