import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { inTransaction } from "../connect.ts";
import type { Queryable } from "../queryable.ts";
import { logAct } from "./operator-log.ts";

// The log of what was done stays, whatever the shop's own code, or another program at its database, would do to it.

const { pool } = await testDatabase();
await logAct(pool, { kind: "system" }, { act: "openShop", entity: "shop", entityId: 1 });
const logged = async () => (await pool.query("SELECT * FROM operator_log")).rows;

/** Each way in which SQL changes or takes away rows that are there. */
const changes = [
  "UPDATE operator_log SET act = 'x'",
  "UPDATE operator_log SET at = now() - interval '1 year'",
  "DELETE FROM operator_log",
  "TRUNCATE operator_log CASCADE",
  `INSERT INTO operator_log OVERRIDING SYSTEM VALUE SELECT * FROM operator_log
   ON CONFLICT (entry_id) DO UPDATE SET act = 'x'`,
  "MERGE INTO operator_log l USING (SELECT 1) one ON true WHEN MATCHED THEN UPDATE SET act = 'x'",
  "MERGE INTO operator_log l USING (SELECT 1) one ON true WHEN MATCHED THEN DELETE",
];

/** Tries each of them, each in a transaction of its own, once `prepare` has set the scene. */
async function refusesAll(prepare: (db: Queryable) => Promise<unknown>): Promise<void> {
  const before = await logged();
  assert.equal(before.length, 1);
  for (const change of changes) {
    const tried = inTransaction(pool, async (db) => {
      await prepare(db);
      await db.query(change);
    });
    await assert.rejects(tried, /operator_log only grows/, change);
  }
  assert.deepEqual(await logged(), before);
}

test("the shop's own role, whose tables they are, changes and removes nothing of the log", async () => {
  await refusesAll(async () => {});
});

test("nor does it with the triggers of replicated rows off", async () => {
  await refusesAll((db) => db.query("SET LOCAL session_replication_role = replica"));
});

test("a role of another program that has every right to the log changes nothing of it either, and cannot put its triggers off", async () => {
  const role = `bruk_other_${randomBytes(4).toString("hex")}`;
  await pool.query(`CREATE ROLE ${role}; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`);
  try {
    await refusesAll((db) => db.query(`SET LOCAL ROLE ${role}`));
    const putOff = inTransaction(pool, async (db) => {
      await db.query(`SET LOCAL ROLE ${role}`);
      await db.query("ALTER TABLE operator_log DISABLE TRIGGER ALL");
    });
    await assert.rejects(putOff, /must be owner of table operator_log/);
  } finally {
    await pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  }
});
