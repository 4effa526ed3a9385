import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { test } from "node:test";
import type { CheckoutData } from "../src/contract/checkout-data.ts";
import { addCode, codeNamed, codeOnTheWire } from "../src/database/discount/codes.ts";
import { allConfig, saveConfig } from "../src/database/config.ts";
import { orderNumbered, type OrderLineRow, type OrderRow } from "../src/database/order/orders.ts";
import { productsById } from "../src/database/catalogue/products.ts";
import { shippedCart } from "../src/domain/delivery/parcel-weight.ts";
import { lineKey, type CartLine } from "../src/domain/order/cart.ts";
import { offeredShippings, zoneOf } from "../src/domain/delivery/delivery.ts";
import { currencies, decimal, formatMoney, parseDecimal } from "../src/domain/money.ts";
import { allocate } from "../src/domain/allocate.ts";
import type { Product } from "../src/domain/catalogue/product.ts";
import { changeRate } from "../src/flows/catalogue/change-rate.ts";
import type { OutgoingEmail } from "../src/integrations/mail-transport.ts";
import { sendEmail } from "../src/mail/send-email.ts";
import { orderBody, totalsOf } from "../src/storefront/order-panel/confirm/order-body.ts";
import { pickPayment, pickShipping, selectAgain } from "../src/storefront/order-panel/delivery/selection.ts";
import { fillField, offerCountries } from "../src/storefront/session/order-form.ts";
import { initialState, type SessionState } from "../src/storefront/session/state.ts";
import { session } from "../src/storefront/session/store.ts";
import { makeOrder, openTestApp } from "./builders/app.ts";
import { addProduct, makers, places } from "./builders/catalogue.ts";
import { numbersFrom } from "./builders/hostile-bodies.ts";
import { newOrderKey } from "./builders/order-body.ts";
import { addAccount, anybody } from "./builders/people.ts";
import { brokenPromises, openSmallShop } from "./builders/shop.ts";
import { countOf } from "./counts.ts";
import { openProgress } from "./progress.ts";

const count = countOf("RANDOM_CARTS");
const seed = Number(process.env["CARTS_SEED"] || randomInt(2 ** 31));
const together = 8;

