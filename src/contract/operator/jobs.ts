/** Work in the background that came to nothing. */
import * as v from "valibot";
import { route } from "./route.ts";
import { moment, rowId, rowIdText } from "./values.ts";

const jobs = v.object({
  jobs: v.array(
    v.object({
      id: rowId,
      /** What it does, as `sendEmail`. */
      task: v.string(),
      /** When it was tried last. */
      failedAt: moment,
      attempts: v.pipe(v.number(), v.integer()),
      /** Why it failed last, in the program's own words. */
      error: v.string(),
    }),
  ),
});

export const jobRoutes = {
  jobs: route({
    method: "GET",
    path: "/jobs",
    summary: "Lists the jobs that were tried as often as they may be.",
    permission: "settings.edit",
    answer: jobs,
    refusals: [],
  }),
  retryJob: route({
    method: "POST",
    path: "/jobs/:id/retry",
    summary: "Begins a job that failed once more, with as many tries as at first.",
    permission: "settings.edit",
    parameters: v.object({ id: rowIdText }),
    answer: jobs,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
};
