import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder } from "../../../test/builders/app.ts";
import { addProduct, type BuiltProduct } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { startDrops } from "../../flows/catalogue/drops.ts";

// Drops: planned, seen or not, begun at their second, limited, paused, ended.

const { pool, ola, app, undo } = await openOffice();
const at = "2099-12-05T20:00:07";
const then = new Date("2099-12-05T19:00:07Z");
let count = 0;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const goods = (input: { shown?: boolean; stock?: number } = {}): Promise<BuiltProduct> =>
  addProduct(pool, {
    handle: `drop-${(count += 1)}`,
    sizes: { S: input.stock ?? 9, M: 9 },
    shown: input.shown ?? false,
  });
const terms = (products: readonly BuiltProduct[], more: object = {}) => ({
  name: "Zima",
  at,
  soon: false,
  goods: products.map(({ productId }) => ({ productId, perPerson: 2 })),
  ...more,
});
const plan = (products: readonly BuiltProduct[], more: object = {}) =>
  ola.call(routes.planDrop, { body: terms(products, more) });
const read = async (id: number) => (await ola.call(routes.drop, { parameters: { id } })).body;
const begun = async (products: readonly BuiltProduct[], more: object = {}) => {
  const { id } = (await plan(products, more)).body;
  await startDrops(pool, then);
  return id;
};

/** What a shopper's page of it says; null: there is none. */
async function seen({ url }: BuiltProduct): Promise<{ halted?: string; most_pieces?: number } | null> {
  const answer = await app.inject(pageDataHref(`/${url}`));
  if (answer.statusCode !== 200) return null;
  const { product } = answer.json<{ data: { product: { halted?: string; most_pieces?: number } } }>().data;
  return product;
}

type Ordered = { error?: string; errorMessage?: string; orderId?: string };
async function order(product: BuiltProduct, quantity: number, person = anybody(), more: object = {}): Promise<Ordered> {
  const body = await orderBody(pool, { lines: [{ product, size: "S", quantity }], paymentId: 2, person });
  return (await makeOrder(app, { ...body, orderKey: newOrderKey(), ...more })).body;
}

test("goods nobody sees before are shown together at the second, not one before; each is on sale then, to its limit", async () => {
  const both = [await goods(), await goods()];
  const { status, body } = await plan(both);
  assert.equal(status, 200);
  assert.deepEqual(await Promise.all(both.map(seen)), [null, null]);
  assert.equal(await startDrops(pool, new Date(then.getTime() - 1)), 0);
  assert.deepEqual(await Promise.all(both.map(seen)), [null, null]);
  assert.equal(await startDrops(pool, then), 1);
  assert.equal(await startDrops(pool, then), 0);
  for (const product of both) {
    const shown = await seen(product);
    assert.deepEqual([shown?.halted, shown?.most_pieces], [undefined, 2]);
  }
  const { state, startsAt } = await read(body.id);
  assert.deepEqual([state, startsAt], ["running", then.toISOString()]);
});

test("announced goods are seen from saving on, say when they can be bought in each language, and cannot be ordered before", async () => {
  const hidden = await goods();
  const shown = await goods({ shown: true });
  const { headers, body } = await plan([hidden, shown], { soon: true });
  for (const product of [hidden, shown]) assert.equal((await seen(product))?.halted, "Start: 5 grudnia, 20:00:07");
  for (const [lanId, why] of [
    [1, "Start: 5 grudnia, 20:00:07"],
    [2, "On sale from 5 December, 20:00:07"],
    [6, "Start: 5. prosince, 20:00:07"],
  ] as const) {
    const { error, errorMessage } = await order(hidden, 1, anybody(), { lanId });
    assert.equal(error, "SALE_HALTED");
    assert.ok(errorMessage!.replace(/\u00a0/g, " ").includes(why), errorMessage);
  }
  // Called off, what came into the window by it alone is hidden again.
  assert.equal((await undo(headers["log-entry"])).status, 200);
  assert.deepEqual([await seen(hidden), (await seen(shown))?.halted], [null, undefined]);
  assert.equal((await ola.call(routes.drop, { parameters: { id: body.id } })).status, 404);
});

