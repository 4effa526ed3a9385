import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { saveConfig } from "../../src/database/config.ts";
import { inTransaction, openPool } from "../../src/database/connect.ts";
import { invalidateCacheTags } from "../../src/database/cache-tags.ts";
import { migrate } from "../../src/database/migrate.ts";
import { changePrice } from "../../src/flows/catalogue/change-price.ts";
import { addProduct } from "../builders/catalogue.ts";
import { openMailbox } from "../builders/mailbox.ts";
import { newOrderKey, type OrderBody, orderBody } from "../builders/order-body.ts";
import { openOwnDatabase } from "../builders/own-database.ts";
import { brokenPromises, fillSmallShop } from "../builders/shop.ts";
import { eventually } from "./records.ts";
import { startRole } from "./start-role.ts";

for (const [who, roles, restarts] of [
  ["a server and a worker", ["serve", "work"], 3],
  ["the whole shop in one process", ["start"], 2],
] as const) {
  test(`a PostgreSQL that dies ${restarts} times under ${who} ends none: jobs in hand are done, orders and prices go on`, async (t) => {
    const database = await openOwnDatabase(t);
    const pool = openPool({ url: database.url });
    t.after(() => pool.end());
    await migrate(pool);
    const { hoodie, bottle } = await fillSmallShop(pool);
    // As many pages as processes of their own prerender.
    for (let nth = 1; nth <= 40; nth += 1) await addProduct(pool, { handle: `dno-${nth}` });
    const inHand: ((refusal: Error | null) => void)[] = [];
    const mailbox = await openMailbox(t, { answer: () => new Promise((resolve) => inHand.push(resolve)) });
    const settings = {
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
      PUBLIC_URL: "http://sklep.test",
      LOG_LEVEL: "error",
    };
    const processes = await Promise.all(roles.map((role) => startRole(role, settings)));
    const [server, worker] = [processes[0]!, processes.at(-1)!];
    const ended = () => processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
    let told = "";
    worker.child.stdout!.on("data", (text: Buffer) => void (told += String(text)));

    const ready = async () => (await fetch(`${server.address}/readyz`)).status;
    const shows = async (text: string) =>
      (
        await Promise.all(
          [`/${hoodie.url}`, `/page-data/${hoodie.url}page-data.json`].map(async (path) =>
            (await fetch(server.address + path)).text(),
          ),
        )
      ).every((page) => page.includes(text));
    async function order(body: OrderBody): Promise<{ status: number; orderId?: string }> {
      const answer = await fetch(`${server.address}/sys/json_api?makeOrder`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify(body),
      });
      return { status: answer.status, ...((await answer.json()) as { orderId?: string }) };
    }
    const bottleOrder = async () => ({
      ...(await orderBody(pool, { lines: [{ product: bottle }], paymentId: 2 })),
      orderKey: newOrderKey(),
    });

    const waits = async (condition: string) =>
      (await pool.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND ${condition}`)).rowCount! > 0;

    for (let turn = 1; turn <= restarts; turn += 1) {
      // As the database goes, an email's end is being written, and all pages are being prerendered.
      assert.equal((await order(await bottleOrder())).status, 200);
      await eventually("both emails in hand", async () => inHand.length === 2);
      const next = await bottleOrder();
      const holder = new Client({ connectionString: database.url });
      holder.on("error", () => undefined);
      await holder.connect();
      await inTransaction(pool, async (db) => {
        await saveConfig(db, "social_youtube", `https://youtube.example/${turn}`);
        await invalidateCacheTags(db, ["config"]);
        // Begun after the change, so that the change is followed while this one holds what it locks.
        await holder.query("BEGIN; SELECT FROM graphile_worker._private_jobs FOR UPDATE; LOCK TABLE reviews");
      });
      await eventually("processes that prerender all pages anew, and wait", () =>
        waits("application_name = 'bruk-prerender'"),
      );
      inHand.shift()!(null);
      await eventually("a job whose end is being written, and waits", () => waits("query LIKE 'delete%'"));
      await database.stop();

      // The other email takes longer: the mail server takes or refuses it while the database is away.
      told = "";
      inHand.shift()!(turn % 2 === 0 ? null : new Error("no such mailbox"));
      await eventually("a job that fails without a database", async () => told.includes("Failed task") || ended() > 0);
      assert.equal(ended(), 0, "no process has ended");
      assert.deepEqual(
        [await ready(), (await order(next)).status, (await fetch(`${server.address}/${hoodie.url}`)).status],
        [503, 503, 200],
      );

      await database.start();
      await eventually("ready again", async () => (await ready()) === 200);
      await changePrice(pool, { productId: hoodie.productId, realPrice: 17_700 + turn });
      assert.match(String((await order(next)).orderId), /^\d+$/, "the same key again");
      await eventually("every email sent", async () => {
        for (const take of inHand.splice(0)) take(null);
        return (await pool.query("SELECT FROM outbox WHERE sent_at IS NULL")).rowCount === 0;
      });
      await eventually(
        "no job of an email left",
        async () =>
          (await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'sendEmail'")).rowCount === 0,
      );
      await eventually("the new price", () => shows(`177.0${turn}`));
      await eventually("the new profile", () => shows(`https://youtube.example/${turn}`));
      assert.equal(ended(), 0, "no process has ended");
    }

    const { rows } = await pool.query<{ message_id: string }>("SELECT message_id FROM outbox");
    const received = new Set(
      (await mailbox.received(0)).map(({ headers }) => /^Message-ID: <(.*)@/m.exec(headers)![1]),
    );
    assert.deepEqual([...received].toSorted(), rows.map(({ message_id }) => message_id).toSorted());
    assert.equal(rows.length, restarts * 4);
    assert.deepEqual(await brokenPromises(pool), []);
    assert.deepEqual(
      await Promise.all(processes.map((role) => role.stop())),
      processes.map(() => 0),
    );
  });
}
