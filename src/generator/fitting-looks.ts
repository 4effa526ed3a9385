import { looksById, type saidOfLooks, type ShownLook } from "../database/catalogue/looks.ts";
import { mostLooks } from "../domain/catalogue/look.ts";
import { askedWords, folded } from "../domain/search/search-words.ts";
import { formOf } from "../domain/search/stems.ts";
import { plainText } from "./plain-text.ts";
import type { Reading } from "./reading.ts";

/** Shorter beginnings of a word are none: they begin half of all words. */
const shortestBeginning = 3;

/** What each look says of itself, to be read beside what else a search asks. */
type SaidOfLooks = Awaited<ReturnType<typeof saidOfLooks>>;

/**
 * Returns the looks a search means, at most three: those that have each of its words, in any form or begun, in their name, then
 * those that have them in their description too; of equals the newest first.
 */
export async function fittingLooks(
  { db, language }: Pick<Reading, "db" | "language">,
  { query, looks }: { query: string; looks: SaidOfLooks },
): Promise<ShownLook[]> {
  const asked = askedWords(query).map(({ word }) => word);
  if (asked.length === 0) return [];
  const called = looks.filter(({ name }) => saysAll(name, asked));
  const described = looks.filter(
    (look) => !called.includes(look) && saysAll(`${look.name} ${plainText(look.description, Infinity)}`, asked),
  );
  const ids = [...called, ...described].map(({ look_id }) => look_id);
  return ids.length === 0 ? [] : (await looksById(db, ids, language.lanCode)).slice(0, mostLooks);
}

function saysAll(text: string, asked: readonly string[]): boolean {
  const words = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(folded);
  return asked.every((one) => {
    const isForm = formOf(one);
    return words.some((word) => isForm(word) || (one.length >= shortestBeginning && word.startsWith(one)));
  });
}
