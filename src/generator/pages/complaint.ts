import type { ComplaintPage } from "../../contract/page-data.ts";
import { pathsIn } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

export const nothingComplained: ComplaintPage = {
  step: "ask",
  filled: { name: "", order: "", email: "", since: "", defect: "", demand: "repair" },
  lines: [],
  trouble: null,
  received: null,
};

/** The page on which a shopper complains of goods. */
export function complaintPage(reading: Reading, data: ComplaintPage): Made<"complaint"> {
  const path = pathsIn[reading.language.lanCode].complaint;
  return {
    path,
    template: "complaint",
    head: unlistedHead("complaint", path, reading),
    data,
    reads: [...layoutCacheTags],
  };
}
