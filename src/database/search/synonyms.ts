import type { LanCode } from "../../domain/language.ts";
import {
  ownGroupsFor,
  type SpelledGroup,
  startOf,
  startsOf,
  type SynonymGroup,
} from "../../domain/search/synonym-group.ts";
import type { Queryable } from "../queryable.ts";

/** The most groups a label may have of its own. */
export const mostSynonyms = 2000;

/** A group of the label's own, known by its number. */
export interface StoredGroup extends SpelledGroup {
  id: number;
}

/** Returns the groups that may say something of these words: the label's own of the reader's language, and those that come with the shop and are not switched off. */
export async function synonymGroups(
  db: Queryable,
  words: readonly string[],
  lanCode: LanCode,
): Promise<readonly SynonymGroup[]> {
  const { rows } = await db.query<{ words: string[]; one_way: boolean | null }>({
    name: "synonym-groups",
    text: `SELECT words, one_way FROM search_synonyms WHERE lan_code = $1 AND starts && $2::text[]
      UNION ALL SELECT ARRAY[name], NULL FROM search_synonyms_off`,
    values: [lanCode, words.map(startOf)],
  });
  const off = rows.flatMap((row) => (row.one_way === null ? row.words : []));
  return [
    ...rows.flatMap((row) => (row.one_way === null ? [] : [{ words: row.words, oneWay: row.one_way }])),
    ...ownGroupsFor(words, off),
  ];
}

/** Returns all groups of the label's own, by language and in the order they came. */
export async function storedGroups(db: Queryable): Promise<StoredGroup[]> {
  const { rows } = await db.query<{ synonym_id: number; lan_code: LanCode; words: string[]; one_way: boolean }>(
    "SELECT synonym_id, lan_code, words, one_way FROM search_synonyms ORDER BY lan_code DESC, synonym_id",
  );
  return rows.map((row) => ({ id: row.synonym_id, lanCode: row.lan_code, words: row.words, oneWay: row.one_way }));
}

/** Adds groups; returns how many were new. Null: there would be more than `mostSynonyms`, and none is added. */
export async function addSynonyms(db: Queryable, groups: readonly SpelledGroup[]): Promise<number | null> {
  let added = 0;
  for (const group of groups) {
    const { rowCount } = await db.query(
      `INSERT INTO search_synonyms (lan_code, words, one_way, starts) SELECT $1, $2, $3, $4
        WHERE (SELECT count(*) FROM search_synonyms) <= ${mostSynonyms} ON CONFLICT DO NOTHING`,
      [group.lanCode, group.words, group.oneWay, startsOf(group)],
    );
    added += rowCount ?? 0;
  }
  const { rows } = await db.query<{ count: number }>("SELECT count(*)::int AS count FROM search_synonyms");
  return rows[0]!.count > mostSynonyms ? null : added;
}

/** Removes a group of the label's own; returns it, or null where there is none of that number. */
export async function removeSynonyms(db: Queryable, id: number): Promise<StoredGroup | null> {
  const { rows } = await db.query<{ lan_code: LanCode; words: string[]; one_way: boolean }>(
    "DELETE FROM search_synonyms WHERE synonym_id = $1 RETURNING lan_code, words, one_way",
    [id],
  );
  const [row] = rows;
  return row === undefined ? null : { id, lanCode: row.lan_code, words: row.words, oneWay: row.one_way };
}

/** Switches a group that comes with the shop off, or on again, by its name. */
export async function switchOwnGroup(db: Queryable, { name, off }: { name: string; off: boolean }): Promise<void> {
  await db.query(
    off
      ? "INSERT INTO search_synonyms_off (name) VALUES ($1) ON CONFLICT DO NOTHING"
      : "DELETE FROM search_synonyms_off WHERE name = $1",
    [name],
  );
}

/** Returns the names of the groups that come with the shop and are switched off. */
export async function ownGroupsOff(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>("SELECT name FROM search_synonyms_off ORDER BY name");
  return rows.map(({ name }) => name);
}
