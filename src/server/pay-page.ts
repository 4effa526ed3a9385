import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import type { LanCode } from "../domain/language.ts";
import type { Assets } from "../generator/document.ts";

/** The order that is paid for: where it is seen and paid, and what it asks for, as its buyer reads it. */
export interface OrderToPay {
  orderId: number;
  payAt: string;
  page: string;
  lanCode: LanCode;
  sum: string;
}

/**
 * Returns what a shopper reads who is about to pay an order (`begin`) or what one costs more than was paid (`more`), or
 * whose provider does not answer (`later`): nothing is lost, and one button goes on.
 */
export function payPage(
  kind: "begin" | "more" | "later",
  { orderId, payAt, page, lanCode, sum }: OrderToPay,
  { styles }: Pick<Assets, "styles">,
): string {
  const t = translator(lanCode);
  const title = t(`PAY_PAGE_${kind.toUpperCase()}_TITLE`);
  const sheets = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("");
  return `<!doctype html><html lang="${lanCode === "cz" ? "cs" : lanCode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${sheets}</head>
<body><main class="page"><h1>${title}</h1><p>${t(`PAY_PAGE_${kind.toUpperCase()}_TEXT`, { order: orderId, sum })}</p><form method="post" action="${escapeHtml(payAt)}"><button class="button button-signal" type="submit"><span>${t(kind === "later" ? "PAY_PAGE_LATER_BUTTON" : "PAY_PAGE_BEGIN_BUTTON")}</span></button></form><p><a class="link" href="${escapeHtml(page)}">${t("PAY_PAGE_ORDER")}</a></p></main></body></html>`;
}
