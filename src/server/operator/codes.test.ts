import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// Discount codes as staff keep them, and what a shopper's cart makes of them at once.

const office = await openOffice();
const { app, pool, products, ola, undo, did } = office;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const add = (code: string, terms: object = { percentOff: "10" }) =>
  ola.call(routes.addCode, { body: { code, ...terms } });
const added = async (code: string, terms?: object) => (await add(code, terms)).body.id;
const read = async (id: number) => (await ola.call(routes.code, { parameters: { id } })).body;
const change = async (id: number, body: object, version?: string) =>
  ola.call(routes.changeCode, { parameters: { id }, body, version: version ?? (await read(id)).version });
const names = async (query: Record<string, string> = {}) =>
  (await ola.call(routes.codes, { query })).body.codes.map(({ code }) => code);

/** What the order panel is told of a code. */
async function asked(code: string) {
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_utils?code",
    payload: JSON.stringify({ code, lanId: 1 }),
    headers: { "content-type": "text/plain" },
  });
  return answer.json<Record<string, unknown>>();
}

/** A shopper orders a bottle with a code; returns the order's number, or why it was refused. */
async function bought(code: string) {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1, code });
  return (await makeOrder(app, body)).body as { orderId?: string; error?: string };
}

test("a cart obeys at once: a code that is made, changed, ended and begun again", async () => {
  const id = await added("jesień", { percentOff: "10", starts: null, limit: 5 });
  assert.equal((await asked("JESIEŃ"))["codePercent"], "10.00");
  const { orderId } = await bought("Jesień");
  assert.ok(Number(orderId) > 0);
  const after = await read(id);
  assert.deepEqual([after.code, after.used, after.orders, after.limit], ["JESIEŃ", 1, 1, 5]);
  const { rows } = await pool.query<{ off: number }>("SELECT discount_pln AS off FROM orders WHERE order_id = $1", [
    orderId,
  ]);
  assert.deepEqual([after.takenOff, (rows[0]?.off ?? 0) > 0], [rows[0]?.off, true]);

  const changed = await did(change(id, { amountOff: 500 }));
  assert.deepEqual([(await asked("jesień"))["codeType"], (await asked("jesień"))["codeValue"]], ["1", "5.00"]);
  await undo(changed);
  assert.equal((await asked("jesień"))["codePercent"], "10.00");

  const ended = await did(ola.call(routes.endCode, { parameters: { id } }));
  assert.equal((await bought("jesień")).error, "CODE_ENDED");
  assert.deepEqual([(await names()).includes("JESIEŃ"), await names({ view: "ended" })], [false, ["JESIEŃ"]]);
  await undo(ended);
  assert.ok(Number((await bought("jesień")).orderId) > 0);
});

test("a code that begins later begins now when somebody says so, and stays as planned where it was only ended", async () => {
  const id = await added("POTEM", { percentOff: "5", starts: "2099-01-01 00:00:00" });
  assert.equal((await read(id)).state, "planned");
  const ended = await did(ola.call(routes.endCode, { parameters: { id } }));
  await undo(ended);
  assert.equal((await read(id)).state, "planned");
  const begun = await ola.call(routes.startCode, { parameters: { id } });
  assert.deepEqual([begun.body.state, begun.body.starts, begun.headers["log-entry"]], ["live", null, undefined]);
});

test("a name is taken once, however it is typed; what could never be used or takes nothing off is refused", async () => {
  await added("RAZ");
  assert.equal((await add(" raz ")).body.code, "NAME_TAKEN");
  for (const [terms, code] of [
    [{ amountOff: 0 }, "CODE_EMPTY"],
    [{ freeShipping: false }, "CODE_EMPTY"],
    [{ percentOff: "10", expires: "2020-01-01 00:00:00" }, "CODE_NEVER"],
    [{ percentOff: "10", starts: "2099-01-02 00:00:00", expires: "2099-01-01 00:00:00" }, "CODE_NEVER"],
    [{ percentOff: "10", onlyProducts: [999_999] }, "CODE_GOODS_UNKNOWN"],
    [{ percentOff: "10", category: 999_999 }, "CODE_GOODS_UNKNOWN"],
    [{ percentOff: "10", manufacturer: 999_999 }, "CODE_GOODS_UNKNOWN"],
    [{ percentOff: "101" }, "MALFORMED"],
    [{ percentOff: "10", amountOff: 100 }, "MALFORMED"],
    [{ percentOff: "10", expires: "2099-02-30 10:00:00" }, "MALFORMED"],
  ] as const)
    assert.equal((await add("NIC", terms)).body.code, code, JSON.stringify(terms));
  for (const name of ["A", "DWA SŁOWA", "X".repeat(41)]) assert.equal((await add(name)).status, 400, name);
  const id = await added("DOSTAWA", { amountOff: 0, freeShipping: true });
  assert.equal((await change(id, { freeShipping: false })).body.code, "CODE_EMPTY");
});

