import type { SheetVariant, VariantSheet } from "../../contract/operator/variants.ts";
import { priceBefore } from "../../domain/catalogue/reduction.ts";
import { percentOff } from "../../domain/money.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { typedIn } from "./cell-values.ts";
import { keyOf } from "./sheet-edits.ts";
import { type GridCell, variantName } from "./sheet-grid.ts";
import type { SheetEdits } from "./use-sheet.ts";

interface VariantFootProps {
  sheet: VariantSheet;
  cell: GridCell;
  edits: SheetEdits;
  /** What is wrong with the cell. */
  why: string | null;
}

/** Below the sheet: which variant it is, what is wrong with its cell, and what the shopper will see of its price once it is saved. */
export function VariantFoot({ sheet, cell, edits, why }: VariantFootProps) {
  const variant = cell === null ? undefined : edits.variants.get(cell.variantId);
  const seen = useShopperSees();
  if (variant === undefined) return null;
  const name = variantName(sheet, variant) || sheet.product.name;
  return (
    <p className="sheet-foot">
      <strong>{name}</strong> {why !== null && <span className="sheet-foot-why">{why}</span>} {seen(variant, edits)}
    </p>
  );
}

/** Returns what says how a variant's price will be announced: from the lowest of 30 days (art. 4(2) of the act on price information). */
function useShopperSees(): (variant: SheetVariant, edits: SheetEdits) => string {
  const t = useText();
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency: "pln" });
  return (variant, edits) => {
    const { id: variantId, lowest } = variant;
    if (variant.price === undefined || lowest === undefined) return "";
    const amountOf = (field: "price" | "cataloguePrice") => {
      const typed = edits.edits[keyOf({ variantId, field })];
      const read = typed === undefined ? null : typedIn(field, typed.text);
      return read === null ? (variant[field] ?? null) : "value" in read ? (read.value as number | null) : null;
    };
    const price = amountOf("price");
    if (price === null) return "";
    const before = priceBefore({
      real_price: price,
      catalogue_price: amountOf("cataloguePrice"),
      lowest_price: lowest,
    });
    return before === null
      ? t("OFFICE_SHEET_SEEN", { price: text(price), lowest: text(lowest) })
      : t("OFFICE_SHEET_SEEN_REDUCED", {
          price: text(price),
          percent: percentOff(before, price),
          lowest: text(lowest),
        });
  };
}
