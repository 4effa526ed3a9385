import * as v from "valibot";
import type { RecallSent } from "../../contract/operator/recalls.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import {
  minimisingIn,
  recallLimits,
  type RecallPart,
  recallParts,
  recallRemedies,
} from "../../domain/order/recall-notice.ts";

const parts = v.object({ identification: v.string(), sold: v.string(), hazard: v.string(), action: v.string() });

/** What is written of a recall before it is seen and sent. */
export const recallTyped = v.object({
  variant: v.string(),
  remedies: v.array(v.picklist(recallRemedies)),
  pl: parts,
  en: parts,
  cz: parts,
});
export type RecallTyped = v.InferOutput<typeof recallTyped>;

const nothing = { identification: "", sold: "", hazard: "", action: "" };
export const blankRecall: RecallTyped = {
  variant: "",
  remedies: recallRemedies.slice(1),
  pl: nothing,
  en: nothing,
  cz: nothing,
};

/** Returns whether a language is written in: Polish always, another once anything of it is. */
export function isSaid(typed: RecallTyped, lanCode: LanCode): boolean {
  return lanCode === "pl" || recallParts.some((part) => typed[lanCode][part].trim() !== "");
}

/** What is wrong with a part: words that play the danger down, or too few; null: nothing. */
export function wrongIn(text: string): { plays: string } | "short" | null {
  const plays = minimisingIn(text);
  if (plays !== null) return { plays };
  return text.trim().length < recallLimits.fewest ? "short" : null;
}

/** Returns a recall as it is sent; null: something of it is missing or may not be said. */
export function recallOf(typed: RecallTyped): RecallSent | null {
  const said = languages.map(({ lanCode }) => lanCode).filter((lanCode) => isSaid(typed, lanCode));
  const isWhole = said.every((lanCode) => recallParts.every((part) => wrongIn(typed[lanCode][part]) === null));
  if (!isWhole || typed.remedies.length < recallLimits.remedies) return null;
  const noticeIn = (lanCode: LanCode) => {
    const texts = Object.fromEntries(recallParts.map((part) => [part, typed[lanCode][part].trim()]));
    return { ...(texts as Record<RecallPart, string>), remedies: typed.remedies };
  };
  return {
    variantId: typed.variant === "" ? null : Number(typed.variant),
    notice: {
      pl: noticeIn("pl"),
      ...(said.includes("en") && { en: noticeIn("en") }),
      ...(said.includes("cz") && { cz: noticeIn("cz") }),
    },
  };
}
