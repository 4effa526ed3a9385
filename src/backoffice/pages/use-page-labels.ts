import type { PageText } from "../../domain/content/information-page.ts";
import { type LanCode, languageCalled } from "../../domain/language.ts";
import { changeableConfig, type ChangeableConfig } from "../../domain/shop-config.ts";
import { useText } from "../text.ts";
import type { PagePlacingFields, PageTextField } from "./page-fields.ts";

/** Returns what names a text's field: alone, as it stands under its language, or with it. */
export function usePageTextLabel() {
  const t = useText();
  return (field: PageTextField, how: "short" | "full"): string => {
    const [text, lanCode] = field.split("-") as [PageText, LanCode];
    const label = t(`OFFICE_PAGES_TEXT_${text.toUpperCase()}`);
    return how === "short" ? label : t("OFFICE_GOODS_TEXT_IN", { text: label, language: languageCalled(lanCode).name });
  };
}

/** Returns what names a field of where a page stands. */
export function usePlacingLabel() {
  const t = useText();
  return (field: keyof PagePlacingFields): string =>
    t(field === "parentId" ? "OFFICE_PAGES_PARENT" : "OFFICE_PAGES_AFTER");
}

/** Marks of which people are told by another name than their entry of the settings has. */
const others = {
  transfer_account: "OFFICE_CONFIG_SHOP_BANK_ACCOUNT",
  seller: "OFFICE_PAGES_MARK_SELLER",
  seller_registers: "OFFICE_PAGES_MARK_REGISTERS",
  "delivery-table": "OFFICE_PAGES_MARK_DELIVERY",
  "points-table": "OFFICE_PAGES_MARK_POINTS",
} as const;

/** Returns what a mark of a text stands for, in words; of one that nobody knows its name. */
export function useMarkLabel() {
  const t = useText();
  return (mark: string): string => {
    if (Object.hasOwn(others, mark)) return t(others[mark as keyof typeof others]);
    return Object.hasOwn(changeableConfig, mark)
      ? t(`OFFICE_CONFIG_${mark.toUpperCase() as Uppercase<ChangeableConfig>}`)
      : mark;
  };
}
