import type { ProductFacts } from "../../../contract/products.ts";
import type { Product } from "../../../domain/catalogue/product.ts";

export type ComparedProduct = { product: Product } & ProductFacts;

/** A row of the comparison: what each product says, in the products' order. */
export interface CompareRow {
  name: string;
  values: string[];
  differs: boolean;
}

export interface Said {
  brand: string;
  sizes: string;
  colour: string;
  weight: string;
  badges: string;
}

/** What stands where a product says nothing. */
const unsaid = "–";

/**
 * Returns the rows in which products are compared: brand, sizes in stock, colour, weight and badges under the
 * given names, what they are made of, then every row of their details, in the order in which they are first met. A
 * row of which nobody says anything is left out; one `differs` when two products say different things.
 */
export function compareRows(
  products: readonly ComparedProduct[],
  names: Said,
  badgesText: (product: ComparedProduct["product"]) => string,
): CompareRow[] {
  const own = (name: string, read: (cacheTags: ComparedProduct) => string): [string, string[]] => [
    name,
    products.map(read),
  ];
  const rows = new Map<string, string[]>([
    own(names.brand, ({ product }) => product.manufacturer_name),
    own(names.sizes, ({ product }) =>
      product.attrs
        .map(({ vals }) =>
          [...new Set(vals.filter(({ quantity }) => quantity > 0).map(({ attrValue_name }) => attrValue_name))].join(
            ", ",
          ),
        )
        .join("; "),
    ),
    own(names.colour, ({ colour }) => colour ?? ""),
  ]);
  for (const [index, { composition, details }] of products.entries()) {
    for (const { name, value } of [...composition, ...details]) {
      if (name === names.colour) continue;
      const values = rows.get(name) ?? products.map(() => "");
      values[index] = value;
      rows.set(name, values);
    }
  }
  for (const [name, values] of [
    own(names.weight, ({ weight }) => (weight > 0 ? `${weight} g` : "")),
    own(names.badges, ({ product }) => badgesText(product)),
  ])
    rows.set(name, values);
  return [...rows]
    .filter(([, values]) => values.some((value) => value !== ""))
    .map(([name, values]) => ({
      name,
      values: values.map((value) => value || unsaid),
      differs: new Set(values).size > 1,
    }));
}
