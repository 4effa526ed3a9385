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
  version: number;
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

interface GroupRow {
  synonym_id: number;
  lan_code: LanCode;
  words: string[];
  one_way: boolean;
  version: number;
}

const groupColumns = "synonym_id, lan_code, words, one_way, version";

function groupOf({ synonym_id, lan_code, words, one_way, version }: GroupRow): StoredGroup {
  return { id: synonym_id, lanCode: lan_code, words, oneWay: one_way, version };
}

/** Returns all groups of the label's own, by language and in the order they came. */
export async function storedGroups(db: Queryable): Promise<StoredGroup[]> {
  const { rows } = await db.query<GroupRow>(
    `SELECT ${groupColumns} FROM search_synonyms ORDER BY lan_code DESC, synonym_id`,
  );
  return rows.map(groupOf);
}

/** What of the label's own groups is asked for. */
interface GroupsAsked {
  lanCode: LanCode;
  /** A part of one of their words; '': all. */
  q: string;
  /** The number they come before; null: from the newest on. */
  after: number | null;
  limit: number;
}

/** Returns the label's own groups of a language, the newest first, and how many there are of what was asked for. */
export async function groupsFound(
  db: Queryable,
  { lanCode, q, after, limit }: GroupsAsked,
): Promise<{ groups: StoredGroup[]; total: number }> {
  const among = "lan_code = $1 AND EXISTS (SELECT FROM unnest(words) AS word WHERE strpos(word, lower($2)) > 0)";
  const { rows } = await db.query<GroupRow>(
    `SELECT ${groupColumns} FROM search_synonyms WHERE ${among} AND ($3::bigint IS NULL OR synonym_id < $3) ORDER BY synonym_id DESC LIMIT $4`,
    [lanCode, q, after, limit],
  );
  const { rows: counted } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM search_synonyms WHERE ${among}`,
    [lanCode, q],
  );
  return { groups: rows.map(groupOf), total: counted[0]!.count };
}

/** Returns a group of the label's own; null: there is none of this number. */
export async function groupNumbered(db: Queryable, id: number): Promise<StoredGroup | null> {
  const { rows } = await db.query<GroupRow>(`SELECT ${groupColumns} FROM search_synonyms WHERE synonym_id = $1`, [id]);
  return rows[0] === undefined ? null : groupOf(rows[0]);
}

/** Returns a group of the label's own, locked until the transaction ends; null: there is none of this number. */
export async function lockGroup(db: Queryable, id: number): Promise<StoredGroup | null> {
  const { rows } = await db.query<GroupRow>(
    `SELECT ${groupColumns} FROM search_synonyms WHERE synonym_id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0] === undefined ? null : groupOf(rows[0]);
}

/** Adds a group; returns its number, or null where there is the same one already. */
export async function insertGroup(db: Queryable, group: SpelledGroup): Promise<number | null> {
  const { rows } = await db.query<{ synonym_id: number }>(
    "INSERT INTO search_synonyms (lan_code, words, one_way, starts) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING synonym_id",
    [group.lanCode, group.words, group.oneWay, startsOf(group)],
  );
  return rows[0]?.synonym_id ?? null;
}

/** Returns whether there is room for another group. Until the transaction ends nobody else adds one. */
export async function isRoomForGroup(db: Queryable): Promise<boolean> {
  await db.query("LOCK TABLE search_synonyms IN SHARE ROW EXCLUSIVE MODE");
  const { rows } = await db.query<{ count: number }>("SELECT count(*)::int AS count FROM search_synonyms");
  return rows[0]!.count < mostSynonyms;
}

/** Writes a group anew; returns whether it is done: where another is the same, it is not. */
export async function updateGroup(db: Queryable, id: number, group: SpelledGroup): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE search_synonyms SET words = $2, one_way = $3, starts = $4, version = version + 1 WHERE synonym_id = $1
      AND NOT EXISTS (SELECT FROM search_synonyms WHERE synonym_id <> $1 AND lan_code = $5 AND words = $2 AND one_way = $3)`,
    [id, group.words, group.oneWay, startsOf(group), group.lanCode],
  );
  return rowCount === 1;
}

/** Takes a group of the label's own away. */
export async function deleteGroup(db: Queryable, id: number): Promise<void> {
  await db.query("DELETE FROM search_synonyms WHERE synonym_id = $1", [id]);
}

/** Switches a group that comes with the shop off, or on again, by its name; returns whether it was otherwise. */
export async function switchOwnGroup(db: Queryable, { name, off }: { name: string; off: boolean }): Promise<boolean> {
  const { rowCount } = await db.query(
    off
      ? "INSERT INTO search_synonyms_off (name) VALUES ($1) ON CONFLICT DO NOTHING"
      : "DELETE FROM search_synonyms_off WHERE name = $1",
    [name],
  );
  return rowCount === 1;
}

/** Returns the names of the groups that come with the shop and are switched off. */
export async function ownGroupsOff(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>("SELECT name FROM search_synonyms_off ORDER BY name");
  return rows.map(({ name }) => name);
}
