import { pathsIn } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

/** The app shell's own page, shown in place of one that is not kept while there is no network (specification, point 2). */
export function offlinePage({ layout, language }: Reading): Made<"offline"> {
  const text = headText("offline", language.lanCode);
  return {
    path: pathsIn[language.lanCode].offline,
    template: "offline",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].offline,
      image: null,
      noindex: true,
    },
    data: {},
    reads: [...layoutCacheTags],
  };
}
