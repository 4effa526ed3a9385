import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { allCategories } from "../../../database/catalogue/categories.ts";
import { allManufacturers } from "../../../database/catalogue/manufacturers.ts";
import { latestBatches } from "../../../database/discount/code-list.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import { codeForm } from "../../../domain/one-form.ts";
import {
  changeCode,
  type CodeRefused,
  makeBatch,
  makeCode,
  removeBatch,
  removeCode,
  type Turned,
  turnBatch,
  turnCode,
} from "../../../flows/discount/discount-codes.ts";
import { batchSaid, codesSaid } from "../codes-said.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "codes"
  | "codeBatches"
  | "codeGoods"
  | "code"
  | "addCode"
  | "changeCode"
  | "endCode"
  | "startCode"
  | "removeCode"
  | "addCodeBatch"
  | "endCodeBatch"
  | "startCodeBatch"
  | "removeCodeBatch";

/** Discount codes, and batches of them. */
export const codeHandlers: Handlers<Names> = {
  async codes({ db, person, query: { view, q, batch = null, id = null, after = null, limit } }) {
    const words = codeForm(q) || null;
    const filter = {
      view: view === "all" || id !== null ? null : view,
      words,
      batchId: batch,
      codeId: id,
      inBatches: words !== null || batch !== null || id !== null,
    };
    // One more than shown tells whether there is a next page.
    const found = await codesSaid(db, filter, { language: spoken(person), before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    return { answer: { codes: shown, next: found.length > shown.length ? String(shown.at(-1)!.id) : null } };
  },

  codeBatches: async ({ db }) => ({ answer: { batches: (await latestBatches(db)).map(batchSaid) } }),

  async codeGoods({ db, person }) {
    const language = spoken(person);
    const categories = await allCategories(db, language);
    const manufacturers = await allManufacturers(db, language);
    return {
      answer: {
        categories: categories.map((row) => ({ id: Number(row.category_id), name: row.category_name })),
        manufacturers: manufacturers.map((row) => ({ id: Number(row.manufacturer_id), name: row.manufacturer_name })),
      },
    };
  },

  code: ({ db, person, parameters: { id } }) => one(db, id, person),

  async addCode({ db, body, now, log }) {
    const made = await makeCode(db, { ...body, now }, log);
    return made.kind === "made" ? { answer: { id: made.codeId } } : whyNot(made);
  },

  async changeCode({ db, person, parameters: { id }, body, version, log }) {
    const changed = await changeCode(db, { codeId: id, version, ...body }, log);
    if (changed.kind === "changed") return one(db, id, person);
    if (changed.kind !== "old") return whyNot(changed);
    return versionOld(db, { entity: "code", entityId: id, part: "terms", version: changed.version });
  },

  async endCode({ db, person, parameters: { id }, log }) {
    return turned(db, person, { id, to: await turnCode(db, { codeId: id, ended: true }, log) });
  },

  async startCode({ db, person, parameters: { id }, log }) {
    return turned(db, person, { id, to: await turnCode(db, { codeId: id, ended: false }, log) });
  },

  async removeCode({ db, parameters: { id }, log }) {
    const removed = await removeCode(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },

  async addCodeBatch({ db, body, now, log }) {
    const made = await makeBatch(db, { ...body, now }, log);
    return made.kind === "made" ? { answer: { id: made.batchId } } : whyNot(made);
  },

  async endCodeBatch({ db, parameters: { id }, now, log }) {
    return turnedBatch(db, id, await turnBatch(db, { batchId: id, ended: true, now }, log));
  },

  async startCodeBatch({ db, parameters: { id }, body: { endedAt }, now, log }) {
    return turnedBatch(db, id, await turnBatch(db, { batchId: id, ended: false, endedAt, now }, log));
  },

  async removeCodeBatch({ db, parameters: { id }, log }) {
    const removed = await removeBatch(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },
};

function spoken({ lan_id }: Caller) {
  return languageOf(lan_id).lanCode;
}

async function one(db: Queryable, codeId: number, person: Caller) {
  const filter = { view: null, words: null, batchId: null, codeId, inBatches: true };
  const [code] = await codesSaid(db, filter, { language: spoken(person), before: null, most: 1 });
  return code === undefined ? refused("NOT_FOUND") : { answer: code, etag: code.version };
}

async function turned(db: Queryable, person: Caller, { id, to }: { id: number; to: Turned | CodeRefused }) {
  if (to.kind !== "turned" && to.kind !== "as it was") return whyNot(to);
  const answered = await one(db, id, person);
  return to.kind === "turned" ? answered : { ...answered, unchanged: true };
}

async function turnedBatch(db: Queryable, id: number, to: Turned | CodeRefused) {
  if (to.kind !== "turned" && to.kind !== "as it was") return whyNot(to);
  const row = (await latestBatches(db, id))[0]!;
  return { answer: batchSaid(row), ...(to.kind === "as it was" && { unchanged: true }) };
}

const problems: Record<Exclude<CodeRefused["kind"], "old">, ProblemCode> = {
  unknown: "NOT_FOUND",
  taken: "NAME_TAKEN",
  empty: "CODE_EMPTY",
  never: "CODE_NEVER",
  used: "CODE_LIMIT_USED",
  goods: "CODE_GOODS_UNKNOWN",
  held: "CODE_HELD",
};

function whyNot({ kind }: CodeRefused) {
  return refused(kind === "old" ? "VERSION_OLD" : problems[kind]);
}
