import { paths } from "../../contract/paths.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { titled } from "./listing.ts";

/** The page of the products compared, which the browser has. */
export function comparePage({ layout, language }: Reading): Made<"compare"> {
  const text = texts[language.lanCode].compare;
  return {
    path: paths.compare,
    template: "compare",
    head: { title: titled(text.title, layout), description: text.description, canonical: paths.compare, image: null, noindex: true },
    data: {},
    reads: [...layoutFacts],
  };
}
