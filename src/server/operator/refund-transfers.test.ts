// One long file: in each test money is owed to an account, and it is read with what becomes of it.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { refundAccountHref } from "../../contract/paths.ts";
import { saveConfig } from "../../database/config.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { forgetPersonalData } from "../../database/retention.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { agreementOf } from "../../flows/books/look-at-month.ts";
import { remindOfAccounts } from "../../flows/payment/remind-of-accounts.ts";

// Money that goes back to accounts: the buyer says which, the bank is told, and it is ticked when paid.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const account = "PL27114020040000300201355387";

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** An order paid by transfer is cancelled whole; returns its transfer back and the secret of its link. */
async function owed(
  input: Partial<OrderInput> = {},
): Promise<{ number: number; id: number; key: string; total: number }> {
  const body = await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 1, ...input });
  const number = Number((await makeOrder(app, body)).body.orderId);
  const read = async () => (await ola.call(routes.order, { parameters: { number } })).body;
  const { money, currency, versions } = await read();
  const { total } = money!;
  await ola.call(routes.recordTransfer, {
    parameters: { number },
    body: { amount: total, currency },
    version: versions.money,
  });
  const settled = await ola.call(routes.settleOrder, {
    parameters: { number },
    body: {
      kind: "cancellation",
      taken: { what: "everything", restocked: true },
      withheld: 0,
      withheldReason: null,
      reason: { ready: "soldOut" },
      money: "asItCame",
      tell: true,
    },
    version: (await read()).versions.money,
  });
  assert.equal(settled.status, 200, JSON.stringify(settled.body));
  const { id } = settled.body.money!.transfers[0]!;
  const { rows } = await pool.query<{ key: string }>(
    "SELECT link_key AS key FROM refund_transfers WHERE refund_transfer_id = $1",
    [id],
  );
  return { number, id, key: rows[0]!.key, total };
}
const page = (key: string) => app.inject({ method: "GET", url: refundAccountHref(key) });
const say = (key: string, fields: Record<string, string>) =>
  app.inject({
    method: "POST",
    url: refundAccountHref(key),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const waiting = async () => (await ola.call(routes.refundTransfers)).body.transfers;
const one = async (id: number) => (await waiting()).find((transfer) => transfer.id === id);
const holder = "Żółkiewska Anna";

test("a buyer says the account by the link of the email, sees its ends alone, and changes it until it is in a file", async () => {
  const { id, key, total, number } = await owed();
  const { rows } = await pool.query<{ content: { back: { id: number }[] } }>(
    "SELECT content FROM outbox WHERE order_id = $1 AND kind = 'orderSettled'",
    [number],
  );
  assert.deepEqual(
    rows[0]!.content.back.map((way) => way.id),
    [id],
  );
  const asked = await page(key);
  assert.equal(asked.statusCode, 200);
  assert.match(asked.headers["x-robots-tag"] as string, /noindex/);
  assert.equal(asked.headers["cache-control"], "no-store");
  assert.ok(asked.body.includes(`${(total / 100).toFixed(2)} zł`), "it says the sum");
  assert.equal((await one(id))!.state, "asked");

  for (const iban of ["", "27 1140 2004 0000 3002 0135 5388", "<script>"]) {
    const refused = await say(key, { iban, holder });
    assert.equal(refused.statusCode, 400);
    assert.ok(!refused.body.includes("<script>"), "what is typed stays text");
    assert.match(refused.body, /aria-invalid="true"/);
  }
  assert.equal((await say(key, { iban: account, holder: " 7 " })).statusCode, 400);
  assert.equal((await say(key, { iban: "27 1140 2004 0000 3002 0135 5387", holder })).statusCode, 303);
  const known = await page(key);
  assert.ok(known.body.includes("PL27 … 5387") && !known.body.includes("4020040000300201"));
  const { state, account: shown, holder: whose } = (await one(id))!;
  assert.deepEqual([state, shown, whose], ["known", "PL27 1140 2004 0000 3002 0135 5387", holder]);
  assert.equal((await say(key, { iban: "PL61109010140000071219812874", holder })).statusCode, 303);

  await ola.call(routes.exportTransfers, { body: { ids: [id], format: "table" } });
  await say(key, { iban: account, holder });
  assert.match((await one(id))!.account!, /^PL61/, "what the bank was told stands");
  await ola.call(routes.payTransfers, { body: { ids: [id] } });
  const ended = await page(key);
  assert.equal(ended.statusCode, 410);
  assert.ok(!ended.body.includes("<form"));
  assert.equal((await page("x".repeat(32))).statusCode, 303);
});

test("the bank's file has what is known and nothing else; paid is ticked, and taken back where it was wrong", async () => {
  const first = await owed();
  const second = await owed();
  const file = (ids: number[], format = "elixir") => ola.call(routes.exportTransfers, { body: { ids, format } });
  await pool.query("DELETE FROM config WHERE code = 'shop_bank_account'");
  assert.equal((await file([first.id])).body.code, "SHOP_ACCOUNT_MISSING");
  await saveConfig(pool, "shop_bank_account", "PL61 1090 1014 0000 0712 1981 2874");
  await saveConfig(pool, "shop_company", "Kamień & Syn");
  assert.equal((await file([first.id])).body.code, "TRANSFER_NOT_READY");
  assert.equal((await file([999_999])).body.code, "NOT_FOUND");
  const told = { body: { iban: account, holder }, version: '"account-1"' };
  assert.equal(
    (
      await ola.call(routes.sayAccount, {
        parameters: { id: first.id },
        body: { iban: "1", holder },
        version: '"account-1"',
      })
    ).body.code,
    "ACCOUNT_WRONG",
  );
  await ola.call(routes.sayAccount, { parameters: { id: first.id }, ...told });
  assert.equal((await file([first.id, second.id])).body.code, "TRANSFER_NOT_READY", "all or none");
  assert.equal((await one(first.id))!.state, "known");
  await ola.call(routes.sayAccount, {
    parameters: { id: second.id },
    body: { iban: "CZ6508000000192000145399", holder: "Tomáš" },
    version: '"account-1"',
  });
  assert.equal((await file([first.id, second.id])).body.code, "NOT_DOMESTIC");
  assert.equal((await one(first.id))!.state, "known", "nothing of it was done");
  const { body } = await file([first.id]);
  assert.match(
    body.file.text,
    new RegExp(
      `^110,\\d{8},${first.total},10901014,0,"61109010140000071219812874","27114020040000300201355387","Kamien & Syn","Zolkiewska Anna",0,11402004,"Zwrot, zamowienie ${first.number}","","","51"\r\n$`,
    ),
  );
  assert.equal(
    (await file([first.id, second.id], "table")).body.code,
    "TRANSFER_NOT_READY",
    "the bank would pay twice",
  );
  const again = { ids: [first.id, second.id], format: "table", again: [first.id] };
  const { file: table } = (await ola.call(routes.exportTransfers, { body: again })).body;
  assert.match(table.text, /CZ6508000000192000145399/);
  await ola.call(routes.payTransfers, { body: { ids: [first.id, second.id] } });
  assert.equal(await one(first.id), undefined);
  assert.equal((await ola.call(routes.payTransfers, { body: { ids: [first.id] } })).body.code, "TRANSFER_NOT_READY");
  await ola.call(routes.reopenTransfers, { body: { ids: [first.id] } });
  assert.equal((await one(first.id))!.state, "known");
  const { rows } = await pool.query<{ log: string }>(
    "SELECT string_agg(concat(before, after), '') AS log FROM operator_log",
  );
  assert.ok(!rows[0]!.log.includes("5387"), "no account stands in the log");
});

test("money is being given back until its transfer is ticked as paid, and again when that was wrong", async () => {
  const { number, id, total } = await owed();
  const money = async () => {
    const { state, refunded, givingBack } = (await ola.call(routes.order, { parameters: { number } })).body.money!;
    return [state, refunded.map(({ amount }) => amount), givingBack.map(({ amount }) => amount)];
  };
  const listed = async (state: "givingBack" | "refunded") =>
    (await ola.call(routes.orders, { query: { view: "all", money: state } })).body.orders.some(
      (order) => order.number === number,
    );
  assert.deepEqual(await money(), ["givingBack", [], [total]], "nobody has said the account yet");
  await ola.call(routes.sayAccount, { parameters: { id }, body: { iban: account, holder }, version: '"account-1"' });
  await ola.call(routes.exportTransfers, { body: { ids: [id], format: "table" } });
  assert.deepEqual(await money(), ["givingBack", [], [total]], "it stands in a file alone");
  assert.deepEqual([await listed("givingBack"), await listed("refunded")], [true, false]);
  await ola.call(routes.payTransfers, { body: { ids: [id] } });
  assert.deepEqual(await money(), ["refunded", [total], []]);
  assert.deepEqual([await listed("givingBack"), await listed("refunded")], [false, true]);
  await ola.call(routes.reopenTransfers, { body: { ids: [id] } });
  assert.deepEqual(await money(), ["givingBack", [], [total]]);
});

test("a transfer paid with another sum leaves the difference owed, or to come again; both are seen, and taken back", async () => {
  const { number, id, total } = await owed();
  await ola.call(routes.sayAccount, { parameters: { id }, body: { iban: account, holder }, version: '"account-1"' });
  const pay = (amount: number) => ola.call(routes.payTransferSum, { parameters: { id }, body: { amount } });
  const money = async () => {
    const { state, balance, refunded, transfers } = (await ola.call(routes.order, { parameters: { number } })).body
      .money!;
    return [state, balance, refunded[0]?.amount ?? 0, transfers[0]!.paid?.amount ?? null];
  };
  const before = (await ola.call(routes.order, { parameters: { number } })).body.versions.money;
  const less = await pay(total - 500);
  assert.equal(less.status, 200, JSON.stringify(less.body));
  assert.deepEqual(await money(), ["toGiveBack", 500, total - 500, total - 500]);
  const stale = await ola.call(routes.giveBalanceBack, {
    parameters: { number },
    body: { way: "asItCame", tell: false },
    version: before,
  });
  assert.equal(stale.body.code, "VERSION_OLD", "how much is owed is another than was seen");
  const paid = (await ola.call(routes.refundTransfers, { query: { view: "paid" } })).body.transfers[0]!;
  assert.deepEqual([paid.money.amount, paid.paid?.amount], [total, total - 500]);
  await ola.call(routes.undo, { parameters: { id: Number(less.headers["log-entry"]) } });
  assert.deepEqual(await money(), ["givingBack", 0, 0, null]);

  await pay(total + 300);
  assert.deepEqual(await money(), ["toAskFor", -300, total + 300, total + 300]);
  await ola.call(routes.reopenTransfers, { body: { ids: [id] } });
  await pay(total);
  assert.deepEqual(await money(), ["refunded", 0, total, null], "the sum that was asked is no other");
  assert.equal((await pay(total)).body.code, "TRANSFER_NOT_READY", "once");
});

test("what a transfer left owed is given back by another, and no more", async () => {
  const { number, id, total } = await owed();
  await ola.call(routes.sayAccount, { parameters: { id }, body: { iban: account, holder }, version: '"account-1"' });
  await ola.call(routes.payTransferSum, { parameters: { id }, body: { amount: total - 500 } });
  const { versions } = (await ola.call(routes.order, { parameters: { number } })).body;
  const { body } = await ola.call(routes.giveBalanceBack, {
    parameters: { number },
    body: { way: "asItCame", tell: false },
    version: versions.money,
  });
  assert.deepEqual(
    body.money!.transfers.map(({ state, money }) => [state, money.amount]),
    [
      ["paid", total],
      ["asked", 500],
    ],
  );
  assert.deepEqual([body.money!.state, body.money!.balance], ["givingBack", 0]);

  const reopen = () => ola.call(routes.reopenTransfers, { body: { ids: [id] } });
  assert.equal((await reopen()).body.code, "MORE_THAN_LEFT", "its rest goes back already");
  await assert.rejects(
    pool.query(
      "UPDATE refund_transfers SET state = 'known', paid_at = NULL, paid_amount = NULL, paid_worth = NULL WHERE refund_transfer_id = $1",
      [id],
    ),
    /more than came/,
  );
  const rest = body.money!.transfers[1]!.id;
  assert.equal((await ola.call(routes.withdrawTransfer, { parameters: { id: rest } })).status, 200);
  assert.equal((await reopen()).status, 200);
});

test("the books agree on a transfer that was paid with another sum, and the audit is silent of it", async () => {
  for (const by of [-500, 300]) {
    const { id, total } = await owed();
    await ola.call(routes.sayAccount, { parameters: { id }, body: { iban: account, holder }, version: '"account-1"' });
    const { status } = await ola.call(routes.payTransferSum, { parameters: { id }, body: { amount: total + by } });
    assert.equal(status, 200);
    const today = warsawDay(new Date());
    assert.deepEqual((await agreementOf(pool, { from: today, to: today })).broken, []);
    assert.deepEqual(await brokenPromises(pool), []);
  }
});

test("a transfer that is withdrawn leaves its money to be given back another way", async () => {
  const { number, id, key, total } = await owed();
  await ola.call(routes.withdrawTransfer, { parameters: { id } });
  const { money } = (await ola.call(routes.order, { parameters: { number } })).body;
  assert.deepEqual([money!.balance, money!.state], [total, "toGiveBack"]);
  assert.equal((await page(key)).statusCode, 303, "its link opens nothing");
});

test("who says nothing in three days is reminded once; who said it is not", async () => {
  await pool.query("UPDATE refund_transfers SET reminded_at = now() WHERE reminded_at IS NULL");
  const [silent, quick] = [await owed(), await owed()];
  await say(quick.key, { iban: account, holder });
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  assert.equal(await remindOfAccounts(pool, days(2.9)), 0);
  assert.deepEqual([await remindOfAccounts(pool, days(3.1)), await remindOfAccounts(pool, days(3.2))], [1, 0]);
  const { rows } = await pool.query<{ order_id: number }>("SELECT order_id FROM outbox WHERE kind = 'refundAccount'");
  assert.deepEqual(
    rows.map(({ order_id }) => order_id),
    [silent.number],
  );
  const decided = async () =>
    (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "accountsMissing")?.orders ?? [];
  const silence = await decided();
  assert.deepEqual([silence.includes(silent.number), silence.includes(quick.number)], [true, false]);
  await say(silent.key, { iban: account, holder });
  assert.ok(!(await decided()).includes(silent.number));
});

test("an order is not erased while its money waits for an account, and its account goes with it", async () => {
  const { number, id, key } = await owed();
  await say(key, { iban: account, holder });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [number]);
  assert.equal(await eraseEndedOrders(pool), 0);
  await ola.call(routes.payTransfers, { body: { ids: [id] } });
  assert.equal(await eraseEndedOrders(pool), 1);
  const left = async (transfer: number) => {
    const { rows } = await pool.query<{ iban: string | null; holder: string | null }>(
      "SELECT iban, holder FROM refund_transfers WHERE refund_transfer_id = $1",
      [transfer],
    );
    return rows[0];
  };
  assert.deepEqual(await left(id), { iban: null, holder: null });
  const old = await owed();
  await say(old.key, { iban: account, holder });
  await ola.call(routes.payTransfers, { body: { ids: [old.id] } });
  await forgetPersonalData(pool);
  assert.equal((await left(old.id))!.iban, account);
  await pool.query("UPDATE refund_transfers SET paid_at = now() - interval '13 months' WHERE refund_transfer_id = $1", [
    old.id,
  ]);
  await forgetPersonalData(pool);
  assert.deepEqual(await left(old.id), { iban: null, holder: null });
});

test("an account is said on the account somebody has seen: by whom and when it was said since is told, and it stands", async () => {
  const jan = await comeIn(app, pool, { email: "jan-konta@bruk.example", role: "owner" });
  const { id, key } = await owed();
  const parameters = { id };
  const body = { iban: "PL61109010140000071219812874", holder };
  assert.equal((await jan.call(routes.sayAccount, { parameters, body })).status, 428);
  const said = await ola.call(routes.sayAccount, {
    parameters,
    body: { iban: account, holder },
    version: '"account-1"',
  });
  assert.equal(said.headers["etag"], '"account-2"');
  const late = await jan.call(routes.sayAccount, { parameters, body, version: '"account-1"' });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.version], [412, "ola", '"account-2"']);
  assert.ok(late.body.changed?.at);
  assert.match((await one(id))!.account!, /^PL27/);

  await say(key, { iban: "PL61109010140000071219812874", holder });
  const { accountVersion } = (await one(id))!;
  assert.equal(accountVersion, '"account-3"', "the buyer has said another by the link");
  const overBuyer = await jan.call(routes.sayAccount, { parameters, body, version: '"account-2"' });
  assert.deepEqual([overBuyer.status, overBuyer.body.changed?.by], [412, null], "it was nobody of the staff");
  assert.equal((await jan.call(routes.sayAccount, { parameters, body, version: accountVersion })).status, 200);
});
