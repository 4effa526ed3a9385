import assert from "node:assert/strict";
import { EventEmitter, on, once } from "node:events";
import { test } from "node:test";
import { openTestPrerenderer, pathsShowing } from "../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { never, until } from "../../test/builders/until.ts";
import { changePrice } from "../flows/catalogue/change-price.ts";
import { followCacheTags, type FollowSettings } from "./follow.ts";
import type { Prerenderer } from "./prerender.ts";

/** Events `prerendered` and `failed`, and an hour between looks: what happens, happens because the database told. */
function ears(): { heard: EventEmitter; settings: FollowSettings } {
  const heard = new EventEmitter();
  return {
    heard,
    settings: {
      every: 3_600_000,
      onPrerendered: (done) => heard.emit("prerendered", done),
      onFailure: (error) => heard.emit("failed", error),
    },
  };
}

/** Looks at every prerendering from now on; returns a wait for one after which something is so: the database's own housekeeping may hold a change back for a prerender. */
function prerendersFrom(heard: EventEmitter): (isSo: () => Promise<boolean>) => Promise<void> {
  const prerenders = on(heard, "prerendered", { signal: AbortSignal.timeout(never) });
  return async (isSo) => {
    do await prerenders.next();
    while (!(await isSo()));
  };
}

test("a change is prerendered as soon as it is committed, without waiting for the next look", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  const { heard, settings } = ears();
  const first = once(heard, "prerendered");
  const following = followCacheTags(pool, prerenderer, settings);
  await first;
  const prerendered = prerendersFrom(heard);
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await prerendered(async () => (await pathsShowing(pages, "123.45")).includes("/"));
  await following.stop();
});

test("a change behind an older transaction is prerendered when that one ends, though nobody tells of its end", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  const { heard, settings } = ears();
  const first = once(heard, "prerendered");
  const following = followCacheTags(pool, prerenderer, settings);
  await first;
  const older = await pool.connect();
  await older.query("BEGIN");
  await older.query("SELECT pg_current_xact_id()");
  const prerendered = prerendersFrom(heard);
  await changePrice(pool, { productId: products.hoodie.productId, realPrice: 12_345 });
  await older.query("ROLLBACK");
  older.release();
  await prerendered(async () => (await pathsShowing(pages, "123.45")).includes("/bluza-asfalt/"));
  await following.stop();
});

test("a listening connection that breaks is replaced and leaves no place taken in the pool", async (t) => {
  const { pool, products } = await openSmallShop(t);
  const { prerenderer } = await openTestPrerenderer(pool);
  const { heard, settings } = ears();
  const first = once(heard, "prerendered");
  const following = followCacheTags(pool, prerenderer, { ...settings, every: 200 });
  t.after(() => following.stop());
  await first;
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await pool.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changed_facts'",
    );
    assert.equal(rows.length, 1, "one connection listens");
    await pool.query("SELECT pg_terminate_backend($1, 5000)", [rows[0]!.pid]);
    const prerendered = once(heard, "prerendered", { signal: AbortSignal.timeout(never) });
    await changePrice(pool, { productId: products.hoodie.productId, realPrice: 10_000 + time });
    await prerendered;
    await listened(pool);
  }
  // A look of its own takes some more for a moment.
  const taken = () => pool.totalCount - pool.idleCount;
  await until("the one that listens is all that is taken", () => taken() === 1);
  await following.stop();
  await until("none is taken", () => taken() === 0);

  async function listened(db: typeof pool): Promise<void> {
    while (
      (
        await db.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changed_facts'",
        )
      ).rowCount === 0
    );
  }
});

test("a failure is told once, however often it repeats, and the following goes on", async (t) => {
  const { pool } = await openSmallShop(t);
  let fails = true;
  let tried = 0;
  const prerenderer: Prerenderer = {
    prerender: async () => {
      tried += 1;
      if (fails) throw new Error("the disk is full");
      return { prerendered: 1, removed: 0, waiting: false };
    },
    stop: () => undefined,
    close: async () => undefined,
  };
  const { heard, settings } = ears();
  const failures: string[] = [];
  heard.on("failed", (error) => failures.push(String(error)));
  const following = followCacheTags(pool, prerenderer, { ...settings, every: 20 });
  while (tried < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(failures, ["Error: the disk is full"]);
  fails = false;
  await once(heard, "prerendered", { signal: AbortSignal.timeout(never) });
  await following.stop();
});
