import { Logger, run, type Runner, runMigrations, type Task, type TaskList } from "graphile-worker";
import type { Pool } from "./connect.ts";
import { openJobEnds } from "./job-ends.ts";
import type { Queryable } from "./queryable.ts";

/** Brings the job queue's own tables to what its library expects. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

export interface JobLog {
  warn(message: string): void;
  error(message: string): void;
}

export interface Jobs {
  tasks: TaskList;
  /** Names of tasks that are also begun every minute. */
  everyMinute: readonly string[];
}

/**
 * Runs jobs as they come in, two at a time; a job that throws is tried again later, at growing distances. Stopping waits
 * for the jobs in hand, and until it is written how they ended.
 */
export async function runJobs(pool: Pool, { tasks, everyMinute }: Jobs, log: JobLog): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error" && !mendsItself.test(message)) log.error(message);
    else if (level === "error" || level === "warning") log.warn(message);
  });
  const ends = openJobEnds(pool, (sentence) => log.error(sentence));
  const runner = await run({
    pgPool: ends.pool,
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, tellingWritably(task!)])),
    crontab: everyMinute.map((name) => `* * * * * ${name}`).join("\n"),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
  });
  return { ...runner, stop: (reason) => runner.stop(reason).then(ends.written) };
}

/** The connection on which the library hears of new jobs was cut: it is opened again until the database is there. */
const mendsItself = /notify listener|UNLISTEN/;

/** The task, whose failure is told in words the database takes: another's answer may hold a NUL, or half of a character. */
function tellingWritably(task: Task): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers);
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      throw new Error(message.toWellFormed().replaceAll("\0", ""), { cause: error });
    }
  };
}

/** Returns how many jobs were tried as often as they may be and wait for a person. */
export async function failedJobs(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL",
  );
  return rows[0]!.count;
}

export interface FailedJob {
  id: number;
  task: string;
  failed_at: Date;
  attempts: number;
  error: string;
}

/** Returns the jobs that were tried as often as they may be, the newest 100 first. */
export async function listFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.query<FailedJob>(
    `SELECT id, task_identifier AS task, updated_at AS failed_at, attempts, coalesce(last_error, '') AS error
     FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL ORDER BY id DESC LIMIT 100`,
  );
  return rows;
}

/** Begins a job that failed once more, with as many tries as at first; returns what it does, or null where none of this number has failed. */
export async function retryJob(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ task: string }>(
    "SELECT task_identifier AS task FROM graphile_worker.jobs WHERE id = $1 AND attempts >= max_attempts AND locked_at IS NULL",
    [id],
  );
  if (rows[0] === undefined) return null;
  await db.query("SELECT FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)", [
    id,
  ]);
  return rows[0].task;
}
