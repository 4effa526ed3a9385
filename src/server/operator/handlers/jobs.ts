import { listFailedJobs, retryJob } from "../../../database/jobs.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type Handlers, refused } from "../context.ts";

/** Work in the background that came to nothing. */
export const jobHandlers: Handlers<"jobs" | "retryJob"> = {
  jobs: async ({ db }) => ({ answer: await allSaid(db) }),

  async retryJob({ db, parameters: { id }, log }) {
    const task = await retryJob(db, id);
    if (task === null) return refused("NOT_FOUND");
    await log({ act: "retryJob", entity: "job", entityId: id, after: { task } });
    return { answer: await allSaid(db) };
  },
};

async function allSaid(db: Queryable) {
  const failed = await listFailedJobs(db);
  return { jobs: failed.map(({ failed_at, ...job }) => ({ ...job, failedAt: failed_at.toISOString() })) };
}
