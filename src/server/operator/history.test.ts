import assert from "node:assert/strict";
import { test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { type LogEntity, logEntities } from "../../domain/staff/log-entities.ts";
import type { Role } from "../../domain/staff/permissions.ts";

// The history of one record, and of all of a kind: who reads it, what it says of an undo, and what it leaves out.

const office = await openOffice();
const { app, pool, products, ola, did, undo } = office;
const member = (role: Role) => comeIn(app, pool, { email: `${role}@bruk.example`, role });
const people = {
  owner: ola,
  shop: await member("shop"),
  packing: await member("packing"),
  content: await member("content"),
  bookkeeping: await member("bookkeeping"),
} satisfies Record<Role, Member>;
const { shop, content } = people;
const { productId } = products.hoodie;
const parameters = { id: productId };

const history = async (entity: LogEntity, id: number, by: Member = ola) =>
  (await by.call(routes.recordHistory, { parameters: { entity }, query: { id: String(id) } })).body.entries;
const undos = async (entity: LogEntity, id: number, by: Member = ola) =>
  (await history(entity, id, by)).map(({ act, undo: state, whyNot }) => `${act} ${state} ${whyNot}`);
const product = async () => (await ola.call(routes.product, { parameters })).body;
const rename = async (pl: string) => {
  const { name, version } = (await product()).texts;
  return did(ola.call(routes.changeProductTexts, { parameters, body: { name: { ...name, pl } }, version }));
};

test("each kind is read by whoever may read its records: of a role without that nobody is told anything", async () => {
  const reads = async (role: Role) => {
    const may: LogEntity[] = [];
    for (const entity of logEntities) {
      const { status, body } = await people[role].call(routes.recordHistory, {
        parameters: { entity },
        query: { id: "1" },
      });
      assert.deepEqual([status, body.code], status === 200 ? [200, undefined] : [403, "FORBIDDEN"]);
      if (status === 200) may.push(entity);
    }
    return may;
  };
  assert.deepEqual(await reads("owner"), [...logEntities]);
  assert.deepEqual(await reads("packing"), []);
  const goods: LogEntity[] = ["drop", "product", "category", "brand", "sizeTable"];
  assert.deepEqual(await reads("content"), [
    "readyText",
    "review",
    ...goods,
    "text",
    "page",
    "import",
    "front",
    "redirect",
    "synonym",
  ]);
  const books: LogEntity[] = ["ksefOutage", "payoutReport", "payout", "unionRate", "month"];
  assert.deepEqual(await reads("bookkeeping"), ["order", ...books]);
  const settings = ["job", "webhook", "connection", "deliveryMethod", "zone", "country", "deliveryCalendar", "dayOff"];
  const ownersAlone = ["orderView", "staff", "key", ...settings, "paymentMethod", "shop"];
  assert.deepEqual(
    await reads("shop"),
    logEntities.filter((entity) => !ownersAlone.includes(entity)),
  );
  assert.equal((await shop.call(routes.log)).body.code, "FORBIDDEN", "the whole log stays with owners");
});

test("the shop role takes back what was done to a product from its history, and the history tells both", async () => {
  const before = (await product()).texts.name.pl;
  const changed = await rename("Bluza Inna");
  const [told] = await history("product", productId, shop);
  assert.deepEqual(
    [told!.id, told!.actor.name, told!.undo, told!.whyNot, told!.undoneBy],
    [changed, "ola", "possible", null, "changeProductTexts"],
  );
  assert.deepEqual(told!.after, { name: { pl: "Bluza Inna" } });
  assert.equal((await undo(changed, shop)).status, 200);
  assert.equal((await product()).texts.name.pl, before);
  const [back, forth] = await history("product", productId, shop);
  assert.deepEqual([back!.actor.name, back!.undoOf, forth!.id, forth!.undo], ["shop", changed, changed, "done"]);
});

test("what was overtaken says so and is refused; once what came later is taken back, it can be taken back too", async () => {
  const before = (await product()).texts.name.pl;
  const first = await rename("Bluza A");
  const second = await rename("Bluza B");
  const said = async () => (await undos("product", productId)).filter((one) => !one.includes("UNDONE"));
  assert.deepEqual((await said()).slice(0, 2), [
    "changeProductTexts possible null",
    "changeProductTexts none VERSION_OLD",
  ]);
  const refused = await undo(first);
  assert.deepEqual([refused.status, refused.body.code, refused.body.changed!.by], [412, "VERSION_OLD", "ola"]);
  assert.equal((await undo(second)).status, 200);
  const states = new Map((await history("product", productId)).map(({ id, undo: state }) => [id, state]));
  assert.deepEqual([states.get(first), states.get(second)], ["possible", "done"]);
  assert.equal((await undo(first)).status, 200);
  assert.equal((await product()).texts.name.pl, before);
});

test("acts on codes are taken back one after another, however they follow", async () => {
  const { id } = (await ola.call(routes.addCode, { body: { code: "PORZADEK", percentOff: "10" } })).body;
  const version = async () => (await ola.call(routes.code, { parameters: { id } })).body.version;
  const change = async (limit: number) =>
    did(shop.call(routes.changeCode, { parameters: { id }, body: { limit }, version: await version() }));
  const [first, second] = [await change(4), await change(9)];
  const limit = async () => (await ola.call(routes.code, { parameters: { id } })).body.limit;
  assert.equal((await undo(second, shop)).status, 200);
  assert.equal(await limit(), 4);
  assert.equal((await undo(first, shop)).status, 200);
  assert.equal(await limit(), null);
  const acts = (await history("code", id, shop)).map(({ act, undo: state }) => `${act} ${state}`);
  assert.deepEqual(acts.slice(2), ["changeCode done", "changeCode done", "addCode possible"]);
});

test("prices and stock stay hidden in the history from who does not see them, and an act with them is not taken back by them", async () => {
  const { variants } = (await ola.call(routes.variantSheet, { parameters })).body;
  const [{ id: variantId, price, sku }] = variants as [(typeof variants)[number]];
  const cells = [
    { variantId, field: "price", seen: price, value: price! + 1000 },
    { variantId, field: "sku", seen: sku, value: "NOWE-1" },
  ];
  const key = "cells-of-prices-1";
  const changed = await did(ola.call(routes.changeVariants, { parameters, body: { cells }, key }));
  const fields = async (by: Member) => {
    const { before, after, whyNot } = (await history("product", productId, by)).find(({ id }) => id === changed)!;
    const of = (said: typeof before) => (said!["cells"] as { field: string }[]).map(({ field }) => field);
    return [of(before), of(after), whyNot];
  };
  assert.deepEqual(await fields(ola), [["price", "sku"], ["price", "sku"], null]);
  assert.deepEqual(await fields(content), [["sku"], ["sku"], "FORBIDDEN"]);
  const again = [{ variantId, field: "sku", seen: "NOWE-1", value: "NOWE-2" }];
  await did(ola.call(routes.changeVariants, { parameters, body: { cells: again }, key: "cells-of-prices-2" }));
  assert.equal((await fields(ola))[2], "VERSION_OLD", "one of its cells holds something else");
});

test("all of a kind are read together, those that are gone too, page by page", async () => {
  const { id } = (await ola.call(routes.addCode, { body: { code: "ZNIKA", percentOff: "10" } })).body;
  const removed = await did(ola.call(routes.removeCode, { parameters: { id } }));
  const page = (query: Record<string, string>) =>
    shop.call(routes.recordHistory, { parameters: { entity: "code" }, query });
  const { entries, next } = (await page({ limit: "1" })).body;
  assert.deepEqual([entries[0]!.id, entries[0]!.undo, next], [removed, "possible", String(removed)]);
  const rest = (await page({ after: next! })).body.entries;
  assert.ok(rest.length > 1 && rest.every((entry) => entry.entity === "code" && entry.id < removed));
  assert.equal((await undo(removed, shop)).status, 200);
  const { codes } = (await ola.call(routes.codes, { query: { q: "ZNIKA" } })).body;
  assert.equal(codes.length, 1);
});
