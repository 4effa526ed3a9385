import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { openPointsStandIn } from "../../../stand-ins/pickup-points.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { openPickupPoints } from "../../integrations/pickup-points/provider.ts";

// The locker of an order that staff change or take down, found by the port the shop's own order form asks.

const { pool } = await openSmallShop();

test("a locker is found by its town, its street around the order, and its name in whatever letters", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(standIn.close);
  const { app } = await openTestApp(pool, { points: openPickupPoints({ url: standIn.url, token: undefined }) });
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
  const find = async (query: { q: string; postcode?: string }) => (await ola.call(routes.lockers, { query })).body;
  const inTown = await find({ q: "Kraków" });
  assert.ok(inTown.lockers.length > 5 && inTown.lockers.length <= 30);
  assert.ok(inTown.lockers.every(({ address }) => address.includes("Kraków")));
  const [one] = inTown.lockers;
  const street = /^(?:ul|al|pl)\. (\p{L}+)/u.exec(one!.address)![1]!;
  const byStreet = await find({ q: `Kraków ${street}` });
  assert.ok(byStreet.lockers.length > 0 && byStreet.lockers.every(({ address }) => address.includes(street)));
  assert.deepEqual(await find({ q: one!.id.toLowerCase(), postcode: "31-403" }), { lockers: [one], elsewhere: null });
  const unheard = openPickupPoints({ url: standIn.url, token: undefined });
  const { app: other } = await openTestApp(pool, { points: unheard });
  const iga = await comeIn(other, pool, { email: "iga@bruk.example", role: "shop" });
  const byName = await iga.call(routes.lockers, { query: { q: one!.id } });
  assert.deepEqual(byName.body.lockers, [one], "without a postcode, and never heard of before");
  assert.deepEqual((await find({ q: "Nigdzie Wielkie" })).lockers, []);
  const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
  assert.equal((await piotr.call(routes.lockers, { query: { q: "Kraków" } })).status, 403);
});

test("while the provider is silent that is said, with the way on", async () => {
  const silent = () => Promise.reject(new Error("silent"));
  const points = { near: silent, search: silent, look: () => Promise.resolve({ kind: "silent" as const }) };
  const { app } = await openTestApp(pool, { points });
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "shop" });
  const { status, body } = await ewa.call(routes.lockers, { query: { q: "Kraków" } });
  assert.deepEqual([status, body.code], [503, "LOCKERS_SILENT"]);
});
