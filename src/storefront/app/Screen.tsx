import type { ComponentType } from "react";
import type { AnyPage } from "../../contract/page-data.ts";
import { screenOf } from "./screens.ts";

/** Their screens begin anew with each path: what was chosen on one product means nothing on the next. */
const anew: readonly string[] = ["category", "manufacturer", "product"];

/** The same for two pages that are one screen with other things in it. */
function screenKey({ template, path }: AnyPage): string {
  return anew.includes(template) ? path : template;
}

/** Shows a page by the screen of its template, whose code is here. */
export function Screen({ page }: { page: AnyPage }) {
  const Shown = screenOf(page.template) as ComponentType<object>;
  return <Shown key={screenKey(page)} {...page.data} />;
}
