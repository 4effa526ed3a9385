// One long file: pairs of acts on one order that come at the same moment, each many times over, on one paying shop whose promises are audited at the end.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { orderBody } from "../../../test/builders/order-body.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises, deadlocks, stockLeft } from "../../../test/builders/shop.ts";
import { comeIn, type Sent } from "../../../test/builders/staff.ts";
import { countOf } from "../../../test/counts.ts";
import type { Route } from "../../contract/operator/route.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { packedLines, parcelsOf } from "../../database/parcel/parcels.ts";
import { orderBalance, settlementsOf } from "../../database/order/settlements.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

// Two people of the label, or one and a buyer, act on the same order at the same moment: whoever is first, nothing is lost and nothing counts twice.

const shop = await openPayingShop();
const { app, pool, payu, products, address } = shop;
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner", url: address });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner", url: address });
await pool.query("UPDATE staff_sessions SET fresh_until = now() + interval '1 day'");
const [bottle, cap] = [products.bottle, products.cap].map((product) => Object.values(product.variants)[0]!);
for (const variantId of [bottle!, cap!]) await changeStock(pool, { variantId, quantity: 50_000 });
const packings = countOf("PACKINGS");
const pairs = countOf("STAFF_PAIRS");
const lines = [{ product: products.cap }, { product: products.bottle, quantity: 2 }];

after(async () => {
  assert.deepEqual(await brokenPromises(pool), []);
  assert.equal(await deadlocks(pool), 0);
});

