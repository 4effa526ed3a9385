// Orders in parcels, as staff pack, send, mend and undo them, on one shop whose promises are audited last.
// One long file: one shop, whose promises are audited after all that was done to it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import sharp from "sharp";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { pdfText } from "../../../test/builders/pdf-text.ts";
import { anybody, kasia } from "../../../test/builders/people.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, type Sent } from "../../../test/builders/staff.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { exportAccount } from "../../database/customer/account-export.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { forgetParcelPictures } from "../../flows/parcel/parcel-picture.ts";

const { pool, products } = await openSmallShop();
const store = new Map<string, Buffer>();
const pictures = {
  ...standIns.pictures,
  keep: async (source: string | Buffer, file: string) => void store.set(file, source as Buffer),
  read: async (file: string) => store.get(file) ?? null,
  remove: async (file: string) => void store.delete(file),
};
const { app } = await openTestApp(pool, { pictures });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const cash = 2;

async function place(input: OrderInput): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { paymentId: cash, ...input }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const read = async (number: number) => (await piotr.call(routes.order, { parameters: { number } })).body;
const twoLines = () =>
  place({
    lines: [
      { product: products.hoodie, size: "M" },
      { product: products.bottle, quantity: 2 },
    ],
  });

/** What of an order goes into a parcel: pieces by position; absent: all that is left. */
async function pack(
  number: number,
  pieces?: Record<number, number>,
  { by = piotr, ...sent }: Sent & { by?: typeof piotr } = {},
) {
  const { lines } = await read(number);
  const inside = lines
    .map(({ position, variantId, quantity, packed }) => ({
      position,
      variantId,
      quantity: pieces === undefined ? quantity - packed : (pieces[position] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const body = { lines: inside, ...(sent.body as object) };
  return by.call(routes.packParcel, { ...sent, parameters: { number }, body });
}
async function send(number: number, parcel: number, tracking: string | null = null) {
  const { versions } = await read(number);
  const sent = { parameters: { number, parcel }, body: { tracking }, version: versions.parcels };
  return piotr.call(routes.sendParcel, sent);
}
async function emails(number: number): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE order_id = $1 AND kind NOT IN ('order', 'orderForShop') ORDER BY letter_id",
    [number],
  );
  return rows.map(({ kind }) => kind);
}

test("with its last pieces in parcels an order is packed, and with its last parcel gone it is sent", async () => {
  const number = await twoLines();
  const [first, second] = (await read(number)).lines.map(({ position }) => position);
  const begun = await pack(number, { [first!]: 1 }, { body: { carrier: "InPost", weight: 640 } });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  assert.equal(begun.body.state, "new");
  assert.deepEqual(
    begun.body.parcels.map(({ carrier, weight, sentAt, lines }) => ({
      carrier,
      weight,
      sentAt,
      pieces: lines.map(({ quantity }) => quantity),
    })),
    [{ carrier: "InPost", weight: 640, sentAt: null, pieces: [1] }],
  );
  assert.deepEqual(await emails(number), []);
  const one = begun.body.parcels[0]!.id;
  const gone = await send(number, one, "620000111");
  assert.equal(gone.status, 200, JSON.stringify(gone.body));
  assert.deepEqual([gone.body.state, gone.body.partlySent], ["new", true]);
  assert.ok(!(await ola.call(routes.order, { parameters: { number } })).body.next.includes("cancelled"));
  const listed = async (state: string, view: "all" | "toPack" | "packed" = "all") =>
    (await ola.call(routes.orders, { query: { view, state } })).body.orders.map((row) => [row.number, row.partlySent]);
  assert.deepEqual(await listed("partlySent"), [[number, true]]);
  assert.deepEqual(await listed("partlySent", "toPack"), [[number, true]]);
  assert.deepEqual(await listed("partlySent", "packed"), [], "it is not packed yet");
  assert.deepEqual(await listed("sent"), []);
  assert.deepEqual(await listed("sent,partlySent"), [[number, true]]);
  const whole = await pack(number, { [second!]: 2 });
  assert.deepEqual([whole.body.state, whole.body.partlySent], ["packed", true]);
  const { rows } = await pool.query<{ key: string }>("SELECT link_key AS key FROM orders WHERE order_id = $1", [
    number,
  ]);
  const asked = { number, key: rows[0]!.key, lanId: 1 };
  const shown = await app.inject({ method: "POST", url: "/sys/json_api?order", payload: asked });
  const { parcels, partlySent, state } = shown.json<OrderReply>();
  assert.deepEqual([state, partlySent], ["packed", true]);
  assert.deepEqual(
    parcels.map(({ carrier, tracking, lines }) => [carrier, tracking, lines.map(({ quantity }) => quantity)]),
    [["InPost", "620000111", [1]]],
    "its buyer sees what has left, and that more is to come",
  );
  const last = await send(number, whole.body.parcels[1]!.id, "620000222");
  assert.deepEqual(
    [last.body.state, last.body.partlySent, last.body.delivery.tracking],
    ["sent", false, "620000111, 620000222"],
  );
  assert.deepEqual([await listed("partlySent"), await listed("sent")], [[], [[number, false]]]);
  assert.deepEqual(await emails(number), ["parcelSent", "orderPacked", "parcelSent"]);
  for (const q of ["620000111", "620000222"])
    assert.deepEqual(
      (await ola.call(routes.orders, { query: { q } })).body.orders.map((row) => row.number),
      [number],
    );
});

test("each of several parcels that has left is stepped back within 20 seconds, with its number and its email; not once the email went, its carrier has it or a document came with it", async () => {
  const number = await place({
    paymentId: 1,
    lines: [{ product: products.hoodie, size: "M" }, { product: products.bottle }],
  });
  await changeOrderState(pool, { orderId: number, to: "paid", now: new Date() });
  const [first, second] = (await read(number)).lines.map(({ position }) => position);
  const undo = (logged: unknown) => piotr.call(routes.undo, { parameters: { id: Number(logged) } });
  const standing = async () => {
    const { state, parcels, partlySent } = await read(number);
    return [state, partlySent, parcels.map(({ sentAt, tracking }) => [sentAt !== null, tracking])];
  };
  await pack(number, { [first!]: 1 });
  await pack(number, { [second!]: 1 });
  const ids = (await read(number)).parcels.map(({ id }) => id);
  const before = await standing();
  const gone = await send(number, ids[0]!, "620000333");
  const undone = await undo(gone.headers[loggedHeader]);
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual([await standing(), await emails(number)], [before, ["orderPaid", "orderPacked"]]);

  const begun = await send(number, ids[0]!, "620000334");
  const last = await send(number, ids[1]!, "620000335");
  assert.equal(last.body.state, "sent");
  assert.equal(
    (await undo(begun.headers[loggedHeader])).body.code,
    "VERSION_OLD",
    "another parcel was decided on since",
  );
  assert.equal((await undo(last.headers[loggedHeader])).status, 200);
  assert.deepEqual(await standing(), [
    "packed",
    true,
    [
      [true, "620000334"],
      [false, null],
    ],
  ]);
  assert.equal((await undo(begun.headers[loggedHeader])).status, 200, "step by step");
  assert.deepEqual(await standing(), before);

  const again = await send(number, ids[1]!);
  const possible = async () =>
    (await ola.call(routes.order, { parameters: { number } })).body.timeline!.find(
      ({ logged }) => logged?.id === Number(again.headers[loggedHeader]),
    )?.logged?.undo;
  assert.equal(await possible(), "possible");
  await pool.query("INSERT INTO parcel_steps VALUES ($1, '1', 'collected', 'underWay', now())", [ids[1]]);
  assert.equal((await undo(again.headers[loggedHeader])).body.code, "PARCEL_SENT", "its carrier has it");
  await pool.query("DELETE FROM parcel_steps WHERE parcel_id = $1", [ids[1]]);
  await pool.query("UPDATE outbox SET not_before = NULL WHERE order_id = $1 AND kind = 'parcelSent'", [number]);
  assert.equal((await undo(again.headers[loggedHeader])).body.code, "EMAIL_SENT");
  assert.equal(await possible(), "none");

  const atDoor = await twoLines();
  const { body } = await pack(atDoor);
  const cashed = await send(atDoor, body.parcels[0]!.id);
  assert.equal((await undo(cashed.headers[loggedHeader])).body.code, "DOCUMENT_MADE");
});

test("parcels that left together are stepped back together within 20 seconds, of one order or of several, with the numbers they had; not once one of their emails went", async () => {
  const paidIn = async (parcels: 2 | 1, tracking: string | null = null) => {
    const number = await place({
      paymentId: 1,
      lines: [{ product: products.hoodie, size: "M" }, { product: products.bottle }],
    });
    await changeOrderState(pool, { orderId: number, to: "paid", now: new Date() });
    const [first, second] = (await read(number)).lines.map(({ position }) => position);
    if (parcels === 2) await pack(number, { [first!]: 1 });
    await pack(number, parcels === 2 ? { [second!]: 1 } : undefined, { body: { tracking } });
    return number;
  };
  const standing = async (number: number) => {
    const { state, parcels } = await read(number);
    return [state, parcels.map(({ sentAt, tracking }) => [sentAt !== null, tracking])];
  };
  const move = async (number: number, tracking?: string) => {
    const { versions } = await read(number);
    return piotr.call(routes.moveOrder, {
      parameters: { number },
      body: { to: "sent", tracking },
      version: versions.state,
    });
  };
  const undo = (logged: unknown) => piotr.call(routes.undo, { parameters: { id: Number(logged) } });
  const number = await paidIn(2, "620000500");
  const before = [await standing(number), await emails(number)];
  const gone = await move(number, "620000501");
  const logged = gone.headers[loggedHeader];
  assert.deepEqual(await standing(number), [
    "sent",
    [
      [true, null],
      [true, "620000501"],
    ],
  ]);
  const waiting = await pool.query(
    "SELECT FROM outbox WHERE order_id = $1 AND kind = 'parcelSent' AND not_before > now() + interval '10 seconds'",
    [number],
  );
  assert.equal(waiting.rowCount, 2, "each of them waits");
  const inHistory = (await ola.call(routes.order, { parameters: { number } })).body.timeline!.find(
    (event) => event.logged?.id === Number(logged),
  );
  assert.equal(inHistory?.logged?.undo, "possible");
  assert.equal((await undo(logged)).status, 200);
  assert.deepEqual([await standing(number), await emails(number)], before);

  const other = await paidIn(1);
  const decided = async () =>
    Promise.all([number, other].map(async (one) => ({ number: one, version: (await read(one)).versions.state })));
  const both = await piotr.call(routes.moveOrders, { body: { to: "sent", orders: await decided() } });
  assert.deepEqual(
    both.body.undoable.map((one) => one.number),
    [number, other],
  );
  const back = await piotr.call(routes.stepOrdersBack, { body: { orders: both.body.undoable } });
  assert.deepEqual([back.body.back.length, await emails(other)], [2, ["orderPaid", "orderPacked"]]);
  assert.deepEqual([await standing(number), await emails(number)], before);

  const again = await move(number);
  const [carried] = (await read(number)).parcels;
  await pool.query("INSERT INTO parcel_steps VALUES ($1, '1', 'collected', 'underWay', now())", [carried!.id]);
  assert.equal((await undo(again.headers[loggedHeader])).body.code, "PARCEL_SENT", "a carrier has one of them");
  await pool.query("DELETE FROM parcel_steps WHERE parcel_id = $1", [carried!.id]);
  await pool.query(
    "UPDATE outbox SET not_before = NULL WHERE letter_id = (SELECT max(letter_id) FROM outbox WHERE order_id = $1)",
    [number],
  );
  assert.equal((await undo(again.headers[loggedHeader])).body.code, "EMAIL_SENT");
  assert.equal((await emails(number)).length, 4, "none of them is taken back alone");
});

test("a parcel that had left stays gone where the packing of the others is taken back", async () => {
  const number = await twoLines();
  const [first] = (await read(number)).lines;
  const { body } = await pack(number, { [first!.position]: 1 });
  await send(number, body.parcels[0]!.id, "620000600");
  const { versions } = await read(number);
  const packed = await piotr.call(routes.moveOrder, {
    parameters: { number },
    body: { to: "packed" },
    version: versions.state,
  });
  assert.equal(packed.body.parcels.length, 2);
  const id = Number(packed.headers[loggedHeader]);
  assert.equal((await piotr.call(routes.undo, { parameters: { id } })).status, 200);
  const { parcels, partlySent } = await read(number);
  assert.deepEqual(
    [partlySent, parcels.map(({ sentAt, tracking }) => [sentAt !== null, tracking])],
    [true, [[true, "620000600"]]],
  );
});

test("an order whose one parcel leaves is told of as one", async () => {
  const number = await twoLines();
  const { body } = await pack(number);
  assert.equal((await send(number, body.parcels[0]!.id, "333")).body.state, "sent");
  assert.deepEqual(await emails(number), ["orderPacked", "orderSent"]);
});

test("no parcel has more than was ordered: neither by one packer nor by two at once, nor by whoever writes to the database", async () => {
  const number = await twoLines();
  const { lines } = await read(number);
  const tooMany = await pack(number, { [lines[0]!.position]: 2 });
  assert.deepEqual([tooMany.status, tooMany.body.code], [409, "ALREADY_PACKED"]);
  const both = await Promise.all([pack(number), pack(number, undefined, { by: ola })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(both.find(({ status }) => status === 409)!.body.code, "ALREADY_PACKED");
  assert.equal((await read(number)).parcels.length, 1);
  const { rows: empty } = await pool.query<{ id: number }>(
    "INSERT INTO parcels (order_id) VALUES ($1) RETURNING parcel_id AS id",
    [number],
  );
  await assert.rejects(
    pool.query("INSERT INTO parcel_lines (parcel_id, order_id, position, quantity) VALUES ($1, $2, $3, 1)", [
      empty[0]!.id,
      number,
      lines[0]!.position,
    ]),
    /packed_within_ordered/,
  );
  await pool.query("DELETE FROM parcels WHERE parcel_id = $1", [empty[0]!.id]);
});

test("the same act that comes twice packs once; a line that is another by now is refused", async () => {
  const number = await twoLines();
  const { lines } = await read(number);
  const key = randomUUID();
  const inside = { [lines[0]!.position]: 1 };
  const [first, again] = [await pack(number, inside, { key }), await pack(number, inside, { key })];
  assert.deepEqual([first.status, again.status], [200, 200]);
  assert.deepEqual(again.body.parcels, first.body.parcels);
  const other = { position: lines[1]!.position, variantId: lines[0]!.variantId, quantity: 1 };
  const changed = await piotr.call(routes.packParcel, { parameters: { number }, body: { lines: [other] } });
  assert.deepEqual([changed.status, changed.body.code], [409, "LINE_CHANGED"]);
  const twice = { ...other, variantId: lines[1]!.variantId };
  const said = await piotr.call(routes.packParcel, { parameters: { number }, body: { lines: [twice, twice] } });
  assert.deepEqual([said.status, said.body.code], [400, "MALFORMED"]);
});

test("a parcel that is still here is undone: the order steps back, and packed again its buyer hears of it once", async () => {
  const number = await twoLines();
  const packed = await pack(number);
  assert.deepEqual([packed.body.state, await emails(number)], ["packed", ["orderPacked"]]);
  const { rows: waiting } = await pool.query<{ waits: number }>(
    "SELECT extract(epoch FROM not_before - created_at)::float AS waits FROM outbox WHERE order_id = $1 AND kind = 'orderPacked'",
    [number],
  );
  assert.ok(Math.abs(waiting[0]!.waits - undoSeconds) < 2, "its email waits as long as it can be taken back");
  const parcel = packed.body.parcels[0]!.id;
  const undone = await piotr.call(routes.unpackParcel, { parameters: { number, parcel } });
  assert.deepEqual([undone.status, undone.body.state, undone.body.parcels], [200, "new", []]);
  assert.deepEqual(await emails(number), []);
  assert.ok((await piotr.call(routes.packing)).body.orders.some((order) => order.number === number));
  const again = (await pack(number)).body.parcels[0]!.id;
  await pool.query("UPDATE outbox SET sent_at = now() WHERE order_id = $1 AND kind = 'orderPacked'", [number]);
  await piotr.call(routes.unpackParcel, { parameters: { number, parcel: again } });
  const last = (await pack(number)).body.parcels[0]!.id;
  assert.deepEqual(await emails(number), ["orderPacked"]);
  await send(number, last);
  const late = await piotr.call(routes.unpackParcel, { parameters: { number, parcel: last } });
  assert.deepEqual([late.status, late.body.code], [409, "PARCEL_SENT"]);
  const { rows } = await pool.query<{ key: string }>("SELECT link_key AS key FROM orders WHERE order_id = $1", [
    number,
  ]);
  const page = await app.inject({
    method: "POST",
    url: "/sys/json_api?order",
    payload: { number, key: rows[0]!.key, lanId: 1 },
  });
  assert.deepEqual(
    page.json<{ history: { state: string }[] }>().history.map(({ state }) => state),
    ["new", "packed", "sent"],
    "what was taken back is no part of the way",
  );
});

test("one packing is told as a parcel and as a state by whoever did it, and has one undo", async () => {
  const number = await twoLines();
  await pack(number);
  const { timeline = [] } = (await ola.call(routes.order, { parameters: { number } })).body;
  const told = timeline.flatMap(({ what, logged }) =>
    what.kind === "act" || (what.kind === "state" && what.state === "packed")
      ? [[what.kind, what.by, logged?.undo]]
      : [],
  );
  assert.deepEqual(told.toSorted(), [
    ["act", "piotr", "possible"],
    ["state", "piotr", undefined],
  ]);
});

test("a number is mended later, on the version it was read in, and the buyer told anew if wished", async () => {
  const number = await twoLines();
  const parcel = (await pack(number, undefined, { body: { tracking: "44" } })).body.parcels[0]!.id;
  const parameters = { number, parcel };
  const here = await piotr.call(routes.changeParcel, {
    parameters,
    body: { tell: true },
    version: (await read(number)).versions.parcels,
  });
  assert.deepEqual([here.status, here.body.code], [409, "PARCEL_HERE"]);
  const old = (await send(number, parcel)).body.versions.parcels;
  const mend = (tracking: string, version: string, tell = false) =>
    piotr.call(routes.changeParcel, { parameters, body: { tracking, tell }, version });
  const quiet = await mend("444", old);
  assert.deepEqual([quiet.status, quiet.body.parcels[0]!.tracking, quiet.body.delivery.tracking], [200, "444", "444"]);
  assert.equal((await mend("4444", old)).body.code, "VERSION_OLD");
  await mend("4444", quiet.body.versions.parcels, true);
  assert.deepEqual(await emails(number), ["orderPacked", "orderSent", "parcelSent"]);
  const { timeline } = (await ola.call(routes.order, { parameters: { number } })).body;
  const acts = timeline!.flatMap(({ what }) => (what.kind === "act" ? [what.act] : []));
  assert.deepEqual(acts, ["packParcel", "sendParcel", "changeParcel", "changeParcel"]);
});

test("the short way packs what is left into one parcel and sends all; what is cancelled leaves none packed", async () => {
  const number = await twoLines();
  const { lines } = await read(number);
  await pack(number, { [lines[0]!.position]: 1 });
  const move = async (of: number, to: string, tracking?: string) => {
    const { versions } = await read(of);
    return ola.call(routes.moveOrder, { parameters: { number: of }, body: { to, tracking }, version: versions.state });
  };
  const sent = await move(number, "sent", "555");
  assert.deepEqual(
    sent.body.parcels.map(({ tracking, sentAt }) => [tracking, sentAt !== null]),
    [
      [null, true],
      ["555", true],
    ],
  );
  assert.deepEqual(await emails(number), ["parcelSent", "parcelSent"]);
  const other = await twoLines();
  await pack(other);
  assert.deepEqual((await move(other, "cancelled")).body.parcels, []);
  const partly = await twoLines();
  const begun = await pack(partly, { [lines[0]!.position]: 1 });
  await send(partly, begun.body.parcels[0]!.id);
  const refused = await move(partly, "cancelled");
  assert.deepEqual([refused.status, refused.body.code], [409, "STATE_NOT_REACHABLE"]);
});

test("what is to be packed is told without e-mail, money and history; an order that awaits its money is none of it", async () => {
  const unpaid = await place({ lines: [{ product: products.cap }], paymentId: 1 });
  const number = await place({
    person: { ...anybody(kasia), shippingFirstName: "Żaneta" },
    lines: [{ product: products.cap }],
  });
  await pool.query("UPDATE variants SET shelf = 'B3', gtin = '5901234123457', sku = 'CAP' WHERE product_id = $1", [
    products.cap.productId,
  ]);
  const { status, body } = await piotr.call(routes.packing);
  assert.equal(status, 200, JSON.stringify(body));
  const numbers = body.orders.map((order) => order.number);
  assert.ok(numbers.includes(number) && !numbers.includes(unpaid));
  assert.equal(body.count, body.orders.length);
  const order = body.orders.find((one) => one.number === number)!;
  assert.match(order.name, /^Żaneta /);
  assert.equal(order.lines[0]!.shelf, "B3");
  const sold = order.lines[0]!.codes.filter((code) => code !== "CAP" && code !== "5901234123457");
  assert.deepEqual(order.lines[0]!.codes, [...sold, "CAP", "5901234123457"], "codes it got since it was sold");
  assert.doesNotMatch(JSON.stringify(body), /@|amount|total|price/);
});

test("address slips are one page a parcel, with the address and without a price", async () => {
  const number = await twoLines();
  const { lines } = await read(number);
  await pack(number, { [lines[0]!.position]: 1 }, { body: { carrier: "DPD", tracking: "777" } });
  await pack(number);
  const { bytes, headers, status } = await piotr.call(routes.slips, { query: { orders: String(number) } });
  assert.equal(status, 200);
  assert.equal(headers["content-type"], "application/pdf");
  assert.equal(headers["cache-control"], "no-store");
  const pages = pdfText(bytes);
  assert.equal(pages.length, 2);
  const { buyer, address } = await read(number);
  const each = [String(number), buyer.name, address[0]!];
  for (const [index, own] of [["1/2", "DPD", "777"], ["2/2"]].entries())
    for (const words of [...each, ...own]) assert.ok(pages[index]!.includes(words.replaceAll(" ", "")), words);
  const text = pages.join("");
  assert.doesNotMatch(text, /zł|@/);
  assert.equal((await piotr.call(routes.slips, { query: { orders: "999999" } })).status, 404);
});

test("a picture of the box is for staff alone, without where it was taken, and gone after sixty days or with its parcel", async () => {
  const number = await twoLines();
  const parcel = (await pack(number)).body.parcels[0]!.id;
  const parameters = { number, parcel };
  const taken = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#d8ff3c" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  const keep = (picture: string) => piotr.call(routes.takeParcelPicture, { parameters, body: { picture } });
  assert.equal((await keep(Buffer.from("no picture").toString("base64"))).body.code, "PICTURE_UNREADABLE");
  assert.equal((await keep(taken.toString("base64"))).status, 200);
  assert.equal((await read(number)).parcels[0]!.pictured, true);
  const { bytes, headers } = await piotr.call(routes.parcelPicture, { parameters });
  assert.equal(headers["content-type"], "image/jpeg");
  const { width, exif } = await sharp(bytes).metadata();
  assert.deepEqual([width, exif], [1600, undefined]);
  const [file = ""] = store.keys();
  assert.equal((await app.inject({ url: `/images/${file}` })).statusCode, 404);
  assert.equal((await app.inject({ url: `/admin/api/v1/orders/${number}/parcels/${parcel}/picture` })).statusCode, 401);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  assert.equal(await forgetParcelPictures(pool, { now: days(59), pictures }), 0);
  assert.equal(await forgetParcelPictures(pool, { now: days(61), pictures }), 1);
  assert.equal(store.size, 0);
  assert.equal((await piotr.call(routes.parcelPicture, { parameters })).status, 404);
  await keep(taken.toString("base64"));
  await piotr.call(routes.unpackParcel, { parameters });
  assert.equal(await forgetParcelPictures(pool, { now: new Date(), pictures }), 1);
});

test("a buyer's data have their parcels, and who is erased leaves no number that leads to them", async () => {
  const { rows: accounts } = await pool.query<{ id: number }>(
    "INSERT INTO customers (email, verified_at) VALUES ('paczka@przyklad.pl', now()) RETURNING customer_id AS id",
  );
  const number = await twoLines();
  const parcel = (await pack(number)).body.parcels[0]!.id;
  await send(number, parcel, "Z-888-Z");
  await pool.query("UPDATE orders SET customer_id = $2 WHERE order_id = $1", [number, accounts[0]!.id]);
  const { orders } = (await exportAccount(pool, accounts[0]!.id)) as { orders: { parcels: { tracking: string }[] }[] };
  assert.deepEqual(
    orders[0]!.parcels.map(({ tracking }) => tracking),
    ["Z-888-Z"],
  );
  await changeOrderState(pool, { orderId: number, to: "returned", now: new Date() });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [number]);
  await eraseEndedOrders(pool);
  assert.deepEqual((await ola.call(routes.orders, { query: { q: "Z-888-Z" } })).body.orders, []);
  assert.equal((await read(number)).delivery.tracking, null);
});

test("all of it keeps the shop's promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
