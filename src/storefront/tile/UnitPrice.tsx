import type { Product } from "../../domain/catalogue/product.ts";
import { usePriceText } from "../app/Price.tsx";

/** What a litre, kilogram or metre costs, where the product is sold by measure (law: art. 4(1) of the act on price information). */
export function UnitPrice({ of: { unit_price: unit }, className }: { of: Product; className: string }) {
  const price = usePriceText();
  return unit === undefined ? null : (
    <p className={`${className} price figures`}>{`${price(unit.price)} / ${unit.unit}`}</p>
  );
}
