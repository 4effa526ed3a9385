import type { PageData } from "../../src/contract/page-data.ts";

/** Renders everything but product pages: as a mistake in one screen would. */
export function render(page: PageData): string[] {
  if (page.template === "product") throw new Error("the product screen is broken");
  return ["<main></main>"];
}
