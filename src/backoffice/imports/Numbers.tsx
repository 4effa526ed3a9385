import type { ReactNode } from "react";
import type { ImportNumbersSaid } from "../../contract/operator/imports.ts";
import { useText } from "../text.ts";

interface NumbersProps {
  numbers: ImportNumbersSaid;
  /** What stands beside the three: of a preview, what the file does not name and what is wrong. */
  more: readonly (readonly [count: number, text: string, isWrong?: boolean])[];
}

/** What an import changes, or would: the numbers that matter, then what else comes with them. */
export function Numbers({ numbers, more }: NumbersProps) {
  const t = useText();
  const { created, changed, unchanged } = numbers;
  const { variants, prices, stock, categories, manufacturers, pictures, redirects, unannounced, cuts } = numbers;
  const some = (...counts: number[]) => counts.some((count) => count > 0);
  const lines = [
    some(variants.created, variants.changed, variants.hidden) && t("OFFICE_IMPORT_VARIANTS", variants),
    some(prices.changed) && t("OFFICE_IMPORT_PRICES", { count: prices.changed }),
    some(stock.changed) && t("OFFICE_IMPORT_STOCK", { count: stock.changed }),
    some(categories.created, categories.changed) && t("OFFICE_IMPORT_CATEGORIES", categories),
    some(manufacturers.created, manufacturers.changed) && t("OFFICE_IMPORT_BRANDS", manufacturers),
    some(pictures.added, pictures.removed) && t("OFFICE_IMPORT_PICTURES", pictures),
    some(redirects.created) && t("OFFICE_IMPORT_REDIRECTS", { count: redirects.created }),
    some(stock.left) && t("OFFICE_IMPORT_STOCK_LEFT", { count: stock.left }),
    some(unannounced) && t("OFFICE_IMPORT_UNANNOUNCED", { count: unannounced }),
    some(cuts.kept, cuts.replaced) && t("OFFICE_IMPORT_CUTS", cuts),
  ].filter((line) => line !== false);
  return (
    <>
      <NumberRow
        of={[
          [created, t("OFFICE_IMPORT_NEW_GOODS")],
          [changed, t("OFFICE_IMPORT_CHANGED")],
          [unchanged, t("OFFICE_IMPORT_UNCHANGED")],
          ...more,
        ]}
      />
      {lines.length > 0 && (
        <ul className="import-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Large numbers beside each other, each with what it counts. */
export function NumberRow({ of }: { of: NumbersProps["more"] }): ReactNode {
  return (
    <dl className="import-numbers">
      {of.map(([count, text, isWrong = false]) => (
        <div key={text} className={isWrong && count > 0 ? "import-number-wrong" : undefined}>
          <dt>{text}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
