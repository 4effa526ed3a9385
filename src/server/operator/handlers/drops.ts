import { dropNumbered, listDrops } from "../../../database/catalogue/drops.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import {
  changeDrop,
  type DropRefused,
  endDrop,
  planDrop,
  removeDrop,
  turnDropSale,
} from "../../../flows/catalogue/drops.ts";
import { type Caller, type Handlers, type Refused, refused } from "../context.ts";
import { dropsSaid, salesTold } from "../drops-said.ts";
import { versionOld } from "../version-old.ts";

/** Drops. */
export const dropHandlers: Handlers<
  "drops" | "drop" | "dropSales" | "planDrop" | "changeDrop" | "removeDrop" | "pauseDrop" | "resumeDrop" | "endDrop"
> = {
  async drops({ db, person, query: { view } }) {
    const rows = await listDrops(db, { over: view === "over" });
    return { answer: { drops: await dropsSaid(db, rows, spoken(person)) } };
  },

  drop: ({ db, person, parameters: { id } }) => one(db, id, person),

  async dropSales({ db, parts, person, parameters: { id } }) {
    const row = await dropNumbered(db, id);
    if (row === null) return refused("NOT_FOUND");
    return { answer: await salesTold(parts.pool, row, spoken(person)) };
  },

  async planDrop({ db, now, log, body }) {
    const planned = await planDrop(db, body, { now, log });
    return planned.kind === "planned" ? { answer: { id: planned.dropId } } : whyNot(db, planned);
  },

  async changeDrop({ db, person, now, log, parameters: { id }, body, version }) {
    const changed = await changeDrop(db, { dropId: id, version, terms: body }, { now, log });
    if (changed.kind !== "changed") return whyNot(db, changed, id);
    return { ...(await one(db, id, person)), unchanged: changed.same };
  },

  async removeDrop({ db, now, log, parameters: { id } }) {
    const removed = await removeDrop(db, id, { now, log });
    return removed.kind === "removed" ? { answer: {} } : whyNot(db, removed);
  },

  async pauseDrop({ db, person, log, parameters: { id }, body: { products } }) {
    const turned = await turnDropSale(db, { dropId: id, productIds: products, paused: true }, { log });
    if (turned.kind !== "turned") return whyNot(db, turned);
    return { ...(await one(db, id, person)), unchanged: turned.same };
  },

  async resumeDrop({ db, person, log, parameters: { id }, body: { products } }) {
    const turned = await turnDropSale(db, { dropId: id, productIds: products, paused: false }, { log });
    if (turned.kind !== "turned") return whyNot(db, turned);
    return { ...(await one(db, id, person)), unchanged: turned.same };
  },

  async endDrop({ db, person, now, log, parameters: { id }, body: { hide } }) {
    const ended = await endDrop(db, { dropId: id, hide }, { now, log });
    return ended.kind === "ended" ? one(db, id, person) : whyNot(db, ended);
  },
};

function spoken({ lan_id }: Caller) {
  return languageOf(lan_id).lanCode;
}

async function one(db: Queryable, dropId: number, person: Caller) {
  const row = await dropNumbered(db, dropId);
  if (row === null) return refused("NOT_FOUND");
  const answer = (await dropsSaid(db, [row], spoken(person)))[0]!;
  return { answer, etag: answer.version };
}

async function whyNot(db: Queryable, not: DropRefused, dropId = 0): Promise<Refused> {
  if (not.kind === "unknown") return refused("NOT_FOUND");
  if (not.kind === "old")
    return versionOld(db, { entity: "drop", entityId: dropId, part: "terms", version: not.version });
  return refused(not.why, not.at === undefined ? undefined : { at: `/goods/${not.at}` });
}
