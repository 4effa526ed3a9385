import type { ConfigSaid } from "../../contract/operator/config.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { pictureRatios } from "../../domain/catalogue/picture.ts";
import { currencies } from "../../domain/money.ts";
import { providerMarks } from "../../domain/payment/method-marks.ts";
import type { ChangeableConfig } from "../../domain/shop-config.ts";

/** Entries that stand together on a screen. */
export interface ConfigGroup {
  title: BackofficePlainCode;
  /** The registers are asked for the NIP that stands in it. */
  asksRegisters?: true;
  codes: readonly ChangeableConfig[];
}

/** Who sells, and how they are reached. */
export const sellerGroups: readonly ConfigGroup[] = [
  {
    title: "OFFICE_CONFIG_GROUP_SELLER",
    asksRegisters: true,
    codes: ["shop_nip", "shop_company", "shop_street", "shop_city"],
  },
  { title: "OFFICE_CONFIG_GROUP_CONTACT", codes: ["shop_name", "shop_email", "shop_phone", "shop_hours"] },
  {
    title: "OFFICE_CONFIG_GROUP_NUMBERS",
    codes: ["shop_regon", "shop_krs", "shop_court", "shop_capital", "shop_bdo", "shop_other_registers"],
  },
  {
    title: "OFFICE_CONFIG_GROUP_MONEY",
    codes: ["shop_bank_account", "shop_vat_exemption", "oss_since", "ksef_consumers"],
  },
  {
    title: "OFFICE_CONFIG_GROUP_PROFILES",
    codes: ["social_facebook", "social_instagram", "social_youtube", "social_timeline_url"],
  },
];

/** How the shop sells. */
export const ruleGroups: readonly ConfigGroup[] = [
  {
    title: "OFFICE_CONFIG_GROUP_SALE",
    codes: [
      "currencies",
      "eur_rate",
      "gbp_rate",
      "usd_rate",
      "preferred_payment",
      "preferred_shipping",
      "parcel_weight",
      "payment_marks",
      "picture_ratio",
      "missing_producer",
    ],
  },
  {
    title: "OFFICE_CONFIG_GROUP_HOLDS",
    codes: ["hold_minutes", "hold_transfer_days", "reminder_minutes", "hold_cash_days"],
  },
  {
    title: "OFFICE_CONFIG_GROUP_LIMITS",
    codes: ["order_limit_orders", "order_limit_pieces", "order_limit_hours", "letters_a_day"],
  },
  { title: "OFFICE_CONFIG_GROUP_PAGES", codes: ["page_terms", "page_returns", "page_privacy", "page_shipping"] },
];

/** What stands in the fields, by the entry. */
export type ConfigFields = Partial<Record<ChangeableConfig, string>>;

/** Returns the fields of these groups; where nothing is set and something holds all the same, that stands in a field one chooses in. */
export function configFieldsOf({ entries }: ConfigSaid, groups: readonly ConfigGroup[]): ConfigFields {
  const codes = groups.flatMap((group) => group.codes);
  return Object.fromEntries(
    entries
      .filter(({ code }) => codes.includes(code))
      .map(({ code, content, usual }) => [code, content === "" && chosenIn.includes(code) ? usual : content]),
  );
}

const chosenIn: readonly ChangeableConfig[] = ["picture_ratio", "missing_producer", "ksef_consumers", "parcel_weight"];

/** How an entry is given. */
export type ConfigKind =
  | { kind: "text" | "number" }
  | {
      kind: "one" | "several";
      /** Each as it is kept, and what it is called: where the application says it, by its code. */
      options: readonly { value: string; name: string }[];
    };

/** Returns how an entry is given, and what there is to choose. */
export function configKindOf(code: ChangeableConfig, { payments, shippings, pages }: ConfigSaid): ConfigKind {
  const named = (all: readonly { code: string; name: string }[]): ConfigKind => ({
    kind: "one",
    options: all.map((one) => ({ value: one.code, name: one.name })),
  });
  switch (code) {
    case "currencies":
      return { kind: "several", options: currencies.map((value) => ({ value, name: value.toUpperCase() })) };
    case "payment_marks":
      return { kind: "several", options: providerMarks.map((value) => ({ value, name: value })) };
    case "picture_ratio":
      return { kind: "one", options: pictureRatios.map((value) => ({ value, name: value })) };
    case "missing_producer":
      return {
        kind: "one",
        options: [
          { value: "shop", name: "OFFICE_CONFIG_PRODUCER_SHOP" },
          { value: "hidden", name: "OFFICE_CONFIG_PRODUCER_HIDDEN" },
        ],
      };
    case "ksef_consumers":
      return {
        kind: "one",
        options: [
          { value: "no", name: "OFFICE_CONFIG_KSEF_COMPANIES" },
          { value: "yes", name: "OFFICE_CONFIG_KSEF_ALL" },
        ],
      };
    case "parcel_weight":
      return {
        kind: "one",
        options: [
          { value: "no", name: "OFFICE_CONFIG_WEIGHT_NO" },
          { value: "yes", name: "OFFICE_CONFIG_WEIGHT_YES" },
        ],
      };
    case "preferred_payment":
      return named(payments);
    case "preferred_shipping":
      return named(shippings);
    case "page_terms":
    case "page_returns":
    case "page_privacy":
    case "page_shipping":
      return { kind: "one", options: pages.map(({ id, name }) => ({ value: String(id), name })) };
    default:
      return { kind: numbers.includes(code) ? "number" : "text" };
  }
}

const numbers: readonly ChangeableConfig[] = [
  "hold_minutes",
  "hold_transfer_days",
  "reminder_minutes",
  "hold_cash_days",
  "order_limit_orders",
  "order_limit_pieces",
  "order_limit_hours",
  "letters_a_day",
];
