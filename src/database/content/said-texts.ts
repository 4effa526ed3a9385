import { AsyncLocalStorage } from "node:async_hooks";
import { saidTexts } from "../../domain/dictionary/changed-texts.ts";
import { type ChangedTexts, giveChangedTexts } from "../../domain/dictionary/dictionaries.ts";
import type { Pool } from "../connect.ts";
import type { Queryable } from "../queryable.ts";
import { changedTexts, textsVersion } from "./changed-texts.ts";

/** Of one request, job or batch of pages: two shops in one process say each its own, and a draft is said to nobody else. */
const said = new AsyncLocalStorage<ChangedTexts>();
giveChangedTexts(() => said.getStore());

const known = new WeakMap<Pool, { version: string; texts: ChangedTexts }>();

/** Does something in the shop's own words, as they are now: what `textIn` is asked for within it is said in them. */
export async function inOwnWords<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  return said.run(saidTexts(await changedTexts(db)), work);
}

/** Does something in words of one's own. */
export function inWords<T>(texts: ChangedTexts, work: () => Promise<T>): Promise<T> {
  return said.run(texts, work);
}

/** Has all that follows a callback said in these words, as a hook of the server goes on. */
export function goOnIn(texts: ChangedTexts, next: () => void): void {
  said.run(texts, next);
}

/** Returns what a shop says in place of its defaults; read again only once one of them has changed. */
export async function ownTexts(pool: Pool): Promise<ChangedTexts> {
  const version = await textsVersion(pool);
  const before = known.get(pool);
  if (before?.version === version) return before.texts;
  const texts = saidTexts(await changedTexts(pool));
  known.set(pool, { version, texts });
  return texts;
}
