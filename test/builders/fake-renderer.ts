import type { PageData } from "../../src/contract/page-data.ts";
import { escapeHtml } from "../../src/domain/escape.ts";

/** Renders a page as the names and prices of every product in it: enough to see what was prerendered, without a build of the storefront. */
export function render(page: PageData): string[] {
  return [
    `<main data-template="${page.template}">${productsIn(page.data)
      .map(({ product_name, real_price }) => `<p>${escapeHtml(product_name)} ${real_price}</p>`)
      .join("")}</main>`,
  ];
}

type Shown = { product_name: string; real_price: string };

function productsIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(productsIn);
  if (typeof value !== "object" || value === null) return [];
  const isProduct = "product_name" in value && "real_price" in value;
  return [...(isProduct ? [value as Shown] : []), ...Object.values(value).flatMap(productsIn)];
}
