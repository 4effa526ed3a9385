import assert from "node:assert/strict";
import { test } from "node:test";
import { settledCursor, settledCacheTags } from "../../test/builders/cache-tags.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { allConfig } from "../database/config.ts";
import { recordOpening } from "./note-opening.ts";

const { pool } = await openSmallShop();
const opening = {
  build: "b1",
  analyticsId: undefined,
  analyticsUrl: "https://tag.example",
  now: new Date("2026-11-20T10:00:00Z"),
};

test("the config's build_date is when a build was first opened; another build has another date", async () => {
  await recordOpening(pool, opening);
  assert.equal((await allConfig(pool))["build_date"], "2026-11-20T10:00:00.000Z");
  await recordOpening(pool, { ...opening, now: new Date("2026-11-21T10:00:00Z") });
  assert.equal((await allConfig(pool))["build_date"], "2026-11-20T10:00:00.000Z");
  await recordOpening(pool, { ...opening, build: "b2", now: new Date("2026-11-22T10:00:00Z") });
  assert.equal((await allConfig(pool))["build_date"], "2026-11-22T10:00:00.000Z");
});

test("the settings' analytics reach the pages, and leave them with the setting", async () => {
  const cursor = await settledCursor(pool);
  await recordOpening(pool, { ...opening, build: "b2" });
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts, [], "what did not change makes no page stale");
  await recordOpening(pool, { ...opening, build: "b2", analyticsId: "G-BRUK" });
  assert.equal((await allConfig(pool))["analytics_id"], "G-BRUK");
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts, ["config"]);
  await recordOpening(pool, { ...opening, build: "b2" });
  assert.equal((await allConfig(pool))["analytics_id"], "");
});
