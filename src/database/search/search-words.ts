import type { KnownWord } from "../../domain/search/search-terms.ts";
import type { Queryable } from "../queryable.ts";

const atMost = 400;

/** Returns the words of shown products that begin with one of these starts; the words themselves first, then those that name most. */
export async function knownWords(
  db: Queryable,
  { words, starts }: { words: readonly string[]; starts: readonly string[] },
): Promise<KnownWord[]> {
  const { rows } = await db.query<KnownWord>({
    name: "known-words",
    text: `SELECT DISTINCT w.* FROM unnest($1::text[]) AS start, LATERAL (
        SELECT word, spelled, named, best, languages FROM search_words WHERE word >= start AND word < start || chr(1114111)
        ORDER BY word = ANY ($2::text[]) DESC, named DESC LIMIT ${atMost}
      ) w`,
    values: [[...new Set(starts)], words],
  });
  return rows;
}

/** Returns the words that look like this one: by the letters they share, and, as short words share few, those that begin with the same letter, or with the first two exchanged. */
export async function similarWords(db: Queryable, word: string): Promise<KnownWord[]> {
  const { rows } = await db.query<KnownWord>({
    name: "similar-words",
    text: `(SELECT word, spelled, named, best, languages FROM search_words WHERE named > 0 AND word % $1 ORDER BY similarity(word, $1) DESC LIMIT 60)
      UNION
      (SELECT word, spelled, named, best, languages FROM search_words WHERE named > 0 AND length($1) <= 8 AND word >= left($1, 1) AND word < left($1, 1) || chr(1114111)
        AND length(word) BETWEEN length($1) - 2 AND length($1) + 2 ORDER BY named DESC LIMIT ${atMost})
      UNION
      (SELECT word, spelled, named, best, languages FROM search_words, (SELECT substr($1, 2, 1) || left($1, 1) AS begun) AS exchanged
        WHERE named > 0 AND length($1) <= 8 AND word >= begun AND word < begun || chr(1114111)
        AND length(word) BETWEEN length($1) - 1 AND length($1) + 1 ORDER BY named DESC LIMIT 60)`,
    values: [word],
  });
  return rows;
}
