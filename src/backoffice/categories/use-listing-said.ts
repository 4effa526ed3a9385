import { type LanCode, languageCalled } from "../../domain/language.ts";
import { goodsOrders } from "../../domain/catalogue/category-rule.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import type { CategoryText } from "../../domain/catalogue/category-form.ts";
import { producerText } from "../products/producer-text.ts";
import { useTextLabel } from "../products/use-field-labels.ts";
import { useText } from "../text.ts";

/** Returns what names a field of a category or a brand, with its language, and its value in words. */
export function useListingSaid() {
  const t = useText();
  const textLabel = useTextLabel();
  const sortedText = (value: unknown) => {
    const order = goodsOrders.find((one) => one === value) ?? "hand";
    return t(`OFFICE_FILLING_SORTED_${order.toUpperCase()}`);
  };
  return (field: string, value: unknown): { label: string; text: string } => {
    const [text, lanCode] = field.split("-") as [string, LanCode | undefined];
    if (field === "hidden")
      return { label: t("OFFICE_CATEGORY_HIDDEN"), text: t(value === true ? "OFFICE_YES" : "OFFICE_NO") };
    if (field === "rule")
      return {
        label: t("OFFICE_FILLING_HOW"),
        text: t(value === null ? "OFFICE_FILLING_HAND" : "OFFICE_FILLING_RULE"),
      };
    if (field === "sorted" || field === "hand") return { label: t("OFFICE_FILLING_SORTED"), text: sortedText(value) };
    if (field === "producer")
      return { label: t("OFFICE_PRODUCER"), text: producerText((value || null) as Producer | null) };
    if (field === "image") return { label: t("OFFICE_CATEGORY_PICTURE"), text: String(value) };
    if (lanCode === undefined) return { label: t("OFFICE_GOODS_TEXT_NAME"), text: String(value) };
    const label =
      text === "slug"
        ? t("OFFICE_ADDRESS_IN", { language: languageCalled(lanCode).name })
        : textLabel(`${text as CategoryText}-${lanCode}`, "full");
    return { label, text: String(value) };
  };
}
