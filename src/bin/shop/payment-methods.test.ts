// Which payments shoppers may choose: what the operator switched off, and transfers without an account, are offered nowhere.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody, tomas } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import type { PaymentMethodRow } from "../../database/payment/payment-methods.ts";
import { languages } from "../../domain/language.ts";
import { refusalText } from "../../domain/refusals.ts";
import type { OpeningItem } from "../../domain/opening.ts";

const { pool, url, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { run, json, end } = openOperator({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: await testFolder(),
  PUBLIC_URL: "https://sklep.example",
});
after(end);

/** The codes of what a checkout offers anywhere. */
async function chooseable(): Promise<string[]> {
  const { zones } = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  return [...new Set(zones.flatMap(({ payment }) => payment.map(({ paymentCode }) => paymentCode)))].toSorted();
}

const order = async (paymentId: number, lanId = 1) =>
  (await makeOrder(app, await orderBody(pool, { lanId, lines: [{ product: products.cap }], paymentId }))).body;
const offered = (payments: PaymentMethodRow[]) =>
  payments.filter((payment) => payment.offered).map(({ payment_code }) => payment_code);
const bankItem = async () =>
  (JSON.parse((await run("open", "--json")).out) as { items: OpeningItem[] }).items.find(({ duty }) => duty === "bank");

test("payment lists what shoppers may choose, switches one off with the reason, and on again; an order that chose it is refused", async () => {
  const all = await json<PaymentMethodRow[]>("payment");
  const first = await chooseable();
  assert.deepEqual(offered(all).toSorted(), first);
  for (const { payment_code: code } of all.filter((payment) => payment.offered)) {
    const off = await json<PaymentMethodRow[]>("payment", code.toUpperCase(), "--off", "not this month");
    assert.equal(off.find(({ payment_code }) => payment_code === code)!.off_because, "not this month");
    assert.deepEqual([offered(off).toSorted(), await chooseable()], Array(2).fill(first.filter((one) => one !== code)));
    assert.match((await run("payment")).out, new RegExp(`^${code} .*switched off: not this month$`, "m"));
    await json("payment", code, "--on");
    assert.deepEqual(await chooseable(), first);
  }
  await json("payment", "bank", "--off", "x");
  for (const { lanId } of languages) {
    const refused = await order(1, lanId);
    assert.deepEqual(
      [refused.error, refused.errorMessage],
      ["PAYMENT_UNAVAILABLE", refusalText("PAYMENT_UNAVAILABLE", lanId)],
    );
  }
  assert.equal(await bankItem(), undefined, "what is switched off needs no account");
  await json("payment", "bank", "--on");
  for (const words of [
    ["payment", "bank"],
    ["payment", "--on"],
    ["payment", "bank", "--off", " "],
    ["payment", "bank", "--off", "x", "--on"],
  ])
    assert.match((await run(...words)).err, /Name one payment/, words.join(" "));
  assert.match((await run("payment", "gold", "--off", "x")).err, /There is no payment gold: .*bank/);
});

test("without an account no transfer is offered, and open says how to go on; named again, it is", async () => {
  const placed = await order(1);
  assert.match(placed.orderId ?? JSON.stringify(placed), /^\d+$/);
  await json("config", "shop_bank_account", "");
  assert.ok(!(await chooseable()).includes("bank"));
  assert.equal((await order(1)).error, "PAYMENT_UNAVAILABLE");
  assert.match((await run("payment")).out, /^bank .*not offered: no account is named/m);
  assert.match((await bankItem())!.says, /config shop_bank_account.*payment bank --off/);
  await json("config", "shop_bank_account", "PL61109010140000071219812874");
  assert.ok((await chooseable()).includes("bank"));
  assert.match((await order(1)).orderId ?? "", /^\d+$/);
});

/** What `open` and `duties` say of whether anybody can order: null, it is there. */
async function missingOrders(): Promise<string | null> {
  const { items } = JSON.parse((await run("open", "--json")).out) as { items: OpeningItem[] };
  const { state, says } = items.find(({ duty }) => duty === "orders")!;
  const duties = await json<{ duty: string; of: string; says?: string }[]>("duties");
  assert.deepEqual(
    duties.filter(({ duty, of }) => duty === "shop" && of === "orders").map((duty) => duty.says),
    state === "missing" ? [says] : [],
  );
  return state === "missing" ? says : null;
}

test("with every payment switched off an order is refused for that, in each language, and open and duties say so", async () => {
  assert.equal(await missingOrders(), null);
  const codes = offered(await json<PaymentMethodRow[]>("payment"));
  for (const code of codes) await json("payment", code, "--off", "the bank is closed");
  assert.deepEqual(await chooseable(), []);
  for (const { lanId } of languages) {
    const refused = await order(1, lanId);
    assert.deepEqual([refused.error, refused.errorMessage], ["PAYMENTS_OFF", refusalText("PAYMENTS_OFF", lanId)]);
  }
  assert.match((await missingOrders())!, /^No payment is offered, so nobody can order: .*payment CODE --on/);
  for (const code of codes) await json("payment", code, "--on");
  assert.equal(await missingOrders(), null);
});

test("where the last payment for some countries is switched off, their orders alone are refused, and open names them", async () => {
  const codes = offered(await json<PaymentMethodRow[]>("payment")).filter((code) => code !== "cash");
  for (const code of codes) await json("payment", code, "--off", "the bank is closed");
  const abroad = await orderBody(pool, {
    lines: [{ product: products.cap }],
    person: anybody(tomas),
    paymentId: 1,
    shippingId: 6,
  });
  const refused = (await makeOrder(app, abroad)).body;
  assert.deepEqual([refused.error, refused.about], ["COUNTRY_PAYMENTS_OFF", "shippingCountry"]);
  assert.match((await order(2)).orderId ?? "", /^\d+$/, "at home there is cash on delivery");
  const says = await missingOrders();
  assert.match(says!, /^No payment is offered for .*Czechy.*, so nobody there can order/);
  assert.doesNotMatch(says!, /Polska/);
  for (const code of codes) await json("payment", code, "--on");
});

test("with every country switched off an order is refused for that, and open says so", async () => {
  const codes = (await json<{ country_code: string; offered: boolean }[]>("country"))
    .filter((country) => country.offered)
    .map(({ country_code }) => country_code);
  await pool.query(
    "UPDATE countries SET offered = false, off_because = 'holidays' WHERE offered AND country_code <> 'PL'",
  );
  await json("country", "PL", "--off", "holidays");
  for (const { lanId } of languages) {
    const refused = await order(1, lanId);
    assert.deepEqual([refused.error, refused.errorMessage], ["COUNTRIES_OFF", refusalText("COUNTRIES_OFF", lanId)]);
  }
  assert.match((await missingOrders())!, /^Every country is switched off/);
  await pool.query("UPDATE countries SET offered = true, off_because = NULL WHERE country_code = ANY ($1)", [codes]);
  assert.match((await order(1)).orderId ?? "", /^\d+$/);
});