test(`${count} random carts (CARTS_SEED=${seed}): the panel's sums are the server's, the stored order's and the email's`, async (t) => {
  const { pool } = await openSmallShop(t);
  const { app } = await openTestApp(pool);
  const next = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)]!;
  let goods = await stockUp();
  const codes = await giveCodes();
  /** Of the customer who fills some of the carts: another one for each few, as ten unpaid orders are the most. */
  let token = "";
  let data = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  const reachable = data.countries.filter(({ country_id }) => zoneOf(country_id, data.countries, data.zones) !== null);
  let config = await allConfig(pool);

  const seen = { discounts: 0, points: 0, free: 0, floored: 0, lockers: 0, heavy: 0 };
  let weighs = false;
  const tell = openProgress("random carts", count);
  for (let done = 0; done < count; done += together) {
    tell(done);
    if (done % 400 === 0) await newRates();
    if (done >= count / 2 && !weighs) await weigh();
    ({ token } = await addAccount(pool, { points: 1_000_000_000 }));
    await Promise.all(Array.from({ length: Math.min(together, count - done) }, () => compare(fillCart())));
  }
  assert.deepEqual(await brokenPromises(pool), []);
  const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM orders");
  assert.equal(rows[0]!.count, count);
  if (count >= 300)
    assert.ok(
      Object.values(seen).every((times) => times > 0),
      `every kind of reduction was met: ${JSON.stringify(seen)}`,
    );

  /** Fills the panel as a shopper would, by its own functions, and answers its state and the body it would send. */
  function fillCart(): { state: SessionState; body: Record<string, unknown> } {
    const chosen = new Map(
      Array.from({ length: 1 + upTo(5) }, () => pick(goods)).map((product) => [product.product_id, product]),
    );
    const products = [...chosen.values()].map((product): CartLine => {
      const a2p = product.attrs[0] === undefined ? null : pick(product.attrs[0].vals).attr_2_product_id;
      return { key: lineKey(product.product_id, a2p), product, a2p, quantity: 1 + upTo(next() < 0.8 ? 4 : 99) };
    });
    const known = next() < 0.5;
    session.setState(
      {
        ...initialState,
        products,
        token: known ? token : null,
        loggedIn: known,
        currency: pick(currencies),
        lanId: pick([1, 2, 6] as const),
        code: pick(codes),
        orderKey: newOrderKey(),
      },
      true,
    );
    offerCountries(data.countries);
    const { shippingCountry: _home, ...person } = anybody();
    for (const [name, value] of Object.entries(person)) fillField(name as "email", value);
    fillField("shippingCountry", next() < 0.5 ? "2" : pick(reachable).country_id);
    fillField("createAccount", false);
    fillField("terms", true);
    selectAgain(data);
    const zone = zoneOf(
      session.getState().orderFormData!["shippingCountry"].value as string,
      data.countries,
      data.zones,
    )!;
    if (next() < 0.7) pickPayment(data, pick(zone.payment).paymentId);
    const payment = zone.payment.find(({ paymentId }) => paymentId === session.getState().paymentId)!;
    if (next() < 0.7)
      pickShipping(data, pick(offeredShippings(payment, { cartTotal: 0, weight: 0 })).shipping.shippingId);
    if (session.getState().shippingCode === "pm") session.setState({ shippingPoint: "KRA01M" });
    if (known && next() < 0.6)
      session.setState({
        userPoints: 1_000_000,
        userPointsUse: upTo(next() < 0.5 ? 1000 : 100_000),
        userPointsActive: true,
      });
    const state = session.getState();
    return { state, body: JSON.parse(JSON.stringify(orderBody(state, config))) as Record<string, unknown> };
  }

  async function compare({ state, body }: { state: SessionState; body: Record<string, unknown> }): Promise<void> {
    const { amount, pln, pointsDeducted } = totalsOf(state, config);
    const told = JSON.stringify(body);
    const { body: said } = await makeOrder(app, body);
    assert.ok(said.orderId, `${JSON.stringify(said)} for ${told}`);
    const { order, lines } = (await orderNumbered(pool, Number(said.orderId)))!;
    assert.deepEqual(storedSums(order), { amount, pln, pointsDeducted }, told);
    assert.deepEqual(
      lines.map((line) => line.amount),
      panelLines(state, amount.products),
      told,
    );
    const email = await emailOf(order.order_id);
    const shown = sumsShown(state, lines, amount);
    for (const html of [said.orderInfo!, email.html]) assert.deepEqual(amountsIn(html), shown, `${html} for ${told}`);
    assert.ok(email.text.includes(formatMoney(amount.total, state.currency)), told);
    seen.discounts += Number(amount.discount > 0);
    seen.points += Number(amount.points > 0);
    seen.free += Number(amount.shipping === 0);
    seen.floored += Number(amount.total === 0);
    seen.lockers += Number(order.shipping_point !== null);
    seen.heavy += Number(shippedCart(state.products).weight > 10_000 && amount.shipping !== 0);
  }

  async function stockUp(): Promise<Product[]> {
    const built = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        addProduct(pool, {
          handle: `losowy-${at}`,
          price: decimal(at < 10 ? 1 + upTo(99) : 1 + upTo(50_000)),
          manufacturer: pick(Object.values(makers)),
          categories: [pick([places.bluzy, places.koszulki, places.buty])],
          ...(at % 2 === 0 ? { stock: 10_000_000 } : { sizes: { S: 10_000_000, M: 10_000_000 } }),
        }),
      ),
    );
    return productsById(
      pool,
      built.map(({ productId }) => productId),
      "pl",
    );
  }

  /** Has the second half of the carts pay by weight, each step its own price. */
  async function weigh(): Promise<void> {
    weighs = true;
    await pool.query("UPDATE products SET weight = product_id * 37 % 900");
    await pool.query("UPDATE variants SET weight = variant_id * 53 % 900 WHERE variant_id % 3 = 0");
    await pool.query("UPDATE price_tiers SET price = price + max_weight / 100");
    await pool.query(
      `INSERT INTO price_tiers (zone_id, payment_id, shipping_id, max_weight, price)
       SELECT zone_id, payment_id, shipping_id, step, max(price) + step / 100 FROM price_tiers, unnest(ARRAY[20000, 1000000]) AS step GROUP BY 1, 2, 3, 4`,
    );
    await saveConfig(pool, "parcel_weight", "yes");
    const ids = goods.map(({ product_id }) => product_id);
    goods = await productsById(pool, ids, "pl");
    data = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  }

  async function giveCodes() {
    await addCode(pool, { code: "KWOTA", amount: 1 + upTo(9000) });
    await addCode(pool, { code: "PROCENT", percent: decimal(1 + upTo(9999)) });
    await addCode(pool, { code: "OD300", percent: "15", minTotal: 30_000 });
    await addCode(pool, { code: "BLUZY", amount: 2500, category: places.bluzy });
    await addCode(pool, { code: "RAMPA", percent: "33.33", manufacturer: makers.rampa });
    await addCode(pool, { code: "DOSTAWA", freeShipping: true, minTotal: 5000 });
    await addCode(pool, { code: "TYLKOBUTY", percent: "20", onlyCategories: [places.buty], freeShipping: true });
    await addCode(pool, {
      code: "TYLKOTE",
      amount: 15_000,
      onlyProducts: goods.slice(0, 20).map(({ product_id }) => Number(product_id)),
    });
    const named = await Promise.all(
      ["KWOTA", "PROCENT", "OD300", "BLUZY", "RAMPA", "DOSTAWA", "TYLKOBUTY", "TYLKOTE"].map(async (code) =>
        codeOnTheWire((await codeNamed(pool, code))!),
      ),
    );
    return [null, ...named];
  }

  async function newRates(): Promise<void> {
    for (const currency of ["eur", "gbp", "usd"] as const)
      await changeRate(pool, { currency, rate: decimal(200 + upTo(500)) });
    config = await allConfig(pool);
  }

  async function emailOf(orderId: number): Promise<OutgoingEmail> {
    const { rows: emails } = await pool.query<{ letter_id: number }>(
      "SELECT letter_id FROM outbox WHERE order_id = $1 AND kind = 'order'",
      [orderId],
    );
    const sent: OutgoingEmail[] = [];
    await sendEmail(pool, {
      emailId: emails[0]!.letter_id,
      transport: { send: async (email) => void sent.push(email) },
      publicUrl: "http://sklep.test",
    });
    return sent[0]!;
  }
});