test("a limit below what was used is refused; a code an order holds is ended, not deleted", async () => {
  const id = await added("DWARAZY", { percentOff: "10" });
  await bought("DWARAZY");
  await bought("DWARAZY");
  assert.equal((await change(id, { limit: 1 })).body.code, "CODE_LIMIT_USED");
  assert.equal((await change(id, { limit: 2 })).status, 200);
  assert.equal((await read(id)).state, "usedUp");
  const { status, body } = await ola.call(routes.removeCode, { parameters: { id } });
  assert.deepEqual([status, body.code], [409, "CODE_HELD"]);
});

test("of two who change a code the later is told who was faster; different terms are both there after it", async () => {
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  const id = await added("DWOJE");
  const { version } = await read(id);
  assert.equal((await change(id, { minTotal: 5000 }, version)).status, 200);
  const late = await jan.call(routes.changeCode, { parameters: { id }, body: { limit: 3 }, version });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.fields], [412, "ola", ["minTotal"]]);
  const again = { parameters: { id }, body: { limit: 3 }, version: late.body.changed!.version };
  assert.equal((await jan.call(routes.changeCode, again)).status, 200);
  const { minTotal, limit } = await read(id);
  assert.deepEqual([minTotal, limit], [5000, 3]);
});

test("a batch is so many codes, each another and used by itself; ended as one, it is begun again as it was", async () => {
  const body = { name: "Do paczek", beginning: "lato-", count: 30, percentOff: "15", limit: 1, perCustomer: 1 };
  const { id } = (await ola.call(routes.addCodeBatch, { body })).body;
  const codes = async () =>
    (await ola.call(routes.codes, { query: { batch: String(id), view: "all", limit: "100" } })).body.codes;
  const made = await codes();
  assert.equal(new Set(made.map(({ code }) => code)).size, 30);
  assert.ok(made.every(({ code, limit }) => /^LATO-[2-9A-Z]{8}$/.test(code) && limit === 1));
  assert.ok(
    (await names({ view: "all" })).every((code) => !code.startsWith("LATO-")),
    "a batch does not fill the list",
  );
  const [first, second, third] = made.map(({ code }) => code) as [string, string, string];
  assert.deepEqual(await names({ view: "all", q: first.toLowerCase() }), [first]);
  assert.ok(Number((await bought(first)).orderId) > 0);
  assert.equal((await bought(first)).error, "CODE_USED_UP");
  await did(ola.call(routes.endCode, { parameters: { id: made[2]!.id } }));

  const parameters = { id };
  const ended = await did(ola.call(routes.endCodeBatch, { parameters }));
  assert.equal((await bought(second)).error, "CODE_ENDED");
  assert.equal((await undo(ended)).status, 200);
  assert.ok(Number((await bought(second)).orderId) > 0);
  assert.equal((await bought(third)).error, "CODE_ENDED", "one that was ended before stays so");
  const { batches } = (await ola.call(routes.codeBatches)).body;
  const batch = batches.find((one) => one.id === id)!;
  assert.deepEqual([batch.codes, batch.orders, batch.running], [30, 2, 27]);
  assert.equal((await ola.call(routes.removeCodeBatch, { parameters })).body.code, "CODE_HELD");
});

test("what is deleted by mistake comes back as it was, switched off where it was", async () => {
  const id = await added("POMYLKA", { percentOff: "7.5", minTotal: 2000, firstOrder: true });
  await did(ola.call(routes.endCode, { parameters: { id } }));
  const removed = await did(ola.call(routes.removeCode, { parameters: { id } }));
  assert.equal((await asked("pomylka"))["error"], "CODE_UNKNOWN");
  assert.equal((await undo(removed)).status, 200);
  const [back] = (await ola.call(routes.codes, { query: { view: "all", q: "pomylka" } })).body.codes;
  assert.deepEqual([back?.percentOff, back?.minTotal, back?.firstOrder, back?.state], ["7.5", 2000, true, "ended"]);
});

test("lists are read page by page", async () => {
  const seen: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const query: Record<string, string> = { view: "all", limit: "2", ...(after !== "" && { after }) };
    const page = (await ola.call(routes.codes, { query })).body;
    assert.ok(page.codes.length <= 2);
    seen.push(...page.codes.map(({ code }: { code: string }) => code));
    after = page.next;
  }
  assert.deepEqual(seen, await names({ view: "all", limit: "100" }));
});
