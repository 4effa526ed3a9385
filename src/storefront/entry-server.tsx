import { renderToString } from "react-dom/server";
import type { AnyPage } from "../contract/page-data.ts";
import { App } from "./app/App.tsx";
import { giveScreens } from "./app/screens.ts";
import { screens as home } from "./screens/home-part.ts";
import { screens as listing } from "./screens/listing-part.ts";
import { screens as product } from "./screens/product-part.ts";
import { screens as text } from "./screens/text-part.ts";

giveScreens({ ...home, ...listing, ...product, ...text });

/** Answers the HTML inside `#root` for a page, in Polish and PLN, as the browser takes it over. */
export function render(page: AnyPage): string {
  return renderToString(<App page={page} />);
}
