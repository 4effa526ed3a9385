// A shop with an address or a database of its own, as it is begun: what comes into it by itself, and what only by name.
import assert from "node:assert/strict";
import { test } from "node:test";
import { demoCustomers } from "../demo/people-and-codes.ts";
import type { Pool } from "../src/database/connect.ts";
import { testFolder } from "./builders/app.ts";
import { testDatabase } from "./database.ts";
import { startRole } from "./journeys/start-role.ts";
import { openOperator } from "./programs/open-operator.ts";

async function whatIsThere(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<
    Record<string, number>
  >(`SELECT (SELECT count(*) FROM products)::int AS products, (SELECT count(*) FROM customers)::int AS customers, (SELECT count(*) FROM discount_codes)::int AS codes,
    (SELECT count(*) FROM reviews)::int AS reviews, (SELECT count(*) FROM pages WHERE NOT draft)::int AS pages, (SELECT count(*) FROM shop WHERE opened_at IS NOT NULL)::int AS open`);
  return rows[0]!;
}

const nothing = { products: 0, customers: 0, codes: 0, reviews: 0, pages: 0, open: 0 };

test("a server with an address of its own, or on a database, begins empty and closed; nobody of the demo logs in", async (t) => {
  for (const settings of [{ PUBLIC_URL: "http://sklep.test" }, {}] as Record<string, string>[]) {
    const { pool, url } = await testDatabase(t);
    const { address, stop } = await startRole("serve", { DATABASE_URL: url, ...settings });
    assert.deepEqual(await whatIsThere(pool), nothing);
    assert.equal((await fetch(address)).status, 503);
    const [{ email, password }] = demoCustomers as [(typeof demoCustomers)[number]];
    const origin = settings["PUBLIC_URL"] ?? address;
    const login = await fetch(`${address}/sys/json_api?login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email, password, lanId: 1 }),
    });
    assert.equal("token" in ((await login.json()) as object), false);
    assert.equal(await stop(), 0);
  }
});

test("told by name, a shop with an address gets the demo without the customers whose passwords are known, says so, and only a new one does", async (t) => {
  const { pool, url } = await testDatabase(t);
  const operator = openOperator({
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: await testFolder(),
    PUBLIC_URL: "https://sklep.example",
  });
  t.after(operator.end);
  assert.deepEqual(await operator.json("seed-demo"), { seeded: true, customers: false });
  const { products, customers, codes, open } = await whatIsThere(pool);
  assert.deepEqual([products! > 100, customers, codes! > 0, open], [true, 0, true, 1]);
  assert.match((await operator.run("seed-demo")).err, /begun already/);
  for (const command of ["duties", "audit"])
    assert.match((await operator.run(command)).out, /demo is in this shop/, command);
});
