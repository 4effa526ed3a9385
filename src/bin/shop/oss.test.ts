import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

// What the command line tells of sales with the VAT of other countries, and a recall by it.

const { pool, url, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const folder = await testFolder();
const { run, end } = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: folder });
after(end);

test("a quarter's return is told and written with its record, and the month names what is not in its ledger", async () => {
  assert.equal((await run("config", "oss_since", "2025-04-01")).code, 0);
  const asked = { lines: [{ product: products.cap }], form: { shippingCountry: "1" }, shippingId: 6 };
  const orderId = Number((await makeOrder(app, await orderBody(pool, asked))).body.orderId);
  await changeOrderState(pool, { orderId, to: "paid", now: new Date("2025-04-11T12:00:00Z") });
  const [table, record] = [join(folder, "oss.csv"), join(folder, "record.csv")];
  const { code, out, err } = await run("oss", "2025-Q2", "--table", table, "--record", record);
  assert.equal(code, 0, err);
  assert.match(out, /By OSS since 2025-04-01\.[\s\S]*2025-Q2 {2}CZ {2}21% +not known/);
  assert.match(await readFile(table, "utf8"), /2025-Q2;CZ;21;1;/);
  assert.match(await readFile(record, "utf8"), new RegExp(`;${orderId};;2025-04-11;[\\s\\S]*CZ 21%`));
  const { rows } = JSON.parse((await run("oss", "2025-Q2", "--json")).out) as { rows: { country: string }[] };
  assert.deepEqual(
    rows.map(({ country }) => country),
    ["CZ"],
  );
  assert.match((await run("books", "2025-04")).out, /1 documents in 0 rows[\s\S]*CZ 21%/);
  assert.notEqual((await run("oss", "2025-Q5")).code, 0);
});

test("a recall of a file is the back office's, with the command line as who did it; one remedy is none to choose from", async () => {
  const said = { identification: "Partia 12.", sold: "W marcu.", hazard: "Pęka.", action: "Nie używaj." };
  const file = join(folder, "recall.json");
  const id = String(products.cap.productId);
  await writeFile(file, JSON.stringify({ pl: { ...said, remedies: ["refund"] } }));
  const refused = await run("recall", id, file);
  assert.notEqual(refused.code, 0);
  assert.match(refused.err, /at least 2 of repair, replacement, refund/);
  await writeFile(file, JSON.stringify({ pl: { ...said, remedies: ["repair", "refund"] } }));
  assert.match((await run("recall", id, file)).out, /1 email written\./);
  const { rows } = await pool.query<{ actor_kind: string; after: object }>(
    "SELECT actor_kind, after FROM operator_log WHERE act = 'recallProduct'",
  );
  assert.deepEqual(rows, [{ actor_kind: "commandLine", after: { emails: 1, variant: null } }]);
});
