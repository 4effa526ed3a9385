import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { closeToShoppers } from "../../flows/open-to-shoppers.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const get = (url: string) => app.inject({ method: "GET", url });

test("every address of the back office is its one page, which nobody keeps, frames, indexes or adds a script to", async () => {
  const page = await get("/admin/");
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /<script type="module" src="\/admin\/assets\/office-1\.js"><\/script>/);
  assert.match(page.body, /<link rel="stylesheet" href="\/admin\/assets\/office-1\.css">/);
  for (const url of ["/admin/orders/1001", "/admin/invitation", "/admin/nothing/there"])
    assert.equal((await get(url)).body, page.body, url);
  const { headers } = page;
  assert.equal(headers["cache-control"], "no-store");
  assert.match(String(headers["x-robots-tag"]), /noindex/);
  assert.equal(headers["referrer-policy"], "no-referrer");
  const policy = String(headers["content-security-policy"]).split("; ");
  for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
    assert.ok(policy.includes(rule), rule);
  assert.doesNotMatch(policy.join(" "), /unsafe|https?:|\*/);
  assert.doesNotMatch(page.body, /<script>|<style|style=|\son\w+=/);
});

test("where somebody packs, and there alone, the camera may be used, and a worker opens the page without a network", async () => {
  const page = await get("/admin/packing");
  assert.equal(page.body, (await get("/admin/")).body);
  assert.equal(
    (await get("/admin/packing/1001")).headers["content-security-policy"],
    page.headers["content-security-policy"],
  );
  const policy = String(page.headers["content-security-policy"]).split("; ");
  for (const rule of ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "trusted-types bruk-worker"])
    assert.ok(policy.includes(rule), rule);
  assert.doesNotMatch(policy.join(" "), /'unsafe-|https?:|\*/);
  assert.match(String(page.headers["permissions-policy"]), /camera=\(self\)/);
  assert.match(String((await get("/admin/orders")).headers["permissions-policy"]), /camera=\(\)/);
  const worker = await get("/admin/packing-worker.js");
  assert.match(String(worker.headers["content-type"]), /^text\/javascript/);
  assert.equal(worker.headers["service-worker-allowed"], "/admin/packing");
});

test("the address without its last slash leads there", async () => {
  const { statusCode, headers } = await get("/admin");
  assert.deepEqual([statusCode, headers.location], [308, "/admin/"]);
});

test("what the API does not have is no page of the application", async () => {
  const answer = await get("/admin/api/v1/nothing");
  assert.equal(answer.statusCode, 404);
  assert.match(String(answer.headers["content-type"]), /^application\/problem\+json/);
});

test("a closed shop's door does not keep staff out", async () => {
  await closeToShoppers(pool);
  const closed = await openTestApp(pool);
  const status = async (url: string) => (await closed.app.inject({ method: "GET", url })).statusCode;
  assert.equal(await status("/"), 503);
  assert.equal(await status("/admin/orders"), 200);
  assert.equal(await status("/admin/api/v1/session"), 401);
});

test("robots are told nothing of it", async () => {
  const robots = await get("/robots.txt");
  assert.doesNotMatch(robots.body, /admin/);
});
