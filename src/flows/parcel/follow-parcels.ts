import { inTransaction, type Pool } from "../../database/connect.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import { labelNumbered, planLabel } from "../../database/parcel/labels.ts";
import { claimTracked, restCarrier, type TrackedLabel, trackedLabel } from "../../database/parcel/parcel-steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Connections, SecretLocked } from "../connection/open-connection.ts";
import { carrierOf, type Carriers } from "./carriers.ts";
import { parcelMoved } from "./parcel-moved.ts";

type By = { connections: Pick<Connections, "box">; carriers: Carriers; pointsPerZloty: number; now: Date };

/** Parcels a carrier is asked about at once, and how often in one turn: so many a minute at most. */
const together = 10;
const turns = 5;

/** Asks carriers where parcels are whose turn it is, and does what follows; one that is not answered has its next turn like all others, those behind it theirs as soon as the carrier may be asked again. */
export async function followParcels(pool: Pool, by: By): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const due = await claimTracked(pool, together);
    const carriers = [...new Set(due.map(({ carrier }) => carrier))];
    for (const carrier of carriers)
      await ask(
        pool,
        due.filter((one) => one.carrier === carrier),
        by,
      );
    if (due.length < together) return;
  }
}

/** Asks where the parcel of one label is, and does what follows. */
export async function followParcel(pool: Pool, { labelId, ...by }: By & { labelId: number }): Promise<void> {
  const label = await trackedLabel(pool, labelId);
  if (label !== null) await ask(pool, [label], by);
}

/** Has the carrier asked now about a label of which it has said something: its own word is no more than a nudge. */
export async function followSoon(db: Queryable, labelId: number): Promise<void> {
  const label = await labelNumbered(db, labelId);
  if (label === null) return;
  // Its number is what the carrier may have had to say.
  if (label.tracking === null) await planLabel(db, labelId, 0);
  else await enqueueJob(db, "followParcel", { labelId }, { key: `follow-${labelId}` });
}

/** Of parcels of one carrier: what it told counts, whatever it failed at. */
async function ask(pool: Pool, labels: readonly TrackedLabel[], { now, pointsPerZloty, ...by }: By): Promise<void> {
  const carrier = await carrierOf(pool, labels[0]!.carrier, by).catch((error: unknown) => {
    if (error instanceof SecretLocked) return null;
    throw error;
  });
  const answer = await carrier?.track(
    labels.map(({ tracking, external_id: externalId }) => ({ tracking, externalId })),
  );
  const isTold = answer?.kind === "tracked";
  const seconds = isTold ? answer.restsFor : answer?.kind === "later" ? answer.inSeconds : null;
  const unasked = labels.filter(({ tracking }) => isTold && answer.unasked.includes(tracking));
  if (seconds !== null)
    await restCarrier(pool, { carrier: labels[0]!.carrier, unasked: unasked.map(({ label_id }) => label_id), seconds });
  if (!isTold) return;
  for (const label of labels) {
    const steps = answer.steps.filter(({ tracking }) => tracking === label.tracking);
    await inTransaction(pool, (db) => parcelMoved(db, { label, steps, now, pointsPerZloty }));
  }
}
