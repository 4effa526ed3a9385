import type { DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { momentSaid } from "./code-fields.ts";

/** What a code takes off, for whom, from what and when, in one line. */
export function CodeTerms({ code }: { code: DiscountCodeSaid }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const zloty = (amount: number) => money({ amount, currency: "pln" });
  const named = (goods: readonly { name: string }[]) => goods.map(({ name }) => name).join(", ");
  const parts = [
    code.percentOff !== null && `−${code.percentOff.replace(".", ",")} %`,
    code.amountOff !== null && code.amountOff > 0 && `−${zloty(code.amountOff)}`,
    code.freeShipping && t("OFFICE_CODE_FREE_DELIVERY"),
    code.minTotal > 0 && t("OFFICE_CODE_FROM_TOTAL", { total: zloty(code.minTotal) }),
    code.onlyProducts.length > 0 && t("OFFICE_CODE_ONLY", { what: named(code.onlyProducts) }),
    code.onlyCategories.length > 0 && t("OFFICE_CODE_ONLY", { what: named(code.onlyCategories) }),
    code.category !== null && t("OFFICE_CODE_WITH", { what: code.category.name }),
    code.manufacturer !== null && t("OFFICE_CODE_WITH", { what: code.manufacturer.name }),
    code.firstOrder && t("OFFICE_CODE_FIRST_ORDER"),
    code.perCustomer !== null && counted("OFFICE_CODE_PER_PERSON", code.perCustomer),
    code.starts !== null && t("OFFICE_CODE_STARTS_AT", { when: momentSaid(code.starts) }),
    code.expires !== null && t("OFFICE_CODE_EXPIRES_AT", { when: momentSaid(code.expires) }),
  ];
  return <p>{parts.filter(Boolean).join(" · ")}</p>;
}
