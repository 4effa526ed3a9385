import { escapeHtml } from "../escape.ts";
import { textIn } from "../dictionary/dictionaries.ts";
import { holdsOf } from "../order/holds.ts";
import type { LanCode } from "../language.ts";
import { formatMoney } from "../money.ts";
import { pointsDiscount } from "../customer/points.ts";
import { sellerRegisters } from "../seller-registers.ts";

/** What the marks of information pages stand for, by name, as plain text. */
export type PageMarks = Readonly<Record<string, string>>;

/**
 * Returns what the marks of information pages stand for in a language: every `shop_…` entry of Config, and
 * what the shop's own rules say, so that no text repeats a number that may change. `shop_company` is the
 * seller's registered name, the shop's own where there is none; `shop_tel` is the phone as a link wants it. `payments` are
 * the names of the payments the shop offers.
 */
export function pageMarks(
  config: Readonly<Record<string, string>>,
  lanCode: LanCode,
  payments: readonly string[] = [],
): PageMarks {
  const shop = Object.fromEntries(Object.entries(config).filter(([code]) => code.startsWith("shop_")));
  const company = shop["shop_company"] || shop["shop_name"] || "";
  const { onlineMinutes, transferDays } = holdsOf(config);
  return {
    ...shop,
    shop_company: company,
    shop_tel: (shop["shop_phone"] ?? "").replace(/[^\d+]/g, ""),
    shop_hours: (shop["shop_hours"] ?? "").replaceAll("–", "\u2060–\u2060"),
    seller: [company, shop["shop_street"], shop["shop_city"]].filter(Boolean).join(", "),
    seller_registers: sellerRegisters(config, lanCode),
    payments_offered: payments.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(", "),
    transfer_account: shop["shop_bank_account"] || textIn(lanCode, "TRANSFER_ACCOUNT_LATER"),
    order_button: textIn(lanCode, "BTN_MAKEORDER"),
    hold_online_minutes: String(onlineMinutes),
    hold_transfer_days: String(transferDays),
    points_worth: formatMoney(pointsDiscount(100), "pln").replace(" ", "\u00a0"),
  };
}

/** Returns which marks of a text nothing fills yet, or only an empty text: what the shop has not said of itself. */
export function unfilledMarks(html: string, marks: PageMarks): string[] {
  const named = [...html.matchAll(/\{\{([a-z_]+)\}\}/g)].map(([, name = ""]) =>
    name === "shop_tel" ? "shop_phone" : name,
  );
  return [...new Set(named)].filter((name) => !Object.hasOwn(marks, name) || marks[name] === "").sort();
}

/** Returns HTML with its `{{marks}}` filled, each as text; one that nothing fills stays, to be seen. */
export function fillMarks(html: string, marks: PageMarks): string {
  return html.replace(/\{\{([a-z_]+)\}\}/g, (mark, name: string) =>
    Object.hasOwn(marks, name) ? escapeHtml(marks[name]!) : mark,
  );
}
