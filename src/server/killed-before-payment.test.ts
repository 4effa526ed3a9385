import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { pino } from "pino";
import { testFolder } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { openPayingShop, pay, standing } from "../../test/builders/payments.ts";
import { brokenPromises } from "../../test/builders/shop.ts";
import { until } from "../../test/builders/until.ts";
import { countOf } from "../../test/counts.ts";
import { paymentJobs, paymentTasks } from "../bin/payment-tasks.ts";
import { readingPayloads } from "../database/job-kinds.ts";
import { runJobs } from "../database/jobs.ts";
import { attemptsOf } from "../database/payment/payment-attempts.ts";

const kills = Math.max(2, Math.ceil(countOf("SERVER_KILLS") / 5));
const program = join(import.meta.dirname, "../../test/programs/serve-payments.ts");
const shop = await openPayingShop({ durable: true });
const { pool, products, payu, providers, url } = shop;

test(`kill -9 between order and payment, ${kills} times: the job queue makes the payment, and it can be paid`, async () => {
  const placed: { orderId: number; key: string }[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    // The provider is slow half of the times, so that the server dies while it waits for it.
    payu.misbehave({ stall: kill % 2 === 0 });
    const child = spawn(process.execPath, [program, url, await testFolder(), payu.url, "tajne", "0123456789abcdef"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    after(() => child.kill("SIGKILL"));
    const [address] = (await once(createInterface(child.stdout), "line")) as [string];
    const exited = once(child, "exit");
    const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 3 });
    const response = await fetch(`${address}/sys/json_api?makeOrder`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    const { orderId } = (await response.json()) as { orderId: string };
    child.kill("SIGKILL");
    await exited;
    const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
      orderId,
    ]);
    placed.push({ orderId: Number(orderId), key: rows[0]!.link_key });
  }
  payu.misbehave({});
  const made = async () =>
    (
      await Promise.all(
        placed.map(async ({ orderId }) => (await attemptsOf(pool, orderId)).some(({ pay_url }) => pay_url !== null)),
      )
    ).filter(Boolean).length;
  assert.ok((await made()) < kills, "some had no payment, so the test tested something");

  // What time would do: the jobs' moment comes, and the claims of the dead run out.
  await pool.query(
    "SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE key LIKE 'payment:%'), run_at => now())",
  );
  await pool.query(
    "UPDATE payment_attempts SET making_until = now() - interval '1 second' WHERE making_until IS NOT NULL",
  );
  const everyMinute = paymentTasks(pool, providers, pino({ level: "silent" }));
  const jobs = await runJobs(
    pool,
    {
      tasks: {
        ...readingPayloads({ ...paymentJobs(pool, providers), sendEmail: async () => undefined }),
        ...everyMinute,
      },
      everyMinute: Object.keys(everyMinute),
    },
    { warn: () => undefined, error: () => undefined },
  );
  await until("every order has its payment", async () => (await made()) === kills);
  await jobs.stop();
  for (const order of placed) {
    await pay(shop, order);
    await payu.settled();
    assert.equal((await standing(pool, order.orderId)).order, "paid");
  }
  assert.deepEqual(await brokenPromises(pool), []);
});
