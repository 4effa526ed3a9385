import type { ComplaintPage } from "../../contract/page-data.ts";
import { pathsIn } from "../../contract/paths.ts";
import { headText } from "../head-text.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { titled } from "./listing.ts";

export const nothingComplained: ComplaintPage = {
  filled: { name: "", order: "", email: "", since: "", defect: "", demand: "repair" },
  trouble: null,
  received: null,
};

/** The page on which a shopper complains of goods. */
export function complaintPage({ layout, language }: Reading, data: ComplaintPage): Made<"complaint"> {
  const text = headText("complaint", language.lanCode);
  return {
    path: pathsIn[language.lanCode].complaint,
    template: "complaint",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].complaint,
      image: null,
      noindex: true,
    },
    data,
    reads: [...layoutCacheTags],
  };
}
