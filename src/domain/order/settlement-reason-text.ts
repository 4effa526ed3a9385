import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";
import type { ReadyReason, WithheldReason } from "./settlement-reasons.ts";

/** A ready reason by its name, or somebody's own words. */
export type SaidReason<Ready extends ReadyReason | WithheldReason> = { ready: Ready } | { words: string };

/** Returns a reason as document and email say it: a ready one in Polish, as documents are, and in the buyer's language where that is another. */
export function reasonText(reason: SaidReason<ReadyReason | WithheldReason>, lanCode: LanCode): string {
  if ("words" in reason) return reason.words;
  const code = `SETTLED_REASON_${reason.ready.toUpperCase()}` as const;
  const [polish, theirs] = [textIn("pl", code), textIn(lanCode, code)];
  return polish === theirs ? polish : `${polish} / ${theirs}`;
}
