import { invalidateCacheTags } from "../../database/cache-tags.ts";
import {
  addDrop,
  deleteDrop,
  dropCandidates,
  type DropProductRow,
  type DropRow,
  dueDrops,
  lockDrop,
  pauseDrop,
  pauseDropProducts,
  productsInDrops,
  recordBrought,
  recordDropBegun,
  recordDropEnded,
  saveDrop,
  saveDropGoods,
} from "../../database/catalogue/drops.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import type { DropGoods, DropRefusal, DropTerms } from "../../domain/catalogue/drop.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { changeProducts } from "./change-products.ts";

/** Why a drop was not planned, changed, paused or ended; `at`: which of its goods it is about. */
export type DropRefused =
  | { kind: "refused"; why: DropRefusal; at?: number }
  | { kind: "unknown" }
  | { kind: "old"; version: number };

interface Acting {
  now: Date;
  log: Log;
}

/** Seconds before a drop's own at which its job is there, to wait for it. */
const dropLead = 6;

/** Plans a drop in the caller's transaction; its goods are seen from now on where it says so, else they have to be hidden. Returns its number. */
export async function planDrop(
  db: Queryable,
  terms: DropTerms,
  { now, log }: Acting,
): Promise<{ kind: "planned"; dropId: number } | DropRefused> {
  const refused = await wrongTerms(db, terms, { now, drop: null });
  if (refused !== null) return refused;
  const { drop_id: dropId, starts_at } = await addDrop(db, terms);
  await saveDropGoods(db, dropId, terms.goods);
  await bringGoods(db, dropId, { goods: terms.goods, soon: terms.soon, before: [], now });
  await haveItBegin(db, { dropId, startsAt: starts_at, now });
  await log({ act: "planDrop", entity: "drop", entityId: dropId, part: "terms", version: 1, after: { ...terms } });
  return { kind: "planned", dropId };
}

/**
 * Changes a drop's terms, on the version somebody has seen, in the caller's transaction: all of them before it begins;
 * afterwards what it is called and how many of each one person may have.
 */
export async function changeDrop(
  db: Queryable,
  { dropId, version, terms }: { dropId: number; version: number; terms: DropTerms },
  { now, log }: Acting,
): Promise<{ kind: "changed"; same: boolean } | DropRefused> {
  const drop = await lockDrop(db, dropId);
  if (drop === null) return { kind: "unknown" };
  if (drop.version !== version) return { kind: "old", version: drop.version };
  if (drop.state === "ended") return { kind: "refused", why: "DROP_NOT_RUNNING" };
  const before = await productsOf(db, dropId);
  const was = termsOf(drop, before);
  if (JSON.stringify(was) === JSON.stringify(terms)) return { kind: "changed", same: true };
  if (drop.state === "running" && !isOfSameGoods(was, terms)) return { kind: "refused", why: "DROP_BEGUN" };
  const refused = drop.state === "planned" ? await wrongTerms(db, terms, { now, drop: { dropId, before } }) : null;
  if (refused !== null) return refused;
  const startsAt = await saveDrop(db, dropId, terms);
  await saveDropGoods(db, dropId, terms.goods);
  if (drop.state === "planned") {
    await bringGoods(db, dropId, { goods: terms.goods, soon: terms.soon, before, now });
    await haveItBegin(db, { dropId, startsAt, now });
  } else await invalidatePages(db, before);
  await log({
    act: "changeDrop",
    entity: "drop",
    entityId: dropId,
    part: "terms",
    version: version + 1,
    before: { ...was },
    after: { ...terms },
  });
  return { kind: "changed", same: false };
}

