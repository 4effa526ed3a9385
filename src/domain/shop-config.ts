import { emailForm } from "./one-form.ts";
import { isEmail } from "./field-rules.ts";
import { type PictureRatio, pictureRatios } from "./catalogue/picture.ts";
import { currencies, type Currency } from "./money.ts";
import { cashDays, holdRules, isHold } from "./order/holds.ts";
import { isWithin, orderLimitRules } from "./order/order-limits.ts";
import { marksNamed, providerMarks, usualMarks } from "./payment/method-marks.ts";
import { accountForm, bdoForm, krsForm, nipForm, pastedForm, phoneForm, regonForm } from "./seller-numbers.ts";
import { webAddress } from "./third-parties.ts";
import { isDay } from "./warsaw-time.ts";

/** Returns the currencies the shop sells in, PLN among them. */
export function currenciesSold(config: Readonly<Record<string, string>>): Currency[] {
  const sold = (config["currencies"] ?? "pln").split(",");
  return currencies.filter((currency) => sold.includes(currency));
}

/** Returns whether the weight of goods counts in prices of delivery; else every cart is taken to weigh nothing (specification, point 9). */
export function weighsParcels(config: Readonly<Record<string, string>>): boolean {
  return config["parcel_weight"] === "yes";
}

/** What Config may say of `letters_a_day`, the most emails in 24 hours to an address nobody has confirmed. */
export const emailsADay = { usual: 10, least: 1, most: 1000 };

/** What the operator may set, and what it must look like; an empty text takes an entry away. */
export const changeableConfig = {
  shop_name: "a name, with a letter or a digit",
  shop_company: "the seller's full name, as 'Kowalska Studio Anna Kowalska'",
  shop_street: "a street with its number, as 'ul. Kwiatowa 5'",
  shop_city: "a postcode and city, as '00-001 Warszawa'",
  shop_phone:
    "a telephone number, as '+48 600 100 200': nine digits, or the country with + and 7 to 15 digits; empty: none",
  shop_email: "an e-mail address, as sklep@firma.pl",
  shop_hours: "opening hours, as '9:00–17:00'; empty: none",
  shop_nip: "a NIP, ten digits whose checksum fits, as 5261040828; empty: none",
  shop_regon: "a REGON, 9 or 14 digits whose checksum fits, as 123456785; empty: none",
  shop_krs: "a number in the KRS, ten digits, as 0000123456; empty: none",
  shop_court: "the court that keeps the register, in full; empty: none",
  shop_capital: "the share capital with its currency, as '5000 PLN'; empty: none",
  shop_bdo: "a number in the BDO, nine digits, as 000123456; empty: none",
  shop_other_registers:
    "numbers in other registers of packaging, electric goods or deposits, as 'LUCID DE1234567890123'; empty: none",
  shop_bank_account:
    "an account number whose checksum fits, as 'PL61 1090 1014 0000 0712 1981 2874' (26 digits) or another country's IBAN; empty: none, and no transfers",
  shop_vat_exemption: "the rule by which what it sells is exempt from VAT, as 'art. 113 ust. 1'; empty: none",
  picture_ratio: `the ratio of width to height in which goods are shown, ${pictureRatios.join(", ")}`,
  currencies: "currencies of pln, eur, gbp and usd, separated by commas, pln among them",
  eur_rate: "how many PLN one euro costs, as 4.25",
  gbp_rate: "how many PLN one pound costs, as 5.10",
  usd_rate: "how many PLN one dollar costs, as 3.95",
  social_facebook: "an address that begins with https://",
  social_instagram: "an address that begins with https://",
  social_youtube: "an address that begins with https://",
  social_timeline_url: "the address of an embeddable page, 270 × 400 pixels",
  preferred_payment: "the code of a payment method the shop has",
  preferred_shipping: "the code of a shipping method the shop has",
  parcel_weight:
    "'yes', where the weight of goods counts in prices of delivery, or 'no', where every cart is taken to weigh nothing",
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
  ksef_consumers: "'yes', where consumers' invoices go to KSeF, too, or 'no'",
  oss_since:
    "the day from which orders of persons in other countries of the Union bear the VAT of these, settled by OSS, as 2026-10-01; empty: they bear Polish VAT",
  missing_producer:
    "'shop', where the shop answers for the safety of goods whose brand has no producer, or 'hidden', where they are not shown until it has one",
} as const;

export type ChangeableConfig = keyof typeof changeableConfig;

/** Not every seller has them, and a profile may end. */
const mayBeEmpty: ReadonlySet<string> = new Set<ChangeableConfig>([
  "shop_phone",
  "shop_hours",
  "shop_nip",
  "shop_regon",
  "shop_krs",
  "shop_court",
  "shop_capital",
  "shop_bdo",
  "shop_other_registers",
  "shop_bank_account",
  "shop_vat_exemption",
  "social_facebook",
  "social_instagram",
  "social_youtube",
  "social_timeline_url",
  "payment_marks",
  "oss_since",
  "parcel_weight",
]);

