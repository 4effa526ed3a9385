import { saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { methodCodes } from "../database/order/delivery.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { writtenPages } from "../database/content/information-pages.ts";
import { settleProducers } from "../database/catalogue/producers.ts";
import { holdRules, isHold, cashDays } from "../domain/order/holds.ts";
import { marksNamed, providerMarks } from "../domain/payment/method-marks.ts";
import { emailsADay } from "../database/mail/outbox.ts";
import { currencies, type Currency } from "../domain/money.ts";
import { isWithin, orderLimitRules } from "../domain/order/order-limits.ts";
import { webAddress } from "../domain/third-parties.ts";

/** What the operator may set, and what it must look like; an empty text takes an entry away. */
export const changeableConfig = {
  shop_name: "a name",
  shop_company: "the company's full name",
  shop_street: "a street",
  shop_city: "a postcode and city",
  shop_phone: "a telephone number",
  shop_email: "an e-mail address",
  shop_hours: "opening hours",
  shop_nip: "a NIP",
  shop_regon: "a REGON",
  shop_krs: "a number in the KRS",
  shop_court: "the court that keeps the register",
  shop_capital: "the share capital",
  shop_bdo: "a number in the BDO",
  shop_bank_account: "an account number",
  shop_vat_exemption: "the rule by which what it sells is exempt from VAT",
  currencies: "currencies of pln, eur, gbp and usd, separated by commas, pln among them",
  social_facebook: "an address that begins with https://",
  social_instagram: "an address that begins with https://",
  social_youtube: "an address that begins with https://",
  social_timeline_url: "the address of an embeddable page, 270 × 400 pixels",
  preferred_payment: "the code of a payment method the shop has",
  preferred_shipping: "the code of a shipping method the shop has",
  payment_marks: `what the online payment offers, of ${providerMarks.join(", ")}, separated by commas; empty: nothing is shown`,
  hold_minutes: "minutes for which an order to be paid online keeps its goods: 15 to 1440, in fives",
  hold_transfer_days: "days for which one to be paid by bank transfer does: 5 to 30",
  reminder_minutes: "minutes after which an order to be paid online is reminded of: 5 to 1435, in fives",
  hold_cash_days:
    "days after which an order to be paid on delivery that was not packed is told of in 'duties': 1 to 60",
  order_limit_orders:
    "how many unpaid orders, or to be paid on delivery, one shopper may have before the next waits for your word: 1 to 1000",
  order_limit_pieces: "how many pieces of goods in them: 1 to 100000",
  order_limit_hours: "of how many hours they count: 1 to 720",
  letters_a_day: "how many letters go in 24 hours to an address nobody has confirmed: 1 to 1000",
  page_terms: "the number of an information page ('page' lists them)",
  page_returns: "the number of an information page",
  page_privacy: "the number of an information page",
  page_shipping: "the number of an information page",
  missing_producer:
    "'shop', where the shop answers for the safety of goods whose brand has no producer, or 'hidden', where they are not shown until it has one",
} as const;

export type ChangeableConfig = keyof typeof changeableConfig;

/** Sets a Config entry, and pages follow. Returns false, changing nothing, where the content cannot be that. */
export async function changeConfig(
  pool: Pool,
  { code, content }: { code: ChangeableConfig; content: string },
): Promise<boolean> {
  const kept = content.trim();
  if (
    kept.length > 500 ||
    !fits(code, kept) ||
    !(await isMethod(pool, code, kept)) ||
    !(await isPage(pool, code, kept))
  )
    return false;
  await inTransaction(pool, async (db) => {
    await saveConfig(db, code, kept);
    const settled = code === "missing_producer" ? await settleProducers(db) : [];
    await invalidateCacheTags(db, [
      "config",
      ...(settled.length > 0 ? ["menu"] : []),
      ...settled.map((id) => `product:${id}`),
    ]);
  });
  return true;
}

/** Where nothing is chosen yet, the checkout begins with the preferred methods (specification, point 4); a misspelt one would never be found. */
async function isMethod(pool: Pool, code: ChangeableConfig, content: string): Promise<boolean> {
  if (code !== "preferred_payment" && code !== "preferred_shipping") return true;
  const { payments, shippings } = await methodCodes(pool);
  return (code === "preferred_payment" ? payments : shippings).includes(content);
}

/** Emails carry the terms and the page about returns, and a shop opens with all four. */
async function isPage(pool: Pool, code: ChangeableConfig, content: string): Promise<boolean> {
  return !code.startsWith("page_") || (await writtenPages(pool)).some(({ page_id }) => String(page_id) === content);
}

/** Not every seller has them. */
const mayBeEmpty: readonly ChangeableConfig[] = [
  "shop_hours",
  "shop_nip",
  "shop_regon",
  "shop_krs",
  "shop_court",
  "shop_capital",
  "shop_bdo",
  "shop_vat_exemption",
];

function fits(code: ChangeableConfig, content: string): boolean {
  if (code.startsWith("social_")) return content === "" || webAddress(content) !== null;
  if (code === "currencies") {
    const named = content.split(",");
    return (
      named.includes("pln") &&
      new Set(named).size === named.length &&
      named.every((name) => currencies.includes(name as Currency))
    );
  }
  if (code === "payment_marks") return marksNamed(content) !== null;
  if (code === "missing_producer") return content === "shop" || content === "hidden";
  if (isHoldCode(code)) return isHold(code, content);
  const range = rangeOf(code);
  if (range !== null) return isWithin(range, content);
  if (code === "shop_email") return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(content);
  return content !== "" || mayBeEmpty.includes(code);
}

/** Returns between which whole numbers an entry lies, and what holds where nothing is set; null for one that is none of them. */
export function rangeOf(code: ChangeableConfig): { usual: number; least: number; most: number } | null {
  if (code === "letters_a_day") return emailsADay;
  if (code === "hold_cash_days") return cashDays;
  return code in orderLimitRules ? orderLimitRules[code as keyof typeof orderLimitRules] : null;
}

function isHoldCode(code: ChangeableConfig): code is keyof typeof holdRules {
  return code in holdRules;
}
