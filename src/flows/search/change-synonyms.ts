import type { Queryable } from "../../database/queryable.ts";
import {
  deleteGroup,
  insertGroup,
  isRoomForGroup,
  lockGroup,
  type StoredGroup,
  switchOwnGroup,
  updateGroup,
} from "../../database/search/synonyms.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type GroupTrouble, groupTrouble, tidyWords } from "../../domain/search/group-trouble.ts";
import { ownGroups, type SpelledGroup } from "../../domain/search/synonym-group.ts";
import { differingFields } from "../differing-fields.ts";

/** Why synonyms were not added, changed or removed. */
export type SynonymsRefused =
  | { kind: "unknown" }
  /** Somebody else has changed them: this is their version. */
  | { kind: "old"; version: number }
  | { kind: "wrong"; trouble: GroupTrouble }
  /** There is the same group already. */
  | { kind: "there" }
  /** There are as many groups as a shop may have. */
  | { kind: "full" };

/** Adds words that mean the same; they count from the next search on. */
export async function addSynonyms(
  db: Queryable,
  group: SpelledGroup,
  log: Log,
): Promise<{ kind: "added"; id: number } | SynonymsRefused> {
  const trouble = groupTrouble(group.words);
  if (trouble !== null) return { kind: "wrong", trouble };
  const hasRoom = await isRoomForGroup(db);
  const id = await insertGroup(db, { ...group, words: tidyWords(group.words) });
  if (id === null) return { kind: "there" };
  if (!hasRoom) {
    await deleteGroup(db, id);
    return { kind: "full" };
  }
  const after = saidOf({ ...group, words: tidyWords(group.words) });
  await log({ act: "addSynonyms", entity: "synonym", entityId: id, part: "words", version: 1, after });
  return { kind: "added", id };
}

/** What of a group can be written anew. */
export type GroupWords = Pick<SpelledGroup, "words" | "oneWay">;

/** Writes a group anew, on the version somebody has seen. */
export async function changeSynonyms(
  db: Queryable,
  { id, version, change }: { id: number; version: number; change: (before: GroupWords) => GroupWords },
  log: Log,
): Promise<{ kind: "changed" } | { kind: "same" } | SynonymsRefused> {
  const before = await lockGroup(db, id);
  if (before === null) return { kind: "unknown" };
  if (before.version !== version) return { kind: "old", version: before.version };
  const { words, oneWay } = change({ words: before.words, oneWay: before.oneWay });
  const trouble = groupTrouble(words);
  if (trouble !== null) return { kind: "wrong", trouble };
  const wanted = { words: tidyWords(words), oneWay };
  const differing = differingFields({ words: [...before.words], oneWay: before.oneWay }, wanted);
  if (differing === null) return { kind: "same" };
  if (!(await updateGroup(db, id, { ...before, ...wanted }))) return { kind: "there" };
  await log({
    act: "changeSynonyms",
    entity: "synonym",
    entityId: id,
    part: "words",
    version: version + 1,
    ...differing,
  });
  return { kind: "changed" };
}

/** Takes a group away; returns what it was, or null where there is none of this number. */
export async function removeSynonyms(db: Queryable, id: number, log: Log): Promise<StoredGroup | null> {
  const before = await lockGroup(db, id);
  if (before === null) return null;
  await deleteGroup(db, id);
  await log({ act: "removeSynonyms", entity: "synonym", entityId: id, part: "words", before: saidOf(before) });
  return before;
}

/** Switches synonyms that come with the shop off, or on again, by their first word. */
export async function switchSynonyms(
  db: Queryable,
  { name, off }: { name: string; off: boolean },
  log: Log,
): Promise<"unknown" | "same" | "switched"> {
  const at = ownGroups.findIndex(({ words: [first] }) => first === name);
  if (at === -1) return "unknown";
  if (!(await switchOwnGroup(db, { name, off }))) return "same";
  // Those that come with the shop have no numbers.
  const of = { entity: "synonym", entityId: 0, part: "own" } as const;
  await log({ act: "switchSynonyms", ...of, before: { name, off: !off }, after: { name, off } });
  return "switched";
}

function saidOf({ lanCode, words, oneWay }: SpelledGroup) {
  return { language: lanCode, words, oneWay };
}
