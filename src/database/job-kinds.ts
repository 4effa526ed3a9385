import type { TaskList } from "graphile-worker";
import * as v from "valibot";
import { purchaseServices } from "../domain/order/purchase-report.ts";
import { parseStored } from "./parse-stored.ts";
import type { Queryable } from "./queryable.ts";

/** What each kind of job is told; those that begin by themselves every minute are told nothing. */
const payloads = {
  sendEmail: v.object({ emailId: v.number() }),
  remindPassword: v.object({ email: v.string(), lanId: v.number() }),
  beginPayment: v.object({ orderId: v.number() }),
  takeApproved: v.object({ attemptId: v.number() }),
  sendRefund: v.object({ refundId: v.number() }),
  runBulkEdit: v.object({ editId: v.number() }),
  startDrop: v.object({ startsAt: v.string() }),
  deliverWebhook: v.object({ deliveryId: v.number() }),
  buyLabel: v.object({ labelId: v.number() }),
  cancelLabel: v.object({ labelId: v.number() }),
  orderPickup: v.object({ pickupId: v.number() }),
  buyReturnLabel: v.object({ returnLabelId: v.number() }),
  cancelReturnLabel: v.object({ returnLabelId: v.number() }),
  followParcel: v.object({ labelId: v.number() }),
  registerReceipt: v.object({ orderId: v.number() }),
  reportPurchase: v.object({ orderId: v.number(), service: v.picklist(purchaseServices) }),
  sendToKsef: v.object({}),
  runImport: v.object({ importId: v.number() }),
  runExport: v.object({ exportId: v.number() }),
  fetchServices: v.object({}),
  turnFront: v.object({}),
  turnPage: v.object({}),
  followRules: v.object({}),
  followClock: v.object({}),
};

type JobKind = keyof typeof payloads;
type Payload<Kind extends JobKind> = v.InferOutput<(typeof payloads)[Kind]>;

/** What is done for each kind of job. */
export type JobTasks = { [Kind in JobKind]: (payload: Payload<Kind>, turn: Turn) => Promise<void> };

/** Which try of a job it is. */
interface Turn {
  /** There is no other: if it fails, a person has to see to it. */
  last: boolean;
}

/** Returns the tasks as the queue calls them: a payload that cannot be read fails with its job's number, kind and wrong field. */
export function readingPayloads(tasks: Partial<JobTasks>): TaskList {
  const read = <Kind extends JobKind>(kind: Kind, task: JobTasks[Kind]): TaskList => ({
    [kind]: (payload, { job }) =>
      task(parseStored(payloads[kind], payload, `job ${job.id} (${kind})`), { last: job.attempts >= job.max_attempts }),
  });
  return Object.assign({}, ...(Object.keys(tasks) as JobKind[]).map((kind) => read(kind, tasks[kind]!))) as TaskList;
}

/** Enqueues a job, in the caller's transaction; `first`: before all others that wait. Of two with the same key the later takes the place of the one that waits. */
export async function enqueueJob<Kind extends JobKind>(
  db: Queryable,
  kind: Kind,
  payload: Payload<Kind>,
  { key = null, inSeconds = 0, first = false }: { key?: string | null; inSeconds?: number; first?: boolean } = {},
): Promise<void> {
  await db.query(
    "SELECT graphile_worker.add_job($1, $2::json, run_at => now() + make_interval(secs => $3), max_attempts => 8, job_key => $4, priority => $5)",
    [kind, JSON.stringify(payload), inSeconds, key, first ? -10 : 0],
  );
}