function storedSums(order: OrderRow) {
  const {
    products,
    shipping,
    discount,
    points,
    total,
    products_pln,
    shipping_pln,
    discount_pln,
    points_pln,
    points_deducted,
  } = order;
  const pln = { products: products_pln, shipping: shipping_pln, discount: discount_pln, points: points_pln };
  return {
    amount: { products, shipping, discount, points, total },
    pln: { ...pln, total: Math.max(0, pln.products + pln.shipping - pln.discount - pln.points) },
    pointsDeducted: points_deducted,
  };
}

/** What the panel's review says of each line. */
function panelLines({ products }: SessionState, sum: number): number[] {
  return allocate(
    sum,
    products.map(({ product, quantity }) => parseDecimal(product.real_price) * quantity),
  );
}

/** Every amount the order's table must show, in its order. */
function sumsShown(
  { currency }: SessionState,
  lines: readonly OrderLineRow[],
  amount: ReturnType<typeof totalsOf>["amount"],
): string[] {
  const money = (hundredths: number) => formatMoney(hundredths, currency);
  return [
    ...lines.map((line) => money(line.amount)),
    money(amount.products),
    money(amount.shipping!),
    ...(amount.discount > 0 ? [`−${money(amount.discount)}`] : []),
    ...(amount.points > 0 ? [`−${money(amount.points)}`] : []),
    money(amount.total),
  ];
}

/** The last cell of every row of the first table, without the złoty a total in another currency has beside it. */
function amountsIn(html: string): string[] {
  const table = /<caption.*?<\/table>/s.exec(html)?.[0] ?? "";
  return [
    ...table.matchAll(/<td[^>]*>([^<]*(?:<strong>[^<]*<\/strong>)?)(?:<br><span[^>]*>[^<]*<\/span>)?<\/td><\/tr>/g),
  ].map(([, cell]) => cell!.replace(/<\/?strong>/g, ""));
}