test("what cannot be planned is refused, and which of the goods it is about", async () => {
  const shown = await goods({ shown: true });
  const one = await goods();
  const refused = async (products: readonly BuiltProduct[], more: object = {}) => {
    const { body } = await plan(products, more);
    const { code, at: where } = body as unknown as { code?: string; at?: string };
    return [code, where];
  };
  assert.deepEqual(await refused([one, shown]), ["DROP_GOODS_SHOWN", "/goods/1"]);
  assert.deepEqual(await refused([one], { at: "2020-01-01T00:00:00" }), ["DROP_PAST", undefined]);
  assert.deepEqual(await refused([one], { goods: [{ productId: 999_999, perPerson: null }] }), [
    "DROP_GOODS_UNKNOWN",
    "/goods/0",
  ]);
  assert.equal((await plan([one])).status, 200);
  assert.deepEqual(await refused([await goods(), one]), ["DROP_GOODS_TAKEN", "/goods/1"]);
  for (const wrong of [
    { at: "2099-02-30T00:00:00" },
    { at: "2099-01-01T00:00" },
    { name: " " },
    { name: "x".repeat(10_000) },
    { goods: [] },
    { goods: [{ productId: 1, perPerson: 0 }] },
    {
      goods: [
        { productId: 1, perPerson: null },
        { productId: 1, perPerson: 2 },
      ],
    },
  ])
    assert.deepEqual((await refused([one], wrong))[0], "MALFORMED", JSON.stringify(wrong));
});

test("one person has no more than their share, by mailbox, telephone or address, over all their orders; a cancelled one gives it back", async () => {
  const product = await goods();
  await begun([product]);
  const iga = anybody();
  const { orderId } = await order(product, 1, iga);
  assert.ok(orderId);
  const { error, errorMessage } = await order(product, 2, { ...anybody(), phone: iga.phone });
  assert.equal(error, "DROP_LIMIT");
  assert.match(errorMessage!, /najwyżej 2 szt\..*: 1\./);
  const [plus, domain] = iga.email.split("@");
  const elsewhere = { phone: "699888777", shippingStreet: "Inna 5", shippingPostCode: "00-950" };
  const sameMailbox = { ...anybody(), ...elsewhere, email: `${plus}+2@${domain}` };
  assert.equal((await order(product, 2, sameMailbox)).error, "DROP_LIMIT");
  const sameAddress = { ...anybody(), phone: "699888776" };
  assert.equal((await order(product, 2, sameAddress)).error, "DROP_LIMIT");
  assert.ok((await order(product, 1, sameAddress)).orderId, "the second of two");
  assert.equal((await order(product, 1, iga)).error, "DROP_LIMIT");
  const other = { ...anybody(), ...elsewhere, phone: "699888775", shippingStreet: "Jeszcze inna 5" };
  assert.ok((await order(product, 2, other)).orderId, "somebody else");
  assert.ok(await changeOrderState(pool, { orderId: Number(orderId), to: "cancelled", now: new Date() }));
  assert.ok((await order(product, 1, iga)).orderId, "what was cancelled can be had again");
});

test("a pause holds from the next order on, on the page and in the cart, of one product or of all, and is taken back", async () => {
  const [one, other] = [await goods(), await goods()];
  const id = await begun([one, other]);
  const pause = (products: number[] | null) => ola.call(routes.pauseDrop, { parameters: { id }, body: { products } });
  const paused = await pause([one.productId]);
  assert.deepEqual(
    [(await seen(one))?.halted, (await seen(other))?.halted],
    ["Sprzedaż chwilowo wstrzymana", undefined],
  );
  const { error, errorMessage } = await order(one, 1);
  assert.equal(error, "SALE_HALTED");
  assert.match(errorMessage!, /wstrzymana.*usuń go, aby zamówić resztę/);
  assert.ok((await order(other, 1)).orderId);
  // Once more is no act, and nothing that could be taken back.
  assert.equal((await pause([one.productId])).headers["log-entry"], undefined);
  const all = await pause(null);
  assert.equal((await order(other, 1)).error, "SALE_HALTED");
  assert.equal((await undo(all.headers["log-entry"])).status, 200);
  assert.deepEqual([(await read(id)).paused, (await seen(other))?.halted], [false, undefined]);
  assert.ok((await seen(one))?.halted, "what was paused by itself stays so");
  assert.equal((await undo(paused.headers["log-entry"])).status, 200);
  assert.equal((await seen(one))?.halted, undefined);
});

