import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { anybody, type Person } from "../../../test/builders/people.ts";
import { brokenPromises, deadlocks, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { planDrop, startDrops } from "../catalogue/drops.ts";

// Many buyers at once, some of them one person in several names: nobody has more than their share, and no more is sold than there was.

const { pool } = await openSmallShop(undefined, { durable: true });
const { app } = await openTestApp(pool);
const runs = countOf("RACE_RUNS");

/** By what one person is known: mailbox, telephone, address. */
const known: ((form: Person) => string)[] = [
  ({ email }) => email.replace(/\+.*@/, "@"),
  ({ phone }) => phone,
  ({ shippingStreet }) => shippingStreet.toLowerCase().replace(/\s/g, ""),
];

/** Whoever they say they are, these are one person: each by another of what they are known by. */
function namesOf(person: number, next: (most: number) => number) {
  const street = `Kolejna ${person}`;
  const own = {
    ...anybody(),
    email: `osoba${person}@przyklad.pl`,
    phone: String(600_000_000 + person),
    shippingStreet: street,
  };
  const other = (nth: number) => ({
    ...own,
    email: `inny-${person}-${nth}@przyklad.pl`,
    phone: String(700_000_000 + 1000 * person + nth),
    shippingStreet: `Boczna ${person}/${nth}`,
  });
  const ways = [
    () => own,
    (nth: number) => ({ ...other(nth), email: `osoba${person}+${nth}@przyklad.pl` }),
    (nth: number) => ({ ...other(nth), phone: own.phone }),
    (nth: number) => ({ ...other(nth), shippingStreet: ` kolejna  ${person}` }),
  ];
  return ways[next(ways.length)]!;
}

for (const seed of Array.from({ length: Math.max(3, Math.ceil(runs / 3)) }, (_, nth) => nth + 1))
  test(`buyers at once, seed ${seed}: no person has more than the limit, no more is sold than there was, and the sums are right`, async () => {
    const numbers = numbersFrom(seed);
    const next = (most: number) => Math.floor(numbers() * most);
    const limit = 1 + next(3);
    const stock = 5 + next(20);
    const product = await addProduct(pool, { handle: `udzial-${seed}`, sizes: { M: stock }, shown: false });
    const at = "2099-12-05T20:00:00";
    const { rows } = await pool.query<{ now: Date }>("SELECT now()");
    const client = await pool.connect();
    try {
      const goods = [{ productId: product.productId, perPerson: limit }];
      const acting = { now: rows[0]!.now, log: async () => undefined };
      assert.equal((await planDrop(client, { name: "Zima", at, soon: false, goods }, acting)).kind, "planned");
    } finally {
      client.release();
    }
    assert.equal(await startDrops(pool, new Date("2099-12-05T19:00:00Z")), 1);

    const persons = 3 + next(6);
    const bodies = [];
    for (let nth = 0; nth < 40; nth += 1) {
      const person = next(persons);
      const quantity = 1 + next(limit);
      const form = namesOf(person, next)(nth);
      bodies.push({
        form,
        quantity,
        body: {
          ...(await orderBody(pool, { lines: [{ product, size: "M", quantity }], paymentId: 2, person: form })),
          orderKey: newOrderKey(),
        },
      });
    }
    const answers = await Promise.all(
      bodies.map(async ({ body, ...of }) => ({ ...of, answer: (await makeOrder(app, body)).body })),
    );
    const placed = answers.filter(({ answer }) => answer.orderId !== undefined);
    for (const { answer } of answers)
      if (answer.orderId === undefined)
        assert.ok(["DROP_LIMIT", "SOLD_OUT", "SHOP_BUSY"].includes(answer.error!), JSON.stringify(answer));
    const sold = placed.reduce((sum, { quantity }) => sum + quantity, 0);
    assert.equal(await stockLeft(pool, product.variants["M"]!), stock - sold);
    assert.ok(sold <= stock);
    for (const knownBy of known) {
      const had = new Map<string, number>();
      for (const { form, quantity } of placed) had.set(knownBy(form), (had.get(knownBy(form)) ?? 0) + quantity);
      for (const [name, pieces] of had) assert.ok(pieces <= limit, `${name} has ${pieces} of ${limit}`);
    }
    const counted = await pool.query<{ orders: number; pieces: number }>(
      "SELECT count(DISTINCT order_id)::int AS orders, coalesce(sum(quantity), 0)::int AS pieces FROM drop_orders JOIN order_lines USING (order_id) WHERE product_id = $1",
      [product.productId],
    );
    assert.deepEqual(counted.rows[0], { orders: placed.length, pieces: sold });
    assert.equal(await deadlocks(pool), 0);
    assert.deepEqual(await brokenPromises(pool), []);
  });

test("twenty orders of one person at once, one piece each, of which two are allowed: exactly two", async () => {
  const product = await addProduct(pool, { handle: "dwie-sztuki", sizes: { M: 50 }, shown: false });
  const client = await pool.connect();
  try {
    const goods = [{ productId: product.productId, perPerson: 2 }];
    const acting = { now: new Date(), log: async () => undefined };
    await planDrop(client, { name: "Zima", at: "2099-12-05T20:00:00", soon: false, goods }, acting);
  } finally {
    client.release();
  }
  await startDrops(pool, new Date("2099-12-05T19:00:00Z"));
  const person = anybody();
  const body = await orderBody(pool, { lines: [{ product, size: "M" }], paymentId: 2, person });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await makeOrder(app, { ...body, orderKey: newOrderKey() })).body),
  );
  assert.equal(answers.filter(({ orderId }) => orderId !== undefined).length, 2);
  assert.ok(answers.every(({ orderId, error }) => orderId !== undefined || error === "DROP_LIMIT"));
  assert.equal(await stockLeft(pool, product.variants["M"]!), 48);
});
