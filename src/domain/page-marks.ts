import { asHtml } from "./as-html.ts";
import { dictionaries } from "./dictionary/dictionaries.ts";
import { holdsOf } from "./holds.ts";
import type { LanCode } from "./language.ts";
import { formatMoney } from "./money.ts";
import { pointsDiscount } from "./points.ts";

/** What the marks of information pages stand for, by name, as plain text. */
export type PageMarks = Readonly<Record<string, string>>;

/**
 * Answers what the marks of information pages stand for in a language: every `shop_…` entry of Config, and
 * what the shop's own rules say, so that no text repeats a number that may change. `shop_company` is the
 * seller's registered name, the shop's own where there is none; `shop_tel` is the phone as a link wants it.
 */
export function pageMarks(config: Readonly<Record<string, string>>, lanCode: LanCode): PageMarks {
  const shop = Object.fromEntries(Object.entries(config).filter(([code]) => code.startsWith("shop_")));
  const company = shop["shop_company"] || shop["shop_name"] || "";
  const { onlineMinutes, transferDays } = holdsOf(config);
  return {
    ...shop,
    shop_company: company,
    shop_tel: (shop["shop_phone"] ?? "").replace(/[^\d+]/g, ""),
    shop_hours: (shop["shop_hours"] ?? "").replaceAll("–", "\u2060–\u2060"),
    seller: [company, shop["shop_street"], shop["shop_city"]].filter(Boolean).join(", "),
    order_button: dictionaries[lanCode]["BTN_MAKEORDER"] ?? "",
    hold_online_minutes: String(onlineMinutes),
    hold_transfer_days: String(transferDays),
    points_worth: formatMoney(pointsDiscount(100), "pln").replace(" ", "\u00a0"),
  };
}

/** Answers HTML with its `{{marks}}` filled, each as text; one that nothing fills stays, to be seen. */
export function fillMarks(html: string, marks: PageMarks): string {
  return html.replace(/\{\{([a-z_]+)\}\}/g, (mark, name: string) => (Object.hasOwn(marks, name) ? asHtml(marks[name]!) : mark));
}
