import { asHtml } from "../domain/as-html.ts";
import { type LanCode } from "../domain/language.ts";
import type { Assets } from "../generator/document.ts";

/** Answers what a shopper reads whose provider does not answer: nothing is lost, and where to try again. */
export function payLaterPage({ orderId, payAt, page, lanCode }: { orderId: number; payAt: string; page: string; lanCode: LanCode }, { styles }: Pick<Assets, "styles">): string {
  const t = texts[lanCode];
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${asHtml(style)}">`).join("");
  return `<!doctype html><html lang="${lanCode === "cz" ? "cs" : lanCode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title>${sheets}</head>
<body><main class="page"><h1>${t.title}</h1><p>${t.text.replace("@order", String(orderId))}</p><p><a class="link" href="${asHtml(payAt)}">${t.again}</a></p><p><a class="link" href="${asHtml(page)}">${t.order}</a></p></main></body></html>`;
}

const texts: Record<LanCode, Record<"title" | "text" | "again" | "order", string>> = {
  pl: { title: "Operator płatności nie odpowiada", text: "Zamówienie @order jest złożone i czeka, a z konta nic nie pobrano. Spróbuj zapłacić za chwilę.", again: "Spróbuj teraz", order: "Zobacz zamówienie" },
  en: { title: "The payment provider does not answer", text: "Order @order is placed and waits, and nothing was charged. Try to pay again in a moment.", again: "Try again now", order: "See the order" },
  cz: { title: "Poskytovatel plateb neodpovídá", text: "Objednávka @order je přijatá a čeká, nic se nestrhlo. Zkuste zaplatit za chvíli.", again: "Zkusit teď", order: "Zobrazit objednávku" },
};
