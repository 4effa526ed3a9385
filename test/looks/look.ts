import type { Visit } from "../journeys/browser.ts";

/** A state of a screen that is drawn: where it is, and what a shopper does until it shows. */
export interface Look {
  /** Of the screenshot, before its width: `category-filters`. */
  name: string;
  state: string;
  template: string;
  /** As most shoppers see the template: drawn at all four widths. */
  usual?: true;
  /** Drawn where it exists: quick view needs a pointer, the bar of a product page a phone. */
  only?: "phone" | "desktop";
  draw(visit: Visit): Promise<void>;
}

export const widths = { phone: 390, tablet: 768, desktop: 1440, wide: 1920 } as const;

/** Returns the widths a look is drawn at. */
export function widthsOf({ usual, only }: Look): number[] {
  const all = usual ? Object.values(widths) : [widths.phone, widths.desktop];
  return all.filter((width) => only === undefined || (only === "phone") === (width === widths.phone));
}
