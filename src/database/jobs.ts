import { Logger, run, type Runner, runMigrations, type TaskList } from "graphile-worker";
import type { Pool } from "./connect.ts";

/** Brings the job queue's own tables to what its library expects. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}

export interface JobLog {
  warn(message: string): void;
  error(message: string): void;
}

/** Runs jobs as they come in, two at a time; a job that throws is tried again later, at growing distances. */
export async function runJobs(pool: Pool, tasks: TaskList, log: JobLog): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
  });
  return run({ pgPool: pool, taskList: tasks, concurrency: 2, noHandleSignals: true, pollInterval: 2000, logger });
}
