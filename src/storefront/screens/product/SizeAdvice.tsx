import { useId, useRef, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import {
  type AskedMeasure,
  type SizeAdvice as Advice,
  sizeAdvice,
  typedMeasure,
} from "../../../domain/catalogue/size-advice.ts";
import type { SizeTable } from "../../../domain/catalogue/size-table.ts";
import { type Text, useText } from "../../app/text.ts";
import { keepMeasure, storedMeasure } from "../../session/body-measures.ts";
import "./size-advice.css";

interface SizeAdviceProps {
  table: SizeTable;
  asked: AskedMeasure;
  product: Product;
  /** Hears of the sizes that are advised, whenever that changes. */
  onAdvice: (sizes: readonly string[]) => void;
}

/** Asks for one measure and advises the size; the measure stays on this device, for the next table that asks for it. */
export function SizeAdvice({ table, asked, product, onAdvice }: SizeAdviceProps) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => String(storedMeasure(asked.measure) ?? "").replace(".", ","));
  const name = table.columns[asked.column]!;
  const advice = adviceFor(typed, { table, asked, product });
  const change = (text: string) => {
    setTyped(text);
    const value = typedMeasure(text);
    if (value !== null || text.trim() === "") keepMeasure(asked.measure, value);
    onAdvice(advisedSizes(adviceFor(text, { table, asked, product })));
  };
  const forget = () => {
    change("");
    field.current?.focus();
  };
  return (
    <form className="size-advice" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{t("SIZEADVICE_ASK", { measure: name.includes("(") ? name : `${name} (cm)` })}</label>
      <div className="size-advice-line">
        <input
          id={id}
          ref={field}
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={typed}
          aria-describedby={`${id}-kept`}
          onChange={(event) => change(event.target.value)}
        />
        <output htmlFor={id} role="status">
          {advice !== null && adviceText(advice, product, t)}
        </output>
        {typed !== "" && (
          <button type="button" className="link" onClick={forget}>
            {t("SIZEADVICE_FORGET")}
          </button>
        )}
      </div>
      <p id={`${id}-kept`} className="size-advice-kept">
        {t("SIZEADVICE_KEPT")}
      </p>
    </form>
  );
}

/** Returns the sizes advised by what this device keeps; none where it keeps nothing. */
export function storedAdvice(table: SizeTable, asked: AskedMeasure, product: Product): string[] {
  return advisedSizes(adviceFor(String(storedMeasure(asked.measure) ?? ""), { table, asked, product }));
}

function adviceFor(
  typed: string,
  { table, asked, product }: { table: SizeTable; asked: AskedMeasure; product: Product },
): Advice | null {
  const value = typedMeasure(typed);
  const sizes = product.attrs.flatMap(({ vals }) => vals.map(({ attrValue_name }) => attrValue_name));
  return value === null ? null : sizeAdvice(table, { column: asked.column, value, sizes });
}

function advisedSizes(advice: Advice | null): string[] {
  if (advice?.kind === "one") return [advice.size];
  return advice?.kind === "between" ? [advice.smaller, advice.larger] : [];
}

function adviceText(advice: Advice, product: Product, t: Text): string {
  const named = (size: string) => (isGone(product, size) ? `${size} (${t("PRODUCT_SOLDOUT").toLowerCase()})` : size);
  switch (advice.kind) {
    case "one":
      return t("SIZEADVICE_ONE", { size: named(advice.size) });
    case "between":
      return t("SIZEADVICE_BETWEEN", { smaller: named(advice.smaller), larger: named(advice.larger) });
    case "below":
      return t("SIZEADVICE_BELOW");
    case "above":
      return t("SIZEADVICE_ABOVE");
  }
}

/** True of a size of the product of which nothing is left. */
function isGone({ attrs }: Product, size: string): boolean {
  const vals = attrs.flatMap((attribute) => attribute.vals).filter(({ attrValue_name }) => attrValue_name === size);
  return vals.length > 0 && vals.every(({ quantity }) => quantity <= 0);
}
