import type { WithdrawalPage } from "../../contract/page-data.ts";
import { pathsIn } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

export const nothingAsked: WithdrawalPage = {
  step: "ask",
  filled: { name: "", order: "", email: "", goods: "" },
  trouble: null,
  received: null,
};

/** The page on which a contract is withdrawn from (law: art. 11a of 2011/83/EU, from 19 June 2026). */
export function withdrawalPage({ layout, language }: Reading, data: WithdrawalPage): Made<"withdrawal"> {
  const text = headText("withdrawal", language.lanCode);
  return {
    path: pathsIn[language.lanCode].withdrawal,
    template: "withdrawal",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: pathsIn[language.lanCode].withdrawal,
      image: null,
      noindex: true,
    },
    data,
    reads: [...layoutCacheTags],
  };
}