/** Takes a drop away that has not begun, in the caller's transaction: what it alone has brought into the window is hidden again. */
export async function removeDrop(
  db: Queryable,
  dropId: number,
  { now, log }: Acting,
): Promise<{ kind: "removed" } | DropRefused> {
  const drop = await lockDrop(db, dropId);
  if (drop === null) return { kind: "unknown" };
  if (drop.state !== "planned") return { kind: "refused", why: "DROP_BEGUN" };
  const before = await productsOf(db, dropId);
  await bringGoods(db, dropId, { goods: [], soon: false, before, now });
  await deleteDrop(db, dropId);
  await log({
    act: "removeDrop",
    entity: "drop",
    entityId: dropId,
    part: "terms",
    before: { ...termsOf(drop, before) },
  });
  return { kind: "removed" };
}

/**
 * Pauses a running drop, all of it (`productIds` null) or some of its goods, or lets it go on, in the caller's
 * transaction: from the next order on, and on each page as soon as it is made anew.
 */
export async function turnDropSale(
  db: Queryable,
  { dropId, productIds, paused }: { dropId: number; productIds: readonly number[] | null; paused: boolean },
  { log }: Pick<Acting, "log">,
): Promise<{ kind: "turned"; same: boolean } | DropRefused> {
  const drop = await lockDrop(db, dropId);
  if (drop === null) return { kind: "unknown" };
  if (drop.state !== "running") return { kind: "refused", why: "DROP_NOT_RUNNING" };
  const products = await productsOf(db, dropId);
  const turned =
    productIds === null
      ? products
      : products.filter((one) => productIds.includes(one.product_id) && one.paused !== paused);
  if (productIds === null ? drop.paused === paused : turned.length === 0) return { kind: "turned", same: true };
  const ids = productIds === null ? null : turned.map(({ product_id }) => product_id);
  if (ids === null) await pauseDrop(db, dropId, paused);
  else await pauseDropProducts(db, dropId, { productIds: ids, paused });
  await invalidatePages(db, turned);
  const names = ids === null ? {} : { goodsNames: turned.map(({ product }) => product) };
  await log({
    act: paused ? "pauseDrop" : "resumeDrop",
    entity: "drop",
    entityId: dropId,
    part: ids === null ? "sale" : "goods",
    before: { paused: !paused },
    after: { paused, products: ids, ...names },
  });
  return { kind: "turned", same: false };
}

/** Ends a running drop in the caller's transaction: its limits and pauses are over, its goods are sold like others or, where it is said so, hidden. */
export async function endDrop(
  db: Queryable,
  { dropId, hide }: { dropId: number; hide: boolean },
  { now, log }: Acting,
): Promise<{ kind: "ended" } | DropRefused> {
  const drop = await lockDrop(db, dropId);
  if (drop === null) return { kind: "unknown" };
  if (drop.state !== "running") return { kind: "refused", why: "DROP_NOT_RUNNING" };
  const products = await productsOf(db, dropId);
  await recordDropEnded(db, dropId, now);
  if (hide) await turnGoods(db, products.map(idOf), { shown: false, now, log: silently });
  await invalidatePages(db, products);
  await log({ act: "endDrop", entity: "drop", entityId: dropId, part: "sale", after: { hidden: hide } });
  return { kind: "ended" };
}

/** Begins the drops whose second has come, each in one transaction: all its goods are on sale at once, or none. Returns how many. */
export async function startDrops(pool: Pool, now: Date): Promise<number> {
  let started = 0;
  for (const dropId of await dueDrops(pool, now)) {
    const hasBegun = await inTransaction(pool, async (db) => {
      const drop = await lockDrop(db, dropId);
      if (drop?.state !== "planned" || drop.starts_at > now) return false;
      const products = await productsOf(db, dropId);
      await recordDropBegun(db, dropId, now);
      const hidden = products.filter(({ shown }) => !shown).map(idOf);
      await turnGoods(db, hidden, { shown: true, now, log: (act) => logAct(db, { kind: "system" }, act) });
      await invalidatePages(db, products);
      return true;
    });
    if (hasBegun) started += 1;
  }
  return started;
}

