import { pathsIn } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** The app shell's own page, shown in place of one that is not kept while there is no network (specification, point 2). */
export function offlinePage(reading: Reading): Made<"offline"> {
  const path = pathsIn[reading.language.lanCode].offline;
  return {
    path,
    template: "offline",
    head: unlistedHead("offline", path, reading),
    data: {},
    reads: [...layoutCacheTags],
  };
}
