import type { WithdrawalPage } from "../../contract/page-data.ts";
import { pathsIn } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

export const nothingAsked: WithdrawalPage = {
  step: "ask",
  filled: { name: "", order: "", email: "", goods: "" },
  lines: [],
  trouble: null,
  received: null,
  unsent: false,
};

/** The page on which a contract is withdrawn from (law: art. 11a of 2011/83/EU, from 19 June 2026). */
export function withdrawalPage(reading: Reading, data: WithdrawalPage): Made<"withdrawal"> {
  const path = pathsIn[reading.language.lanCode].withdrawal;
  return {
    path,
    template: "withdrawal",
    head: unlistedHead("withdrawal", path, reading),
    data,
    reads: [...layoutCacheTags],
  };
}
