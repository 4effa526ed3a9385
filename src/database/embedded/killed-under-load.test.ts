import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { onlyAcknowledged } from "../../../test/builders/acknowledged-orders.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { newOrderKey, type OrderBody, orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { brokenPromises, fillSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { openProgress } from "../../../test/progress.ts";
import { openPool } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { openEmbedded } from "./open-embedded.ts";

const kills = countOf("DATABASE_KILLS");
const readyAgain = countOf("READY_AGAIN");
const ordersBetween = 20;

test(`kill -9 of PostgreSQL under load, ${kills} times: every acknowledged order is there, once, with its emails`, async (t) => {
  const tell = openProgress("PostgreSQL killed", kills);
  const dataDir = await testFolder();
  const embedded = await openEmbedded({ dataDir });
  const pool = openPool({ url: embedded.url, max: 8 });
  after(async () => {
    await pool.end();
    await embedded.close();
  });
  await migrate(pool);
  await fillSmallShop(pool);
  const product = await addProduct(pool, { handle: "bez-dna", stock: 1_000_000 });
  const plain = await orderBody(pool, { lines: [{ product }], paymentId: 2 });
  const { app } = await openTestApp(pool);
  const acknowledged = new Map<string, string>();
  const outages: number[] = [];
  let killedAt: number | null = null;
  let repeated = 0;

  /** Sends one order until there is an answer, as the shop's page does. */
  async function place(body: OrderBody): Promise<void> {
    for (;;) {
      const begun = Date.now();
      const { status, body: answer } = await makeOrder(app, body);
      if (answer.orderId) {
        acknowledged.set(String(body["orderKey"]), answer.orderId);
        // An order that was begun after the kill needed the server that came back.
        if (killedAt !== null && begun > killedAt) {
          outages.push(Date.now() - killedAt);
          killedAt = null;
        }
        return;
      }
      assert.equal(status, 503, `an outage is told as one: ${JSON.stringify(answer)}`);
      repeated += 1;
      // As a page does: the server that is coming back shares this machine with those who ask.
      await pause(20);
    }
  }

  let done = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (acknowledged.size < kills * ordersBetween + 10) {
        await place({ ...plain, clientData: { ...plain.clientData, email: anybody().email }, orderKey: newOrderKey() });
        if (acknowledged.size < (done + 1) * ordersBetween || done === kills || killedAt !== null) continue;
        done += 1;
        tell(done);
        killedAt = Date.now();
        process.kill(Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
      }
    }),
  );

  assert.equal(done, kills);
  assert.ok(repeated > 0, "some requests met no database, so the test tested something");
  await onlyAcknowledged(pool, acknowledged);
  assert.equal(await stockLeft(pool, product.variants[""]!), 1_000_000 - acknowledged.size);
  assert.deepEqual(await brokenPromises(pool), []);
  const slowest = Math.max(...outages);
  t.diagnostic(`${acknowledged.size} orders, ${repeated} answers of 503, orders again after ${slowest} ms at most`);
  assert.ok(slowest <= readyAgain, `orders again after ${slowest} ms, not ${readyAgain}`);
});
