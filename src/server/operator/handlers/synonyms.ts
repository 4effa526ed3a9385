import { etag } from "../../../contract/operator/route.ts";
import type { SynonymsSaid } from "../../../contract/operator/synonyms.ts";
import { productsById } from "../../../database/catalogue/products.ts";
import { oneByOne, rolledBack } from "../../../database/connect.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { missedOfLate } from "../../../database/search/misses.ts";
import { findProducts, rankedProducts } from "../../../database/search/search.ts";
import {
  groupsFound,
  groupNumbered,
  insertGroup,
  ownGroupsOff,
  type StoredGroup,
} from "../../../database/search/synonyms.ts";
import type { LanCode } from "../../../domain/language.ts";
import { type GroupTrouble, groupTrouble, tidyWords } from "../../../domain/search/group-trouble.ts";
import { ownGroups } from "../../../domain/search/synonym-group.ts";
import {
  addSynonyms,
  changeSynonyms,
  removeSynonyms,
  switchSynonyms,
  type SynonymsRefused,
} from "../../../flows/search/change-synonyms.ts";
import { type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "synonyms"
  | "synonymGroup"
  | "wordsWithoutResults"
  | "previewSynonyms"
  | "addSynonyms"
  | "changeSynonyms"
  | "removeSynonyms"
  | "switchSynonyms";

/** Words told at once, of how many days, and products of a preview. */
const mostWords = 50;
const daysBack = 30;
const mostShown = 6;

/** Synonyms: the label's own, those that come with the shop, and the words without results that they could be made of. */
export const synonymHandlers: Handlers<Names> = {
  async synonyms({ db, query: { language, q, after, limit } }) {
    const { groups, total } = await groupsFound(db, { lanCode: language, q, after: after ?? null, limit: limit + 1 });
    const shown = groups.slice(0, limit);
    const off = await ownGroupsOff(db);
    const asked = q.toLowerCase();
    return {
      answer: {
        synonyms: shown.map(said),
        own: ownGroups
          .filter(({ words }) => words.some((word) => word.includes(asked)))
          .map(({ words }) => ownSaid(words, off)),
        next: groups.length > limit ? shown.at(-1)!.id : null,
        total,
      },
    };
  },

  synonymGroup: async ({ db, parameters: { id } }) => answerOf(db, id),

  async wordsWithoutResults({ db, now, query: { language } }) {
    const missed = await missedOfLate(db, { days: daysBack, most: 500, now });
    const own = missed.filter(({ lan_code }) => lan_code === language).slice(0, mostWords);
    return { answer: { words: own.map(({ word, times, last_day }) => ({ word, times, lastDay: last_day })) } };
  },

  async previewSynonyms({ db, body: { language, words, oneWay, asked } }) {
    const trouble = groupTrouble(words);
    if (trouble !== null) return wrongWords(trouble);
    const now = await found(db, asked, language);
    const then = await rolledBack(db, async () => {
      await insertGroup(db, { lanCode: language, words: tidyWords(words), oneWay });
      return found(db, asked, language);
    });
    return { answer: { now: now.total, then: then.total, first: then.first } };
  },

  async addSynonyms({ db, body: { language, words, oneWay }, log }) {
    const added = await addSynonyms(db, { lanCode: language, words, oneWay }, log);
    return added.kind === "added" ? answerOf(db, added.id) : whyNot(added);
  },

  async changeSynonyms({ db, parameters: { id }, body: { words, oneWay }, version, log }) {
    const changed = await changeSynonyms(
      db,
      {
        id,
        version,
        change: (before) => ({ words: words ?? before.words, oneWay: oneWay ?? before.oneWay }),
      },
      log,
    );
    if (changed.kind === "old")
      return versionOld(db, { entity: "synonym", entityId: id, part: "words", version: changed.version });
    if (changed.kind !== "changed" && changed.kind !== "same") return whyNot(changed);
    return { ...(await answerOf(db, id)), unchanged: changed.kind === "same" };
  },

  async removeSynonyms({ db, parameters: { id }, log }) {
    return (await removeSynonyms(db, id, log)) === null ? refused("NOT_FOUND") : { answer: { id } };
  },

  async switchSynonyms({ db, body, log }) {
    const switched = await switchSynonyms(db, body, log);
    if (switched === "unknown") return refused("NOT_FOUND");
    const group = ownGroups.find(({ words: [first] }) => first === body.name)!;
    return { answer: ownSaid(group.words, await ownGroupsOff(db)), unchanged: switched === "same" };
  },
};

/** What a search finds, as a shopper's does: how much, and what comes first. */
async function found(db: Queryable, asked: string, lanCode: LanCode): Promise<{ total: number; first: string[] }> {
  return oneByOne(db, async (queued) => {
    const { match } = await findProducts(queued, asked, lanCode);
    if (match === null) return { total: 0, first: [] };
    const { ids, total } = await rankedProducts(queued, match, { page: 1, perPage: mostShown });
    const products = await productsById(queued, ids, lanCode);
    return { total, first: products.map(({ product_name }) => product_name) };
  });
}

async function answerOf(db: Queryable, id: number) {
  const group = await groupNumbered(db, id);
  if (group === null) return refused("NOT_FOUND");
  const answer = said(group);
  return { answer, etag: answer.version };
}

function said({ id, lanCode, words, oneWay, version }: StoredGroup): SynonymsSaid {
  return { id, language: lanCode, words: [...words], oneWay, version: etag("words", version) };
}

function ownSaid(words: readonly string[], off: readonly string[]) {
  const [name = ""] = words;
  return { name, words: [...words], off: off.includes(name) };
}

function whyNot(no: SynonymsRefused): Refused {
  if (no.kind === "wrong") return wrongWords(no.trouble);
  if (no.kind === "there") return refused("SYNONYMS_THERE");
  if (no.kind === "full") return refused("SYNONYMS_FULL");
  return refused(no.kind === "unknown" ? "NOT_FOUND" : "VERSION_OLD");
}

function wrongWords({ at }: GroupTrouble): Refused {
  return refused("FIELD_WRONG", { at: at === null ? "/words" : `/words/${at}` });
}
