import { renderToString } from "react-dom/server";
import type { AnyPage, Layout } from "../contract/page-data.ts";
import { age } from "../domain/dictionary/pl/age.ts";
import { App } from "./app/App.tsx";
import { KeptInsides, type KeptTag } from "./app/Kept.tsx";
import { giveScreens } from "./app/screens.ts";
import { teach } from "./app/text.ts";
import { activePath } from "./layout/menu.ts";
import { FilterForm } from "./screens/listing/FilterForm.tsx";
import { givePrintedForm } from "./screens/listing/printed-form.ts";
import { screens as forms } from "./screens/forms-part.ts";
import { screens as home } from "./screens/home-part.ts";
import { screens as listing } from "./screens/listing-part.ts";
import { givePrintedGate } from "./screens/product/AgeGate.tsx";
import { PrintedAgeGate } from "./screens/product/PrintedAgeGate.tsx";
import { Reviews } from "./screens/product/Reviews.tsx";
import { givePrintedReviews } from "./screens/product/ReviewsSlot.tsx";
import { screens as product } from "./screens/product-part.ts";
import { screens as text } from "./screens/text-part.ts";
import { screens as user } from "./screens/user-part.ts";

givePrintedForm((listing, path) => listing.facets && <FilterForm facets={listing.facets} view={listing} path={path} />);
givePrintedReviews(Reviews);
givePrintedGate(PrintedAgeGate);
teach(age);
giveScreens({ ...home, ...listing, ...product, ...forms, ...text, ...user });

/** The shell's insides of pages printed from one layout, by what tells them apart. */
const keptOf = new WeakMap<Layout, Map<string, Record<KeptTag, { text: string }>>>();

/** Stands for an inside while React renders: a character no text of the shop can hold, for the database refuses it. */
const mark = "\0";
const marks = { header: mark, footer: mark };

/** Answers the HTML inside `#root` for a page, in Polish and PLN, as the browser takes it over; the shell's insides, which thousands of pages share, are pieces of their own. */
export function render(page: AnyPage): (string | { text: string })[] {
  const kept = keptOf.get(page.layout) ?? new Map<string, Record<KeptTag, { text: string }>>();
  keptOf.set(page.layout, kept);
  const key = `${page.template} ${page.template === "search" ? page.data.query : activePath(page).join(" ")}`;
  const insides = kept.get(key);
  const html = renderToString(
    <KeptInsides value={insides === undefined ? {} : marks}>
      <App page={page} />
    </KeptInsides>,
  );
  if (insides === undefined) {
    kept.set(key, { header: insideOf(html, html.indexOf("<header"), "</header>"), footer: insideOf(html, html.lastIndexOf("<footer"), "</footer>") });
    return [html];
  }
  const [before = "", between = "", after = ""] = html.split(mark);
  return [before, insides.header, between, insides.footer, after];
}

/** Answers what stands in an element that begins there, up to its own end. */
function insideOf(html: string, start: number, end: string): { text: string } {
  return { text: html.slice(html.indexOf(">", start) + 1, html.indexOf(end, start)) };
}
