import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { useText } from "../text.ts";
import type { TermFields } from "./code-fields.ts";

const labels: Record<keyof TermFields, BackofficePlainCode> = {
  kind: "OFFICE_CODE_KIND",
  off: "OFFICE_CODE_OFF",
  freeShipping: "OFFICE_CODE_FREE_DELIVERY",
  minTotal: "OFFICE_CODE_MIN_TOTAL",
  starts: "OFFICE_CODE_STARTS",
  expires: "OFFICE_CODE_EXPIRES",
  limit: "OFFICE_CODE_LIMIT",
  perCustomer: "OFFICE_CODE_LIMIT_PERSON",
  firstOrder: "OFFICE_CODE_FIRST_ORDER",
  category: "OFFICE_CODE_CATEGORY",
  manufacturer: "OFFICE_CODE_MANUFACTURER",
  onlyProducts: "OFFICE_CODE_ONLY_PRODUCTS",
  onlyCategories: "OFFICE_CODE_ONLY_CATEGORIES",
};

/** Returns what says a field of a code's form and what stands in it, where two people have changed it. */
export function useFieldSaid() {
  const t = useText();
  return (name: string, value: unknown) => {
    const label = labels[name as keyof TermFields];
    return { label: label === undefined ? t("OFFICE_CODE_NAME") : t(label), text: valueSaid(value) };
  };
  function valueSaid(value: unknown): string {
    if (typeof value === "boolean") return t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO");
    if (Array.isArray(value)) return value.map((one: { name: string }) => one.name).join(", ");
    if (value === "percent" || value === "amount" || value === "none")
      return t(`OFFICE_CODE_KIND_${value.toUpperCase()}`);
    return String(value).replace("T", ", ");
  }
}
