import { useEffect, useRef } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import { ownMotion } from "../../app/navigation/scroll-position.ts";
import { useText } from "../../app/text.ts";
import { OptionField } from "./OptionField.tsx";
import { SizeTableLink } from "./SizeTableLink.tsx";
import type { Buying } from "./use-buying.ts";
import "./sizes.css";

interface SizesProps {
  product: Product;
  buying: Buying;
  /** There is a size table to open. */
  table?: boolean;
}

/** What the product is chosen by, a row of squares for each option. What is missing is said below the first that is open. */
export function Sizes({ product, buying, table = false }: SizesProps) {
  const t = useText();
  const part = useRef<HTMLDivElement>(null);
  const { options, trouble, open, dropped, choose } = buying;
  useEffect(() => {
    if (trouble?.about !== "option") return;
    const wrong = part.current?.querySelector<HTMLElement>(".sizes-wrong");
    wrong?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
    wrong?.closest("fieldset")?.scrollIntoView({ behavior: ownMotion(), block: "nearest" });
  }, [trouble]);
  const picked = options.flatMap(({ chosen }) => chosen ?? []);
  const missing =
    trouble?.about !== "option"
      ? null
      : trouble.option === null
        ? t("PRODUCT_CHOOSE_SIZE")
        : t("PRODUCT_CHOOSE_OPTION", { option: trouble.option });
  if (options.length === 0)
    return table ? (
      <p className="buy-part">
        <SizeTableLink product={product} />
      </p>
    ) : null;
  return (
    <div className="buy-part sizes-part" ref={part}>
      {table && <SizeTableLink product={product} chosen={picked} />}
      {options.map((option, at) => (
        <OptionField
          key={option.name}
          option={option}
          alone={options.length === 1}
          others={options.flatMap(({ chosen }, index) => (index === at ? [] : (chosen ?? [])))}
          trouble={at === open ? missing : null}
          choose={(value) => choose(at, value)}
        />
      ))}
      <p className="sizes-dropped" role="status">
        {dropped === null
          ? ""
          : t("PRODUCT_CHOOSE_AGAIN", {
              value: dropped.by,
              dropped: dropped.each.map(({ value }) => value).join(", "),
              option: dropped.each.map(({ option }) => option.toLowerCase()).join(", "),
            })}
      </p>
    </div>
  );
}
