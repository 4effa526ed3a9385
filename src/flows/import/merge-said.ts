import type { LanCode, Said } from "../../domain/language.ts";

/** Answers a text with another's languages laid over it: one that is there and empty is taken away, Polish never. */
export function mergeSaid(known: Said, said: Partial<Said>): Said {
  const merged = Object.entries({ ...known, ...said }) as [LanCode, string][];
  return Object.fromEntries(merged.filter(([lanCode, text]) => lanCode === "pl" || text !== "")) as Said;
}