/** A cap and two bottles, paid online. */
async function paid(): Promise<number> {
  const order = await placeOnline(shop, { lines });
  await pay(shop, order);
  await payu.settled();
  return order.orderId;
}
/** The same to be paid to the courier, or (1) by transfer. */
async function placed(paymentId = 2): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines, paymentId }));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
async function delivered(): Promise<number> {
  const orderId = await placed();
  await changeOrderState(pool, { orderId, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  return orderId;
}
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const versionsOf = async (number: number) => (await read(number)).versions;
const piece = (position: number, quantity: number) => ({ position, quantity, restocked: quantity, less: 0 });
const settling = (more: object = {}) => ({
  kind: "cancellation",
  taken: { what: "everything", restocked: true },
  withheld: 0,
  withheldReason: null,
  reason: { ready: "changedMind" },
  money: "asItCame",
  tell: true,
  ...more,
});
const someBottles = (quantity: number) => ({ what: "lines", lines: [piece(2, quantity)], shipping: 0 });

/** What two acts at once were answered, begun in turns; a status, and of a refusal its code. */
async function atOnce(round: number, ...acts: (() => ReturnType<typeof ola.call>)[]): Promise<string[]> {
  const turned = round % 2 === 0 ? acts : acts.toReversed();
  const answers = await Promise.all(turned.map((act) => act()));
  const said = answers.map(({ status, body }) => (status === 200 ? "done" : (body.code ?? String(status))));
  return round % 2 === 0 ? said : said.toReversed();
}
/** The same act of both, on what both have seen; each has a request of its own. */
const byBoth = (round: number, route: Route, sent: Sent) =>
  atOnce(
    round,
    () => ola.call(route, sent),
    () => jan.call(route, sent),
  );
const isOneOf = (said: readonly string[], ...possible: readonly string[][]) =>
  assert.ok(
    possible.some((one) => one.join() === said.join()),
    said.join(),
  );

test(`an order is sent or cancelled, never both, however close they come, ${packings} of ${packings} times`, async () => {
  const left = await stockLeft(pool, bottle!);
  let gone = 0;
  for (let round = 0; round < packings; round += 1) {
    const number = await paid();
    const { state, money } = await versionsOf(number);
    const said = await atOnce(
      round,
      () => ola.call(routes.moveOrder, { parameters: { number }, body: { to: "sent" }, version: state }),
      () => jan.call(routes.settleOrder, { parameters: { number }, body: settling(), version: money }),
    );
    const after = await read(number);
    isOneOf([after.state, ...said], ["sent", "done", "STATE_NOT_REACHABLE"], ["cancelled", "VERSION_OLD", "done"]);
    gone += after.state === "sent" ? 2 : 0;
    assert.equal(after.money!.refunds.length, after.state === "sent" ? 0 : 1);
    assert.equal(await stockLeft(pool, bottle!), left - gone);
  }
});

test(`what is packed while it is cancelled is in no parcel, and its money goes back once, ${packings} of ${packings} times`, async () => {
  const left = await stockLeft(pool, bottle!);
  for (let round = 0; round < packings; round += 1) {
    const number = await paid();
    const { money } = await versionsOf(number);
    const ordered = await packedLines(pool, number);
    const said = await atOnce(
      round,
      () =>
        ola.call(routes.packParcel, {
          parameters: { number },
          body: {
            lines: ordered.map(({ position, variant_id: variantId, quantity }) => ({ position, variantId, quantity })),
          },
        }),
      () => jan.call(routes.settleOrder, { parameters: { number }, body: settling(), version: money }),
    );
    isOneOf(said, ["done", "done"], ["STATE_NOT_REACHABLE", "done"]);
    const { state, parcels } = await read(number);
    assert.deepEqual([state, parcels], ["cancelled", []]);
    assert.equal((await refundsOf(pool, number)).length, 1);
    assert.equal(await stockLeft(pool, bottle!), left);
  }
});

test(`a parcel that leaves while a piece of it is cancelled has left, or has lost it, never both, ${packings} of ${packings} times`, async () => {
  for (let round = 0; round < packings; round += 1) {
    const number = await paid();
    const ordered = await packedLines(pool, number);
    const inside = ordered.map(({ position, variant_id: variantId }) => ({ position, variantId, quantity: 1 }));
    await ola.call(routes.packParcel, { parameters: { number }, body: { lines: inside } });
    const { parcels, versions } = await read(number);
    const said = await atOnce(
      round,
      () =>
        ola.call(routes.sendParcel, {
          parameters: { number, parcel: parcels[0]!.id },
          body: { tracking: "PL1" },
          version: versions.parcels,
        }),
      () =>
        jan.call(routes.settleOrder, {
          parameters: { number },
          body: settling({ taken: someBottles(2) }),
          version: versions.money,
        }),
    );
    isOneOf(said, ["done", "PARCEL_SENT"], ["VERSION_OLD", "done"], ["NOT_FOUND", "done"]);
    const isSent = said[0] === "done";
    assert.equal((await parcelsOf(pool, number)).length, isSent ? 1 : 0);
    assert.equal((await settlementsOf(pool, number)).length, isSent ? 0 : 1);
  }
});

test(`pieces that two phones pack at once lie in one parcel, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await placed();
    const [first, second] = (await packedLines(pool, number)).map(({ position, variant_id: variantId, quantity }) => ({
      position,
      variantId,
      quantity,
    }));
    // In turns: both have a bottle too many between them, or each has what the other has not.
    const shared = round % 4 < 2;
    const said = await atOnce(
      round,
      () =>
        ola.call(routes.packParcel, {
          parameters: { number },
          body: { lines: shared ? [first, { ...second, quantity: 1 }] : [first] },
        }),
      () => jan.call(routes.packParcel, { parameters: { number }, body: { lines: [second] } }),
    );
    if (shared) isOneOf(said, ["done", "ALREADY_PACKED"], ["ALREADY_PACKED", "done"]);
    else assert.deepEqual(said, ["done", "done"]);
    const { rows } = await pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM outbox WHERE order_id = $1 AND kind = 'orderPacked'",
      [number],
    );
    assert.deepEqual([(await read(number)).state, rows[0]!.count], shared ? ["new", 0] : ["packed", 1]);
  }
});

/** Opens a return of an order's bottles, all of which have arrived as new; returns it as it was seen then. */
async function arrived(number: number): Promise<{ id: number; version: string }> {
  const body = { kind: "uncollected", pieces: [{ position: 2, quantity: 2 }] };
  const { id, version } = (await ola.call(routes.openReturn, { parameters: { number }, body })).body;
  const counted = await countIn({ id, version }, 2);
  assert.equal(counted.status, 200, JSON.stringify(counted.body));
  return { id, version: counted.body.version };
}
const countIn = ({ id, version }: { id: number; version: string }, asNew: number, by = ola) =>
  by.call(routes.changeReturn, {
    parameters: { id },
    body: {
      parcel: "",
      pieces: [{ position: 2, expected: 2, asNew, used: 0, missing: 2 - asNew, restocked: asNew }],
    },
    version,
  });

test(`goods that come back and are counted in by two at once are counted as one of them did, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await delivered();
    const { id, version } = (
      await ola.call(routes.openReturn, { parameters: { number }, body: { kind: "uncollected" } })
    ).body;
    const said = await atOnce(
      round,
      () => countIn({ id, version }, 1),
      () => countIn({ id, version }, 2, jan),
    );
    isOneOf(said, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    const { pieces, state } = (await ola.call(routes.oneReturn, { parameters: { id } })).body;
    assert.deepEqual(
      [state, pieces.reduce((sum, { asNew }) => sum + asNew, 0)],
      ["arrived", said[0] === "done" ? 1 : 2],
    );
  }
});

test(`a return that two settle at once, by it or by its order, is given back once, ${pairs} of ${pairs} times`, async () => {
  const body = { shipping: 0, money: "asItCame", tell: true };
  for (let round = 0; round < pairs; round += 1) {
    const number = await delivered();
    const left = await stockLeft(pool, bottle!);
    const first = await arrived(number);
    const { money } = await versionsOf(number);
    const other = [
      // The same return, another one of the same pieces, or the order itself.
      async () => first,
      () => arrived(number),
      null,
    ][round % 3];
    const second = other == null ? null : await other();
    const said = await atOnce(
      round,
      () => ola.call(routes.settleReturn, { parameters: { id: first.id }, body, version: first.version }),
      () =>
        second === null
          ? jan.call(routes.settleOrder, {
              parameters: { number },
              body: settling({ kind: "return", taken: someBottles(2) }),
              version: money,
            })
          : jan.call(routes.settleReturn, { parameters: { id: second.id }, body, version: second.version }),
    );
    assert.equal(said.filter((one) => one === "done").length, 1, said.join());
    assert.ok(
      said.every((one) => ["done", "VERSION_OLD", "MORE_THAN_LEFT"].includes(one)),
      said.join(),
    );
    assert.equal((await settlementsOf(pool, number)).length, 1);
    assert.equal((await refundTransfersOf(pool, number)).length, 1);
    assert.equal(await stockLeft(pool, bottle!), left + 2);
  }
});

test(`an order of which something is given back while it is changed is one or the other, ${pairs} of ${pairs} times`, async () => {
  const change = {
    lines: [{ position: 2, quantity: 1, price: null }],
    added: [],
    delivery: null,
    reason: "Na prośbę",
    money: "asItCame",
    hold: false,
    tell: true,
  };
  for (let round = 0; round < pairs; round += 1) {
    const number = await paid();
    const left = await stockLeft(pool, bottle!);
    const { money, lines: version } = await versionsOf(number);
    const said = await atOnce(
      round,
      () =>
        ola.call(routes.settleOrder, {
          parameters: { number },
          body: settling({ taken: someBottles(1) }),
          version: money,
        }),
      () => jan.call(routes.changeOrder, { parameters: { number }, body: change, version }),
    );
    isOneOf(said, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    assert.equal(await stockLeft(pool, bottle!), left + 1);
    assert.equal((await orderBalance(pool, number)).balance, 0);
  }
});

test(`the money of a transfer that two tick at once has come once, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await placed(1);
    const { money, versions } = await read(number);
    const said = await byBoth(round, routes.recordTransfer, {
      parameters: { number },
      body: { amount: money!.total, currency: "pln" },
      version: versions.money,
    });
    isOneOf(said, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    const { came, balance } = await orderBalance(pool, number);
    assert.deepEqual([came, balance], [money!.total, 0]);
  }
});

test(`a transfer to a buyer is paid, withdrawn or stands in a file, as whoever was first has said, ${pairs} of ${pairs} times`, async () => {
  const account = { iban: "27 1140 2004 0000 3002 0135 5387", holder: "Kasia Wójcik" };
  for (let round = 0; round < pairs; round += 1) {
    const number = await delivered();
    await ola.call(routes.settleOrder, {
      parameters: { number },
      body: settling({ kind: "return", money: "toAccount" }),
      version: (await versionsOf(number)).money,
    });
    const id = (await refundTransfersOf(pool, number))[0]!.refund_transfer_id;
    assert.equal(
      (await ola.call(routes.sayAccount, { parameters: { id }, body: account, version: '"account-1"' })).status,
      200,
    );
    const ids = { body: { ids: [id] } };
    const { money } = await versionsOf(number);
    const pairOf = [
      [() => ola.call(routes.payTransfers, ids), () => jan.call(routes.payTransfers, ids)],
      [() => ola.call(routes.payTransfers, ids), () => jan.call(routes.withdrawTransfer, { parameters: { id } })],
      [
        () => ola.call(routes.exportTransfers, { body: { ids: [id], format: "table" } }),
        () => jan.call(routes.withdrawTransfer, { parameters: { id } }),
      ],
      [
        () => ola.call(routes.exportTransfers, { body: { ids: [id], format: "elixir" } }),
        () => jan.call(routes.exportTransfers, { body: { ids: [id], format: "table" } }),
      ],
      [
        () => ola.call(routes.withdrawTransfer, { parameters: { id } }),
        () =>
          jan.call(routes.giveBalanceBack, {
            parameters: { number },
            body: { way: "asItCame", tell: false },
            version: money,
          }),
      ],
    ][(round >> 1) % 5]!;
    const said = await atOnce(round, ...pairOf);
    assert.equal(said.filter((one) => one === "done").length, 1, said.join());
    assert.ok(
      said.every((one) => ["done", "TRANSFER_NOT_READY", "NOTHING_TO_GIVE_BACK", "VERSION_OLD"].includes(one)),
      said.join(),
    );
    const { back, balance, came } = await orderBalance(pool, number);
    assert.equal(back + balance, came, "what did not go back is still the buyer's");
  }
});

test(`what is taken back while the next act is done is one or the other, and taken back once, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await placed();
    const tag = async (by: typeof ola, tags: string[], version: string) =>
      by.call(routes.changeTags, { parameters: { number }, body: { tags }, version });
    const tagged = await tag(ola, ["a"], (await versionsOf(number)).tags);
    const id = Number(tagged.headers[loggedHeader]);
    const { tags } = tagged.body.versions;
    const undo = (by: typeof ola) => by.call(routes.undo, { parameters: { id } });
    const twice = (round >> 1) % 2 === 0;
    const said = await atOnce(
      round,
      () => undo(ola),
      () => (twice ? undo(jan) : tag(jan, ["a", "b"], tags)),
    );
    if (twice) isOneOf(said, ["done", "UNDONE"], ["UNDONE", "done"]);
    else isOneOf(said, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    assert.deepEqual((await read(number)).tags, said[0] === "done" || twice ? [] : ["a", "b"]);

    const { state } = await versionsOf(number);
    const packed = await ola.call(routes.moveOrder, { parameters: { number }, body: { to: "packed" }, version: state });
    const step = Number(packed.headers[loggedHeader]);
    const next = await atOnce(
      round,
      () => ola.call(routes.undo, { parameters: { id: step } }),
      () =>
        jan.call(routes.moveOrder, {
          parameters: { number },
          body: { to: "sent" },
          version: packed.body.versions.state,
        }),
    );
    isOneOf(next, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    assert.equal((await read(number)).state, next[0] === "done" ? "new" : "sent");
  }
});

test(`a complaint that two decide on at once has one answer and makes its line cheaper once, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await delivered();
    const { body: complaint } = await ola.call(routes.enterComplaint, {
      body: {
        order: number,
        position: 1,
        name: "Kasia",
        email: "kasia@przyklad.pl",
        received: new Date().toISOString().slice(0, 10),
        since: "",
        defect: "Pękł szew.",
        demand: "reduction",
      },
    });
    const parameters = { id: complaint.id };
    const answering = (outcome: string) => ({
      parameters,
      body: { outcome, answer: `Odpowiedź: ${outcome}.` },
      version: complaint.version,
    });
    const answered = await atOnce(
      round,
      () => ola.call(routes.answerComplaint, answering("reduction")),
      () => jan.call(routes.answerComplaint, answering("refund")),
    );
    isOneOf(answered, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"]);
    const { version } = (await ola.call(routes.complaint, { parameters })).body;
    const lower = { parameters, body: { less: 500, money: "asItCame", tell: true }, version };
    const said =
      (round >> 1) % 2 === 0
        ? await byBoth(round, routes.settleComplaint, lower)
        : await atOnce(
            round,
            () => ola.call(routes.settleComplaint, lower),
            () => jan.call(routes.closeComplaint, { parameters }),
          );
    isOneOf(said, ["done", "VERSION_OLD"], ["VERSION_OLD", "done"], ["done", "done"]);
    const settled = said[0] === "done" || (round >> 1) % 2 === 0 ? 1 : 0;
    assert.deepEqual(
      [(await settlementsOf(pool, number)).length, (await refundTransfersOf(pool, number)).length],
      [settled, settled],
    );
    const { rows } = await pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM outbox WHERE kind = 'complaintAnswered' AND content ->> 'number' = $1",
      [String(complaint.id)],
    );
    assert.equal(rows[0]!.count, 1);
  }
});

test(`a buyer who withdraws while the order is cancelled is heard, and nothing waits of an order that is no more, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const number = await placed();
    const { email } = (await orderNumbered(pool, number))!.order;
    const { money } = await versionsOf(number);
    const withdraw = () =>
      app.inject({
        method: "POST",
        url: "/sys/json_emails?withdraw",
        payload: JSON.stringify({ name: "Kasia Kowalska", order: String(number), email, goods: "", lanId: 1 }),
        headers: { "content-type": "text/plain" },
      });
    const cancel = () => jan.call(routes.settleOrder, { parameters: { number }, body: settling(), version: money });
    const acts = [withdraw, cancel, withdraw];
    const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    assert.ok(
      answers.every((answer) => ("status" in answer ? answer.status : answer.statusCode) === 200),
      JSON.stringify(answers.map((answer) => answer.body)),
    );
    assert.equal((await read(number)).state, "cancelled");
    const { rows } = await pool.query<{ statements: number; returns: number }>(
      "SELECT (SELECT count(*)::int FROM withdrawals WHERE order_id = $1) AS statements, (SELECT count(*)::int FROM returns WHERE order_id = $1) AS returns",
      [number],
    );
    assert.equal(rows[0]!.statements, 2);
    assert.ok(rows[0]!.returns <= 1, "goods are expected once");
    const { returns } = (await ola.call(routes.returns, { query: { q: String(number) } })).body;
    assert.deepEqual(
      returns.filter(({ order }) => order === number),
      [],
    );
  }
});

test(`a statement that two match at once, to one order or to two, begins one return, ${pairs} of ${pairs} times`, async () => {
  for (let round = 0; round < pairs; round += 1) {
    const [one, two] = [await delivered(), await delivered()];
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', 'nie pamiętam', '', 1) RETURNING withdrawal_id AS id",
    );
    const { id } = rows[0]!;
    const match = (by: typeof ola, order: number) =>
      by.call(routes.matchWithdrawal, { parameters: { id }, body: { order } });
    const same = (round >> 1) % 2 === 0;
    const said = await atOnce(
      round,
      () => match(ola, one),
      () => match(jan, same ? one : two),
    );
    if (same) assert.deepEqual(said, ["done", "done"]);
    else isOneOf(said, ["done", "STATEMENT_MATCHED"], ["STATEMENT_MATCHED", "done"]);
    const { rows: begun } = await pool.query<{ order_id: number }>(
      "SELECT r.order_id FROM returns r JOIN withdrawals w USING (withdrawal_id) WHERE withdrawal_id = $1 AND w.order_id = r.order_id",
      [id],
    );
    assert.deepEqual(begun, [{ order_id: same || said[0] === "done" ? one : two }]);
  }
});