/** Returns an entry in the form in which it is kept, or null where it cannot be that; whether a method or page is the shop's own is asked elsewhere. */
export function configForm(code: ChangeableConfig, typed: string): string | null {
  const text = typed.trim();
  if (text.length > 500) return null;
  if (text === "") return mayBeEmpty.has(code) ? "" : null;
  return forms[code]?.(text) ?? (code in forms ? null : text);
}

/** Returns the entries that are set and cannot be what they are to be, with what they are and the form they should have. */
export function misshapenConfig(
  config: Readonly<Record<string, string>>,
): { code: ChangeableConfig; content: string; expected: string }[] {
  return (Object.keys(changeableConfig) as ChangeableConfig[]).flatMap((code) => {
    const content = config[code] ?? "";
    return content === "" || configForm(code, content) !== null
      ? []
      : [{ code, content, expected: changeableConfig[code] }];
  });
}

/** Returns between which whole numbers an entry lies, and what holds where nothing is set; null for one that is none of them. */
function rangeOf(code: ChangeableConfig): { usual: number; least: number; most: number } | null {
  if (code === "letters_a_day") return emailsADay;
  if (code === "hold_cash_days") return cashDays;
  return code in orderLimitRules ? orderLimitRules[code as keyof typeof orderLimitRules] : null;
}

/** Returns what holds where nothing is set; '': nothing does. */
export function usualOf(code: ChangeableConfig): string {
  if (code === "missing_producer") return "shop";
  if (code === "ksef_consumers" || code === "parcel_weight") return "no";
  if (code === "payment_marks") return usualMarks;
  if (code === "picture_ratio") return pictureRatios[0];
  const range = rangeOf(code);
  if (range !== null) return String(range.usual);
  return code in holdRules ? String(holdRules[code as keyof typeof holdRules].usual) : "";
}

/** Each entry with a form of its own; the other ones are any text. */
const forms: Partial<Record<ChangeableConfig, (text: string) => string | null>> = {
  shop_name: matching(/[\p{L}\p{N}]/u),
  shop_company: matching(/\p{L}.*\p{L}/u),
  shop_street: matching(/(?=.*\p{L}.*\p{L}).*\d/u),
  shop_city: matching(/^\d{2}-\d{3} .*\p{L}.*\p{L}/u),
  shop_phone: phoneForm,
  shop_email: (text) => (isEmail(emailForm(text)) ? emailForm(text) : null),
  shop_hours: matching(/\d|\p{L}.*\p{L}/u),
  shop_nip: nipForm,
  shop_regon: regonForm,
  shop_krs: krsForm,
  shop_court: matching(/\p{L}{2}.* .*\p{L}{2}/u),
  shop_capital: matching(/^(?=.*[1-9])\d[\d .,]*(?:PLN|zł|EUR|€)/iu),
  shop_bdo: bdoForm,
  shop_other_registers: matching(/\p{L}{2}.*\d/u),
  shop_bank_account: accountForm,
  shop_vat_exemption: matching(/(?=.*\p{L}.*\p{L}).*\d/u),
  picture_ratio: (text) => (pictureRatios.includes(text as PictureRatio) ? text : null),
  currencies: (text) => {
    const named = text.split(",");
    const known = named.every((name) => currencies.includes(name as Currency));
    return known && named.includes("pln") && new Set(named).size === named.length ? text : null;
  },
  eur_rate: rateForm,
  gbp_rate: rateForm,
  usd_rate: rateForm,
  social_facebook: secureAddress,
  social_instagram: secureAddress,
  social_youtube: secureAddress,
  social_timeline_url: secureAddress,
  payment_marks: (text) => (marksNamed(text) === null ? null : text),
  hold_minutes: (text) => (isHold("hold_minutes", text) ? text : null),
  hold_transfer_days: (text) => (isHold("hold_transfer_days", text) ? text : null),
  reminder_minutes: (text) => (isHold("reminder_minutes", text) ? text : null),
  hold_cash_days: within(cashDays),
  order_limit_orders: within(orderLimitRules.order_limit_orders),
  order_limit_pieces: within(orderLimitRules.order_limit_pieces),
  order_limit_hours: within(orderLimitRules.order_limit_hours),
  letters_a_day: within(emailsADay),
  oss_since: (text) => (isOssDay(text) ? text : null),
  ksef_consumers: matching(/^(?:yes|no)$/),
  parcel_weight: matching(/^(?:yes|no)$/),
  missing_producer: matching(/^(?:shop|hidden)$/),
};

/** Rates of the countries are known from 2025 on. */
function isOssDay(text: string): boolean {
  return isDay(text) && text >= "2025-01-01" && text < "2100";
}

/** A rate is PLN a unit, at least a grosz, with at most six decimals. */
function rateForm(text: string): string | null {
  const decimal = text.replace(",", ".");
  return /^\d{1,4}(\.\d{1,6})?$/.test(decimal) && Number(decimal) >= 0.01 ? decimal : null;
}

function matching(shape: RegExp): (text: string) => string | null {
  return (text) => (shape.test(pastedForm(text)) ? pastedForm(text) : null);
}

function within(range: { least: number; most: number }): (text: string) => string | null {
  return (text) => (isWithin(range, text) ? text : null);
}

function secureAddress(text: string): string | null {
  return webAddress(text)?.startsWith("https:") ? text : null;
}
