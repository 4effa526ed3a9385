import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { onlyAcknowledged } from "../../test/builders/acknowledged-orders.ts";
import { addProduct } from "../../test/builders/catalogue.ts";
import { newOrderKey, type OrderBody, orderBody } from "../../test/builders/order-body.ts";
import { anybody } from "../../test/builders/people.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../test/builders/shop.ts";
import { countOf } from "../../test/counts.ts";
import { openProgress } from "../../test/progress.ts";

const kills = countOf("SERVER_KILLS");
const readyAgain = countOf("READY_AGAIN");
const ordersBetween = 20;
const program = join(import.meta.dirname, "../../test/programs/serve-orders.ts");

test(`kill -9 of the server under load, ${kills} times: every acknowledged order is there, once, with its emails`, async (t) => {
  const tell = openProgress("server killed", kills);
  const { pool, url } = await openSmallShop(undefined, { durable: true });
  const product = await addProduct(pool, { handle: "bez-dna", stock: 1_000_000 });
  const server = await openServer(url, await testFolder());
  const plain = await orderBody(pool, { lines: [{ product }], paymentId: 2 });
  const acknowledged = new Map<string, string>();
  let done = 0;
  let repeated = 0;

  /** Sends one order until there is an answer, as the shop's page does. */
  async function place(body: OrderBody): Promise<void> {
    for (;;) {
      const address = await server.address();
      const answer = await post(address, body);
      if (answer === null) {
        repeated += 1;
        continue;
      }
      assert.ok(answer.orderId, JSON.stringify(answer));
      acknowledged.set(String(body["orderKey"]), answer.orderId);
      return;
    }
  }

  const clients = Array.from({ length: 8 }, async () => {
    while (acknowledged.size < kills * ordersBetween + 10) {
      await place({ ...plain, clientData: { ...plain.clientData, email: anybody().email }, orderKey: newOrderKey() });
      if (acknowledged.size >= (done + 1) * ordersBetween && done < kills) {
        done += 1;
        tell(done);
        server.killAndRestart();
      }
    }
  });
  await Promise.all(clients);
  await server.close();

  assert.equal(done, kills);
  assert.ok(repeated > 0, "some requests were cut off, so the test tested something");
  await onlyAcknowledged(pool, acknowledged);
  assert.equal(await stockLeft(pool, product.variants[""]!), 1_000_000 - acknowledged.size);
  assert.deepEqual(await brokenPromises(pool), []);
  const slowest = Math.max(...server.starts);
  t.diagnostic(`${acknowledged.size} orders, ${repeated} requests cut off, ready again in ${slowest} ms at most`);
  assert.ok(slowest <= readyAgain, `ready again in ${slowest} ms, not ${readyAgain}`);
});

/** Returns what the server said, null when the connection broke. */
async function post(address: string, body: OrderBody): Promise<{ orderId?: string } | null> {
  try {
    const response = await fetch(`${address}/sys/json_api?makeOrder`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    return (await response.json()) as { orderId?: string };
  } catch {
    return null;
  }
}

/** A server in a process of its own, at one port over all restarts. */
async function openServer(databaseUrl: string, folder: string) {
  let life = await start("0");
  let next: Promise<Life> = Promise.resolve(life);
  const starts: number[] = [];
  const { port } = new URL(life.address);
  after(() => life.child.kill("SIGKILL"));

  async function start(at: string): Promise<Life> {
    const child = spawn(process.execPath, [program, databaseUrl, folder, at], { stdio: ["ignore", "pipe", "inherit"] });
    const [address] = (await once(createInterface(child.stdout), "line")) as [string];
    return { child, address };
  }

  return {
    /** Milliseconds from each killed server's end to the next one's address. */
    starts: starts as readonly number[],
    address: async () => (await next).address,
    killAndRestart(): void {
      next = (async () => {
        const exited = once(life.child, "exit");
        life.child.kill("SIGKILL");
        await exited;
        const begun = Date.now();
        life = await start(port);
        starts.push(Date.now() - begun);
        return life;
      })();
    },
    async close(): Promise<void> {
      await next;
      const exited = once(life.child, "exit");
      life.child.kill("SIGTERM");
      await exited;
    },
  };
}

interface Life {
  child: ChildProcess;
  address: string;
}
