/** Many products at once, ten thousand where all is counted; how long it takes is told, and decides nothing. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { test } from "node:test";
import { makers } from "../../../../test/builders/catalogue.ts";
import { countOf } from "../../../../test/counts.ts";
import { openSmallShop } from "../../../../test/builders/shop.ts";
import { bulkEdits } from "../../../database/catalogue/bulk-edits.ts";
import { inTransaction } from "../../../database/connect.ts";
import { logAct } from "../../../database/staff/operator-log.ts";
import { addStaff } from "../../../database/staff/staff.ts";
import type { BulkOperation } from "../../../domain/catalogue/bulk-edit.ts";
import { applyBulkEdit, rollBackBulkEdit } from "./change-bulk-edit.ts";
import { planBulkEdit } from "./plan-bulk-edit.ts";
import { runBulkEdit } from "./run-bulk-edit.ts";

const { pool } = await openSmallShop();
const products = countOf("BULK_PRODUCTS");
const all = { view: "all", words: "tysięczna", categoryId: null, brandId: null } as const;
const by = { may: () => true };

test("many products get another price, each in its history, and all of it is taken back", async (t) => {
  await pool.query(
    `WITH made AS (
       INSERT INTO products (handle, product_name, manufacturer_id, real_price)
       SELECT 'tysieczna-' || n, jsonb_build_object('pl', 'Bluza tysięczna ' || n), $2, 10000 + n FROM generate_series(1, $1::int) AS n RETURNING product_id, real_price)
     INSERT INTO variants (product_id, attribute_values, quantity, real_price) SELECT product_id, '[]', 0, real_price FROM made`,
    [products, makers.nocny],
  );
  const staffId = await addStaff(pool, {
    email: "ola@bruk.example",
    role: "owner",
    userHandle: randomBytes(32),
    lanCode: "pl",
  });
  const log = (act: Parameters<typeof logAct>[2]) =>
    logAct(pool, { kind: "person", staffId, sessionId: null, network: "192.0.2.0" }, act);
  const operation: BulkOperation = { kind: "price", by: { percent: -10 }, ending: 99, earlier: "stays" };
  const timed = async <Result>(what: string, act: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await act();
    t.diagnostic(`${what}: ${Math.round(performance.now() - began)} ms`);
    return result;
  };
  const workedOff = async (editId: number) => {
    const onFailure = (error: unknown) => assert.fail(String(error));
    for (;;) {
      await runBulkEdit(pool, { editId, now: new Date(), onFailure });
      const [edit] = await bulkEdits(pool, { kinds: ["price"], editId, most: 1 });
      if (edit!.state === "done") return edit!;
    }
  };

  const planned = await timed("planned", () =>
    inTransaction(pool, (db) => planBulkEdit(db, { operation, goods: { filter: all }, staffId, keyId: null })),
  );
  assert.equal(planned.kind, "planned");
  const editId = planned.kind === "planned" ? planned.editId : 0;
  const [edit] = await bulkEdits(pool, { kinds: ["price"], editId, most: 1 });
  assert.deepEqual([edit!.products, edit!.wanted, edit!.refused], [products, products, 0]);
  const seen = edit!.seen_sha256.toString("hex");
  assert.equal(await applyBulkEdit(pool, { editId, seen }, { ...by, log }), "changed");
  const done = await timed("applied", () => workedOff(editId));
  assert.equal(done.changed, products);
  const prices = async () =>
    (
      await pool.query<{ ends: number; history: number }>(
        `SELECT count(*) FILTER (WHERE real_price % 100 = 99)::int AS ends, (SELECT count(*)::int FROM price_history h JOIN variants USING (variant_id) JOIN products p USING (product_id) WHERE p.handle LIKE 'tysieczna-%') AS history
         FROM products WHERE handle LIKE 'tysieczna-%'`,
      )
    ).rows[0]!;
  assert.deepEqual(await prices(), { ends: products, history: 2 * products });

  assert.equal(await rollBackBulkEdit(pool, editId, { ...by, log }), "changed");
  const back = await timed("taken back", () => workedOff(editId));
  assert.equal(back.back, products);
  const { rows } = await pool.query<{ wrong: number }>(
    "SELECT count(*)::int AS wrong FROM products WHERE handle LIKE 'tysieczna-%' AND real_price <> 10000 + substring(handle FROM '[0-9]+$')::int",
  );
  assert.deepEqual(rows, [{ wrong: 0 }]);
});
