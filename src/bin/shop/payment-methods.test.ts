// Which payments shoppers may choose: what the operator switched off, and transfers without an account, are offered nowhere.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
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
