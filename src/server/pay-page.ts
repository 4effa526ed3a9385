import { escapeHtml } from "../domain/escape.ts";
import { type LanCode } from "../domain/language.ts";
import type { Assets } from "../generator/document.ts";

/** Returns what a shopper reads who is about to pay, `begin`, or whose provider does not answer, `later`: nothing is lost, and one button goes on. */
export function payPage(
  kind: "begin" | "later",
  { orderId, payAt, page, lanCode }: { orderId: number; payAt: string; page: string; lanCode: LanCode },
  { styles }: Pick<Assets, "styles">,
): string {
  const t = texts[lanCode];
  const { title, text, button } = t[kind];
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
  return `<!doctype html><html lang="${lanCode === "cz" ? "cs" : lanCode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${sheets}</head>
<body><main class="page"><h1>${title}</h1><p>${text.replace("@order", String(orderId))}</p><form method="post" action="${escapeHtml(payAt)}"><button class="button button-signal" type="submit"><span>${button}</span></button></form><p><a class="link" href="${escapeHtml(page)}">${t.order}</a></p></main></body></html>`;
}

type Said = Record<"title" | "text" | "button", string>;

const texts: Record<LanCode, { begin: Said; later: Said; order: string }> = {
  pl: {
    begin: {
      title: "Zapłać za zamówienie",
      text: "Zamówienie @order czeka na zapłatę. Przejdziesz na stronę operatora płatności.",
      button: "Przejdź do płatności",
    },
    later: {
      title: "Operator płatności nie odpowiada",
      text: "Zamówienie @order jest złożone i czeka, a z konta nic nie pobrano. Spróbuj zapłacić za chwilę.",
      button: "Spróbuj teraz",
    },
    order: "Zobacz zamówienie",
  },
  en: {
    begin: {
      title: "Pay for your order",
      text: "Order @order awaits its payment. You go on to the payment provider’s page.",
      button: "Go to the payment",
    },
    later: {
      title: "The payment provider does not answer",
      text: "Order @order is placed and waits, and nothing was charged. Try to pay again in a moment.",
      button: "Try again now",
    },
    order: "See the order",
  },
  cz: {
    begin: {
      title: "Zaplatit objednávku",
      text: "Objednávka @order čeká na platbu. Přejdete na stránku poskytovatele plateb.",
      button: "Přejít k platbě",
    },
    later: {
      title: "Poskytovatel plateb neodpovídá",
      text: "Objednávka @order je přijatá a čeká, nic se nestrhlo. Zkuste zaplatit za chvíli.",
      button: "Zkusit teď",
    },
    order: "Zobrazit objednávku",
  },
};
