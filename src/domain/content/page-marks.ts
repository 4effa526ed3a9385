import { escapeHtml } from "../escape.ts";
import { textIn } from "../dictionary/dictionaries.ts";
import { holdsOf } from "../order/holds.ts";
import type { LanCode } from "../language.ts";
import { formatMoney } from "../money.ts";
import { pointsDiscount } from "../customer/points.ts";
import { sellerRegisters } from "../seller-registers.ts";
import { changeableConfig } from "../shop-config.ts";

/** What the marks of information pages stand for, by name, as plain text. */
export type PageMarks = Readonly<Record<string, string>>;

/** A payment the shop offers, as pages name it. */
export interface OfferedPayment {
  code: string;
  name: string;
}

/**
 * Returns what the marks of information pages stand for in a language: every `shop_…` entry of Config, an empty text
 * where nothing is set, and what the shop's own rules say, so that no text repeats a number that may change.
 * `shop_company` is the seller's registered name, the shop's own where there is none; `shop_tel` is the phone as a link
 * wants it; `pays_online`, `pays_transfer`, both together as `pays_ahead`, and `pays_cash` are empty where the shop does not offer that.
 */
export function pageMarks(
  config: Readonly<Record<string, string>>,
  lanCode: LanCode,
  payments: readonly OfferedPayment[] = [],
): PageMarks {
  const unsaid = Object.keys(changeableConfig).map((code) => [code, ""]);
  const said = Object.fromEntries([...unsaid, ...Object.entries(config)] as [string, string][]);
  const shop = Object.fromEntries(Object.entries(said).filter(([code]) => code.startsWith("shop_")));
  const company = shop["shop_company"] || shop["shop_name"] || "";
  const { onlineMinutes, transferDays } = holdsOf(config);
  const offered = (isMeant: (code: string) => boolean) => (payments.some(({ code }) => isMeant(code)) ? "1" : "");
  return {
    ...shop,
    shop_company: company,
    shop_tel: (shop["shop_phone"] ?? "").replace(/[^\d+]/g, ""),
    shop_hours: (shop["shop_hours"] ?? "").replaceAll("–", "\u2060–\u2060"),
    seller: [company, shop["shop_street"], shop["shop_city"]].filter(Boolean).join(", "),
    seller_registers: sellerRegisters(config, lanCode),
    payments_offered: payments.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)).join(", "),
    pays_online: offered((code) => code !== "bank" && code !== "cash"),
    pays_ahead: offered((code) => code !== "cash"),
    pays_transfer: offered((code) => code === "bank"),
    pays_cash: offered((code) => code === "cash"),
    transfer_account: shop["shop_bank_account"] ?? "",
    order_button: textIn(lanCode, "BTN_MAKEORDER"),
    hold_online_minutes: String(onlineMinutes),
    hold_transfer_days: String(transferDays),
    points_worth: formatMoney(pointsDiscount(100), "pln").replace(" ", "\u00a0"),
  };
}

/** Returns which marks of a text nothing fills yet, or only an empty text: what the shop has not said of itself. What is about a payment it does not offer is not asked for. */
export function unfilledMarks(html: string, marks: PageMarks): string[] {
  const asked = withoutSections(html, (name) => name.startsWith("pays_") && marks[name] === "");
  const named = [...asked.matchAll(/\{\{([a-z_]+)\}\}/g)].map(([, name = ""]) =>
    name === "shop_tel" ? "shop_phone" : name,
  );
  return [...new Set(named)].filter((name) => !Object.hasOwn(marks, name) || marks[name] === "").sort();
}

/**
 * Returns HTML with its `{{marks}}` filled, each as text; one of another name stays, to be seen. What stands between
 * `{{#mark}}` and `{{/mark}}` goes where the mark is empty. Elsewhere an empty mark leaves no comma, no label in front of
 * it, no link that leads nowhere and no empty line.
 */
export function fillMarks(html: string, marks: PageMarks): string {
  const isEmpty = (name: string) => Object.hasOwn(marks, name) && marks[name] === "";
  const said = withoutEmpty(withoutSections(html, isEmpty), isEmpty);
  return (said.length === html.length ? said : said.replace(emptyLines, "")).replace(
    /\{\{([a-z_]+)\}\}/g,
    (mark, name: string) => (Object.hasOwn(marks, name) ? escapeHtml(marks[name]!) : mark),
  );
}

function withoutSections(html: string, isEmpty: (name: string) => boolean): string {
  return html.replace(/\{\{#([a-z_]+)\}\}([^]*?)\{\{\/\1\}\}/g, (_, name: string, inside: string) =>
    isEmpty(name) ? "" : withoutSections(inside, isEmpty),
  );
}

/** Stands where nothing is said. */
const gap = "\u0000";

function withoutEmpty(html: string, isEmpty: (name: string) => boolean): string {
  const gaps = html
    .replace(/<a\b[^>]*\{\{([a-z_]+)\}\}[^>]*>[^]*?<\/a>/g, (link, name: string) => (isEmpty(name) ? gap : link))
    .replace(/\{\{([a-z_]+)\}\}/g, (mark, name: string) => (isEmpty(name) ? gap : mark))
    .replace(/<(strong|em|b)>\u0000<\/\1>/g, gap);
  if (!gaps.includes(gap)) return html;
  return (
    gaps
      // What an enumeration names, with its comma and label; what an 'or' adds.
      .replace(/,\s*\u0000/g, gap)
      .replace(/ (?:albo|lub|or|nebo) [^<>,.;\u0000]{0,24}\u0000/g, "")
      .replace(/(?:Telefon|Phone|tel\.|e-mail|NIP|KRS|REGON|BDO) \u0000/g, gap)
      // A line, a clause or a sentence that was there for it alone.
      .replace(/(<(?:p|li|td)>)[^<>.]*: \u0000[,.]?(?=<\/)/g, "$1")
      .replace(/; [^<>.;\u0000]*\u0000(?=\.)/g, "")
      .replace(/(^|[.?!>])\s?[^<>.?!\u0000]*\p{L}[^<>.?!\u0000]*\u0000+\./gu, "$1")
      .replace(/(<br>|<(?:p|li|td)>)\u0000(?:,\s*)?/g, "$1")
      .replaceAll(gap, "")
      .replace(/(?:<br>\s*)+(?=<br>|<\/(?:p|li|td)>)/g, "")
      .replace(/(<(?:p|li|td)>)(?:\s*<br>)+/g, "$1")
  );
}

/** What a section leaves of a line that held it alone. */
const emptyLines = /<(p|li)>[\s.,;:]*<\/\1>\n?/g;