/** Returns what cannot be so of a drop's terms before it has begun; null: nothing. */
async function wrongTerms(
  db: Queryable,
  { at, soon, goods }: DropTerms,
  { now, drop }: { now: Date; drop: { dropId: number; before: readonly DropProductRow[] } | null },
): Promise<DropRefused | null> {
  if (at.replace("T", " ") <= warsawTime(now)) return { kind: "refused", why: "DROP_PAST" };
  const found = await dropCandidates(
    db,
    goods.map(({ productId }) => productId),
  );
  const byId = new Map(found.map((one) => [one.product_id, one]));
  const brought = new Set((drop?.before ?? []).filter((one) => one.brought).map(idOf));
  for (const [at, { productId }] of goods.entries()) {
    const candidate = byId.get(productId);
    if (candidate === undefined) return { kind: "refused", why: "DROP_GOODS_UNKNOWN", at };
    if (candidate.drop_id !== null && candidate.drop_id !== drop?.dropId)
      return { kind: "refused", why: "DROP_GOODS_TAKEN", at };
    if (!soon && candidate.shown && !brought.has(productId)) return { kind: "refused", why: "DROP_GOODS_SHOWN", at };
  }
  return null;
}

/** Has the goods of a drop seen before it begins, or not: what came into the window by it goes out of it again. */
async function bringGoods(
  db: Queryable,
  dropId: number,
  {
    goods,
    soon,
    before,
    now,
  }: { goods: readonly DropGoods[]; soon: boolean; before: readonly DropProductRow[]; now: Date },
): Promise<void> {
  const wanted = new Set(soon ? goods.map(({ productId }) => productId) : []);
  const brought = before.filter((one) => one.brought).map(idOf);
  const turn = { now, log: silently };
  await turnGoods(
    db,
    brought.filter((id) => !wanted.has(id)),
    { shown: false, ...turn },
  );
  const products = await productsOf(db, dropId);
  const hidden = products.filter((one) => wanted.has(one.product_id) && !one.shown).map(idOf);
  await turnGoods(db, hidden, { shown: true, ...turn });
  await recordBrought(db, dropId, [...brought.filter((id) => wanted.has(id)), ...hidden]);
  await invalidatePages(db, [...before, ...products]);
}

async function turnGoods(
  db: Queryable,
  productIds: readonly number[],
  { shown, now, log }: Acting & { shown: boolean },
): Promise<void> {
  if (productIds.length === 0) return;
  const change = () => ({ shown, from: null });
  const act = "changeProductPublication";
  await changeProducts(db, { productIds, part: "publication", change, act, now }, log);
}

/** What a drop's own act does to the window is said by that act. */
async function silently(): Promise<void> {}

/** A job is there a little before, and waits for the second itself. */
async function haveItBegin(
  db: Queryable,
  { dropId, startsAt, now }: { dropId: number; startsAt: Date; now: Date },
): Promise<void> {
  const inSeconds = Math.max(0, (startsAt.getTime() - now.getTime()) / 1000 - dropLead);
  await enqueueJob(
    db,
    "startDrop",
    { startsAt: startsAt.toISOString() },
    { key: `drop:${dropId}`, inSeconds, first: true },
  );
}

async function invalidatePages(db: Queryable, products: readonly DropProductRow[]): Promise<void> {
  await invalidateCacheTags(
    db,
    products.map(({ product_id }) => `product:${product_id}`),
  );
}

async function productsOf(db: Queryable, dropId: number): Promise<DropProductRow[]> {
  return productsInDrops(db, [dropId], "pl");
}

function termsOf({ name, at, soon }: DropRow, products: readonly DropProductRow[]): DropTerms {
  const goods = products.map(({ product_id, per_person }) => ({ productId: product_id, perPerson: per_person }));
  return { name, at, soon, goods };
}

function isOfSameGoods(was: DropTerms, terms: DropTerms): boolean {
  const idsOf = ({ goods }: DropTerms) =>
    JSON.stringify(goods.map(({ productId }) => productId).toSorted((a, b) => a - b));
  return was.at === terms.at && was.soon === terms.soon && idsOf(was) === idsOf(terms);
}

function idOf({ product_id }: DropProductRow): number {
  return product_id;
}
