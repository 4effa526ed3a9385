import { renderToString } from "react-dom/server";
import type { AnyPage } from "../contract/page-data.ts";
import { App } from "./app/App.tsx";

/** Answers the HTML inside `#root` for a page, in Polish and PLN, as the browser takes it over. */
export function render(page: AnyPage): string {
  return renderToString(<App page={page} />);
}