test("before it begins all of it can be changed, on the version that was seen; afterwards its name and limits", async () => {
  const [one, other] = [await goods(), await goods()];
  const { id } = (await plan([one])).body;
  const { version } = await read(id);
  const change = (body: ReturnType<typeof terms>, on: string) =>
    ola.call(routes.changeDrop, { parameters: { id }, body, version: on });
  const changed = await change(terms([other], { soon: true, name: "Wiosna" }), version);
  assert.equal(changed.status, 200);
  assert.deepEqual([await seen(one), (await seen(other))?.halted !== undefined], [null, true]);
  const old = await change(terms([one]), version);
  assert.deepEqual(
    [old.status, (old.body as unknown as { changed: { version: string } }).changed.version],
    [412, '"terms-2"'],
  );
  assert.equal((await undo(changed.headers["log-entry"])).status, 200);
  assert.deepEqual([(await read(id)).name, await seen(other)], ["Zima", null]);

  await startDrops(pool, then);
  const now = await read(id);
  assert.equal((await change(terms([one], { at: "2099-12-06T20:00:00" }), now.version)).status, 409);
  assert.equal((await change(terms([one, other]), now.version)).status, 409);
  const limits = { name: "Zima, dzień drugi", goods: [{ productId: one.productId, perPerson: 1 }] };
  assert.equal((await change(terms([one], limits), now.version)).status, 200);
  assert.equal((await seen(one))?.most_pieces, 1);
  assert.equal((await ola.call(routes.removeDrop, { parameters: { id } })).status, 409);
});

test("ended, nothing of it is limited or paused; its goods are sold on or hidden, and another drop may have them", async () => {
  const [one, other] = [await goods(), await goods()];
  const id = await begun([one]);
  await ola.call(routes.pauseDrop, { parameters: { id }, body: { products: null } });
  assert.equal((await ola.call(routes.endDrop, { parameters: { id }, body: { hide: false } })).status, 200);
  const free = await seen(one);
  assert.deepEqual([free?.halted, free?.most_pieces], [undefined, undefined]);
  assert.ok((await order(one, 3)).orderId);
  assert.equal((await ola.call(routes.pauseDrop, { parameters: { id }, body: { products: null } })).status, 409);
  assert.equal((await plan([one], { soon: true })).status, 200);

  const hidden = await begun([other]);
  assert.equal((await ola.call(routes.endDrop, { parameters: { id: hidden }, body: { hide: true } })).status, 200);
  assert.equal(await seen(other), null);
});

test("what is sold, held and left is told size by size, with the newest orders; however many look, as of after they asked", async () => {
  const product = await goods();
  const id = await begun([product]);
  const sales = async () => (await ola.call(routes.dropSales, { parameters: { id } })).body;
  assert.deepEqual(await sales().then(({ orders, minutes }) => [orders, minutes.length]), [0, 1]);
  const cash = await order(product, 2);
  const other = { ...anybody(), phone: "699111222", shippingStreet: "Długa 9" };
  const body = await orderBody(pool, { lines: [{ product, size: "M" }], paymentId: 1, person: other });
  const waiting = (await makeOrder(app, { ...body, orderKey: newOrderKey() })).body;
  const [first, second] = await Promise.all([sales(), sales()]);
  assert.deepEqual(first, second);
  assert.deepEqual([first.orders, first.paid], [2, 0]);
  assert.deepEqual(
    first.products[0]!.sizes.map(({ variant, stock, reserved, sold }) => [variant, stock, reserved, sold]),
    [
      ["S", 7, 0, 2],
      ["M", 8, 1, 0],
    ],
  );
  assert.deepEqual(
    first.newest.map(({ number, pieces }) => [String(number), pieces]),
    [
      [waiting.orderId, 1],
      [cash.orderId, 2],
    ],
  );
  assert.equal(first.minutes.reduce((sum, { orders }) => sum + orders, 0) <= 2, true);
  const { rows } = await pool.query<{ part: string }>(
    "SELECT DISTINCT part FROM record_changes WHERE entity = 'drop' AND entity_id = $1 ORDER BY part",
    [String(id)],
  );
  assert.deepEqual(rows.map(({ part }) => part).toSorted(), ["orders", "state", "terms"]);
});

test("who may not change products neither sees a drop nor pauses one", async () => {
  const id = await begun([await goods()]);
  const packer = await comeIn(app, pool, { email: "pakuje@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.dropSales, { parameters: { id } })).status, 403);
  assert.equal((await packer.call(routes.pauseDrop, { parameters: { id }, body: { products: null } })).status, 403);
});
