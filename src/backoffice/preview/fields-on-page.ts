import { fieldAttribute } from "../../contract/operator/previews.ts";

/** Where something of a page is, in the page's own pixels, from its very top. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FieldOnPage {
  /** `name`, `pictures/2`. */
  field: string;
  box: Box;
}

/** Returns the innermost field at a point of what is seen of a page; null: there is none. The page is only looked at: nothing of it hears of that. */
export function fieldAt(page: Document, point: { x: number; y: number }): FieldOnPage | null {
  const under = fieldsOf(page).filter(
    ({ seen }) => point.x >= seen.left && point.x < seen.right && point.y >= seen.top && point.y < seen.bottom,
  );
  const [found] = under.toSorted((one, other) => areaOf(one.seen) - areaOf(other.seen));
  return found === undefined ? null : onPage(found, page);
}

/** Returns the first element that shows a field; null: the page shows none of it. */
export function shownAt(page: Document, field: string): FieldOnPage | null {
  const found = fieldsOf(page).find((one) => one.field === field && areaOf(one.seen) > 0);
  return found === undefined ? null : onPage(found, page);
}

interface Seen {
  field: string;
  seen: DOMRect;
}

function fieldsOf(page: Document): Seen[] {
  return [...page.querySelectorAll(`[${fieldAttribute}]`)].map((element) => ({
    field: element.getAttribute(fieldAttribute)!,
    seen: element.getBoundingClientRect(),
  }));
}

function areaOf({ width, height }: DOMRect): number {
  return width * height;
}

function onPage({ field, seen }: Seen, { defaultView }: Document): FieldOnPage {
  const { left, top, width, height } = seen;
  return { field, box: { left, top: top + (defaultView?.scrollY ?? 0), width, height } };
}
