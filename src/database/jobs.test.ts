import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { until } from "../../test/builders/until.ts";
import { testDatabase } from "../../test/database.ts";
import { enqueueJob, readingPayloads } from "./job-kinds.ts";
import { prepareJobs, runJobs } from "./jobs.ts";

test("how a job ended is written in the end, however often the connection is cut that writes it", async (t) => {
  const { pool, url } = await testDatabase(t);
  await prepareJobs(pool);
  await pool.query("SELECT graphile_worker.add_job('done'), graphile_worker.add_job('failed')");
  const begun: string[] = [];
  const over = Promise.withResolvers<void>();
  const told: string[] = [];
  const jobs = await runJobs(
    pool,
    {
      everyMinute: [],
      tasks: {
        done: async () => {
          begun.push("done");
          await over.promise;
        },
        failed: async () => {
          begun.push("failed");
          await over.promise;
          throw new Error("no such mailbox");
        },
      },
    },
    { warn: () => undefined, error: (message) => told.push(message) },
  );
  let stopping: Promise<void> | null = null;
  const stop = () => (stopping ??= jobs.stop());
  t.after(stop);
  await until("both are begun", async () => begun.length === 2);

  const holder = new Client({ connectionString: url });
  t.after(() => holder.end());
  await holder.connect();
  await holder.query("BEGIN; SELECT FROM graphile_worker._private_jobs FOR UPDATE");
  over.resolve();
  const waiting = async () =>
    (
      await pool.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rows;
  for (let cut = 0; cut < 2; cut += 1) {
    await until("both wait for the lock", async () => (await waiting()).length === 2);
    await pool.query("SELECT pg_terminate_backend(pid, 5000) FROM unnest($1::int[]) AS pid", [
      (await waiting()).map(({ pid }) => pid),
    ]);
  }
  const stopped = stop();
  await holder.query("ROLLBACK");
  await stopped;
  const { rows } = await pool.query(
    "SELECT task_identifier, attempts, last_error, locked_at FROM graphile_worker.jobs",
  );
  assert.deepEqual(
    rows,
    [{ task_identifier: "failed", attempts: 1, last_error: "no such mailbox", locked_at: null }],
    "whoever is told to stop has written how its jobs ended",
  );
  assert.deepEqual(begun.toSorted(), ["done", "failed"], "neither was done twice");
  assert.ok(told.some((message) => message.includes("how a job ended cannot be written yet")));
});

test("a connection cut while it waits for jobs is no error: it is opened again, and the next job done", async (t) => {
  const { pool } = await testDatabase(t);
  await prepareJobs(pool);
  const begun: string[] = [];
  const warned: string[] = [];
  const errors: string[] = [];
  const jobs = await runJobs(
    pool,
    { everyMinute: [], tasks: { one: async () => void begun.push("one") } },
    { warn: (message) => warned.push(message), error: (message) => errors.push(message) },
  );
  t.after(() => jobs.stop().catch(() => undefined));
  await until(
    "the listening connection is cut",
    async () =>
      (
        await pool.query(
          "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
      ).rowCount === 1,
  );
  await until("it is told", async () => warned.some((message) => message.includes("notify listener")));
  await pool.query("SELECT graphile_worker.add_job('one')");
  await until("the next job is done", async () => begun.length === 1);
  assert.deepEqual(errors, []);
});

test("a failure in words no database takes is written without what it does not take", async (t) => {
  const { pool } = await testDatabase(t);
  await prepareJobs(pool);
  await pool.query("SELECT graphile_worker.add_job('failed')");
  const jobs = await runJobs(
    pool,
    { everyMinute: [], tasks: { failed: async () => Promise.reject(new Error("no\0 such \ud83d mailbox")) } },
    { warn: () => undefined, error: () => undefined },
  );
  t.after(() => jobs.stop().catch(() => undefined));
  const ended = async () =>
    (
      await pool.query<{ last_error: string }>(
        "SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL",
      )
    ).rows;
  await until("the failure is written", async () => (await ended()).length === 1);
  assert.deepEqual(await ended(), [{ last_error: "no such \ufffd mailbox" }]);
});

test("a job that is told what is none of its kind fails, and its failure names it, its kind and the field", async (t) => {
  const { pool } = await testDatabase(t);
  await prepareJobs(pool);
  await enqueueJob(pool, "sendEmail", { emailId: 5 });
  await pool.query("SELECT graphile_worker.add_job('beginPayment', json_build_object('orderId', 'seven'))");
  const sent: number[] = [];
  const tasks = readingPayloads({
    sendEmail: async ({ emailId }) => void sent.push(emailId),
    beginPayment: async () => assert.fail("it has no order"),
  });
  const told: string[] = [];
  const log = { warn: () => undefined, error: (message: string) => void told.push(message) };
  const jobs = await runJobs(pool, { everyMinute: [], tasks }, log);
  t.after(() => jobs.stop().catch(() => undefined));
  const left = async () =>
    (await pool.query<{ id: string; last_error: string | null }>("SELECT id, last_error FROM graphile_worker.jobs"))
      .rows;
  await until("one is done and one has failed", async () => {
    const waiting = await left();
    return waiting.length === 1 && waiting[0]!.last_error !== null;
  });
  assert.deepEqual(sent, [5]);
  const [failed] = await left();
  assert.equal(failed!.last_error, `job ${failed!.id} (beginPayment) cannot be read: orderId should be number`);
  assert.ok(
    told.some((message) => message.includes("orderId should be number")),
    "the operator is told",
  );
});
