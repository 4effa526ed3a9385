import { paths } from "../../contract/paths.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { titled } from "./listing.ts";

/** The pages that show only what the browser or the layout has: how to reach the shop, products compared. */
export function plainPage({ layout, language }: Reading, template: "contact" | "compare"): Made<"contact" | "compare"> {
  const text = texts[language.lanCode][template];
  const head = { title: titled(text.title, layout), description: text.description, canonical: paths[template], image: null };
  return {
    path: paths[template],
    template,
    head: template === "compare" ? { ...head, noindex: true } : head,
    data: {},
    reads: [...layoutFacts],
  };
}
