import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openPool, type Pool } from "../src/database/connect.ts";
import { isRoot, nobody, ownAccount } from "../src/database/embedded/account.ts";
import { migrate } from "../src/database/migrate.ts";
import { makeOrder, openTestApp } from "./builders/app.ts";
import { addProduct } from "./builders/catalogue.ts";
import { newOrderKey, type OrderBody, orderBody } from "./builders/order-body.ts";
import { anybody } from "./builders/people.ts";
import { brokenPromises, fillSmallShop } from "./builders/shop.ts";
import { countOf } from "./counts.ts";
import { systemPrograms } from "./run/second-server.ts";

const restarts = countOf("PRIMARY_RESTARTS");
const programs = systemPrograms();
const account = isRoot() ? nobody() : ownAccount();

test(
  `with a synchronous standby, no acknowledged order is lost when the primary is restarted ${restarts} times and then dies`,
  { skip: programs === undefined ? "the system brings no PostgreSQL" : false },
  async (t) => {
    const { primary, standby, restart, takeOver } = openPair(programs!);
    const pool = openPool({ url: primary, max: 8 });
    const second = openPool({ url: standby, max: 8 });
    after(() => Promise.all([pool.end(), second.end()]));
    await migrate(pool);
    await fillSmallShop(pool);
    const product = await addProduct(pool, { handle: "bez-dna", stock: 1_000_000 });
    const plain = await orderBody(pool, { lines: [{ product }], paymentId: 2 });
    const acknowledged = new Map<string, string>();
    let away = 0;
    let over = false;

    /** Four shoppers who order one after the other, each until there is an answer. */
    async function shop(server: Pool): Promise<void> {
      const { app } = await openTestApp(server);
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          while (!over) {
            const body: OrderBody = {
              ...plain,
              clientData: { ...plain.clientData, email: anybody().email },
              orderKey: newOrderKey(),
            };
            for (let answered = false; !answered && !over;) {
              const { status, body: answer } = await makeOrder(app, body);
              answered = answer.orderId !== undefined;
              if (answer.orderId) acknowledged.set(String(body["orderKey"]), answer.orderId);
              else {
                assert.equal(status, 503, JSON.stringify(answer));
                away += 1;
                await pause(20);
              }
            }
          }
        }),
      );
    }

    const until = async (count: number) => {
      while (acknowledged.size < count) await pause(20);
    };
    const selling = shop(pool);
    for (let turn = 1; turn <= restarts; turn += 1) {
      await until(turn * 20);
      await restart();
    }
    await until((restarts + 1) * 20);
    await takeOver();
    over = true;
    await selling;

    assert.ok(away > 0, "some requests met no database, so the test tested something");
    const { rows } = await second.query<{ order_key: string; order_id: number }>(
      "SELECT order_key, order_id FROM order_attempts",
    );
    const kept = new Map(rows.map((row) => [row.order_key, String(row.order_id)]));
    for (const [key, number] of acknowledged) assert.equal(kept.get(key), number);
    assert.deepEqual(await brokenPromises(second), []);
    const { app } = await openTestApp(second);
    assert.ok((await makeOrder(app, { ...plain, orderKey: newOrderKey() })).body.orderId, "the standby sells on");
    t.diagnostic(`${acknowledged.size} orders, ${away} answers of 503`);
  },
);

interface Pair {
  primary: string;
  standby: string;
  restart(): Promise<void>;
  /** Ends the primary as a loss of power does, and promotes the standby. */
  takeOver(): Promise<void>;
}

/** Two servers of Debian's PostgreSQL over sockets of their own, the second following the first: a commit is answered once both have it (docs/operating.md). */
function openPair(bin: string): Pair {
  const folder = mkdtempSync(join(tmpdir(), "bruk-pair-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? -1);
  chmodSync(folder, 0o700);
  const run = (program: string, ...words: string[]) => {
    const done = spawnSync(join(bin, program), words, {
      uid: account.uid,
      gid: account.gid,
      cwd: "/",
      encoding: "utf8",
    });
    if (done.status !== 0) throw new Error(`${program} ${words.join(" ")}: ${done.stderr}${done.stdout}`);
  };
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const control = (data: string, ...words: string[]) =>
    run("pg_ctl", "-D", data, "-l", join(folder, "log"), "-w", ...words);
  const url = (port: number, name = "bruk") =>
    `postgres:///${name}?host=${encodeURIComponent(folder)}&port=${port}&user=bruk`;
  run("initdb", "-D", first, "-U", "bruk", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
  appendFileSync(
    join(first, "postgresql.conf"),
    `listen_addresses = ''\nunix_socket_directories = '${folder}'\nport = 5433\n`,
  );
  control(first, "start");
  after(() => {
    for (const data of [first, second])
      spawnSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], {
        uid: account.uid,
        gid: account.gid,
        cwd: "/",
      });
    rmSync(folder, { recursive: true, force: true });
  });
  const connection = `host=${folder} port=5433 user=bruk`;
  const sql = (text: string) => run("psql", `${connection} dbname=postgres`, "-c", text);
  sql("CREATE DATABASE bruk");
  run(
    "pg_basebackup",
    "-D",
    second,
    "-d",
    `${connection} application_name=standby1`,
    "-R",
    "-C",
    "-S",
    "standby1",
    "-X",
    "stream",
    "-c",
    "fast",
  );
  appendFileSync(join(second, "postgresql.conf"), "port = 5434\n");
  control(second, "start");
  sql("ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby1)'");
  sql("SELECT pg_reload_conf()");
  return {
    primary: url(5433),
    standby: url(5434),
    restart: () =>
      apart(() =>
        spawn(join(bin, "pg_ctl"), ["-D", first, "-l", join(folder, "log"), "-w", "-m", "fast", "restart"], {
          uid: account.uid,
          gid: account.gid,
          cwd: "/",
          stdio: "ignore",
        }),
      ),
    async takeOver() {
      await apart(() =>
        spawn(join(bin, "pg_ctl"), ["-D", first, "-m", "immediate", "stop"], {
          uid: account.uid,
          gid: account.gid,
          cwd: "/",
          stdio: "ignore",
        }),
      );
      await apart(() =>
        spawn(join(bin, "pg_ctl"), ["-D", second, "-w", "promote"], {
          uid: account.uid,
          gid: account.gid,
          cwd: "/",
          stdio: "ignore",
        }),
      );
    },
  };
}

/** Runs a program while orders go on. */
function apart(begin: () => ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) =>
    begin().once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`)))),
  );
}
