import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { orderBody } from "../builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../builders/shop.ts";
import { eventually } from "./records.ts";
import { type RunningRole, startRole } from "./start-role.ts";
import { environment, root } from "./start-shop.ts";

const { pool, url, products } = await openSmallShop(undefined, { durable: true });
const settings = { DATABASE_URL: url, PUBLIC_URL: "http://sklep.test" };
const [first, second] = await Promise.all([startRole("serve", settings), startRole("serve", settings)]);
const workers = await Promise.all([startRole("work", settings), startRole("work", settings)]);
const everyone = [first, second, ...workers];

const emailsOf = ({ dataDir }: RunningRole) =>
  existsSync(join(dataDir, "mail"))
    ? readdirSync(join(dataDir, "mail")).filter((file) => file.endsWith(".eml")).length
    : 0;

async function call(server: RunningRole, action: string, body: unknown): Promise<{ orderId?: string }> {
  const answer = await fetch(`${server.address}/sys/json_api?${action}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { orderId?: string };
}

test("two servers on folders of their own show a price changed on the command line, both of them soon, in page and page data", async () => {
  const { hoodie } = products;
  const addresses = everyone
    .slice(0, 2)
    .flatMap(({ address }) => [
      `${address}/${hoodie.url}`,
      `${address}/page-data/${hoodie.url}page-data.json`,
      `${address}/`,
    ]);
  const shows = async (address: string) => /177[.,]11/.test(await (await fetch(address)).text());
  assert.ok((await Promise.all(addresses.map(shows))).every((shown) => !shown));
  const program = [join(root, "src/bin/shop.ts"), "price", String(hoodie.productId), "177.11"];
  await promisify(execFile)(process.execPath, program, {
    env: { ...environment(workers[0].dataDir, 0), DATABASE_URL: url },
  });
  await eventually(`177.11 at ${addresses.join(", ")}`, async () =>
    (await Promise.all(addresses.map(shows))).every(Boolean),
  ); // How soon, the bench measures.
});

test("orders at either server are worked off by the workers alone: each email is sent once", async () => {
  const bodies = await Promise.all(
    Array.from({ length: 6 }, () => orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 })),
  );
  const placed = await Promise.all(bodies.map((body, at) => call(at % 2 === 0 ? first : second, "makeOrder", body)));
  assert.ok(
    placed.every(({ orderId }) => orderId !== undefined),
    JSON.stringify(placed),
  );
  await eventually(
    "every email sent",
    async () => (await pool.query("SELECT FROM outbox WHERE sent_at IS NULL")).rowCount === 0,
  );
  assert.equal(
    workers.map(emailsOf).reduce((sum, count) => sum + count),
    12,
    "one to the buyer and one to the shop, of each order",
  );
  assert.deepEqual([first, second].map(emailsOf), [0, 0]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a start on a folder that another server has is refused in a sentence, and changes nothing of how that one works", async () => {
  const offered = async () =>
    (await pool.query("SELECT payment_code, offered, currencies FROM payments ORDER BY payment_id")).rows;
  const before = await offered();
  const env = { ...environment(first.dataDir, 0), DATABASE_URL: url, PUBLIC_URL: "http://localhost:0" };
  const refused = await promisify(execFile)(process.execPath, [join(root, "src/bin/start.ts")], { env }).then(
    () => assert.fail("it started"),
    (error: { code: number; stderr: string }) => error,
  );
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /Another Bruk is running on the folder/);
  assert.deepEqual(await offered(), before);
});

test("a server that is told to stop says so, takes no new order, ends the one in hand, and exits in peace; the other serves on", async () => {
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200);
  const body = await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2 });
  const holder = await pool.connect();
  await holder.query("BEGIN; SELECT FROM variants FOR UPDATE");
  const answer = call(first, "makeOrder", body);
  await eventually(
    "the order waits in the middle",
    async () =>
      (await pool.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"))
        .rowCount === 1,
  );
  const stopped = first.stop();
  await eventually("no new connection", () =>
    fetch(`${first.address}/readyz`).then(
      ({ status }) => status === 503,
      () => true,
    ),
  );
  await holder.query("ROLLBACK");
  holder.release();
  assert.match(String((await answer).orderId), /^\d+$/);
  assert.equal(await stopped, 0);
  assert.equal((await fetch(`${second.address}/readyz`)).status, 200);
});

test("every role ends when asked to", async () => {
  assert.deepEqual(await Promise.all(everyone.map((role) => role.stop())), [0, 0, 0, 0]);
});
