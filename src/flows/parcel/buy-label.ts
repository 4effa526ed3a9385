import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  choosePickup,
  claimCall,
  forgetTracking,
  labelNumbered,
  type LabelRow,
  moveLabel,
  recordBought,
  recordProblem,
  recordTracking,
  recordTry,
  pickupOf,
  planLabel,
  planUndoing,
  storedFormats,
  storeLabelFile,
} from "../../database/parcel/labels.ts";
import { nextPickup } from "../../domain/parcel/apaczka-service.ts";
import { askAgainIn, carrierName, formatsOf } from "../../domain/parcel/label.ts";
import type { Carrier } from "../../integrations/carriers/carrier.ts";
import type { Connections } from "../connection/open-connection.ts";
import { carrierAnswers, carrierSilent, heard } from "./carrier-answers.ts";
import { carrierOf, type Carriers } from "./carriers.ts";
import { apaczkaPickupTimes, openApaczka } from "./apaczka-services.ts";
import { senderOf, shipmentOfLabel } from "./shipment-of-label.ts";

type By = { connections: Pick<Connections, "box">; carriers: Carriers };

/**
 * Buys a label that was asked for, once, and stores it in every format. That the carrier is being told is committed before
 * it is; whatever comes after a lost answer asks again under the same deduplication id, or looks the shipment up, and never
 * for another; one whose parcel was unpacked before is not bought. What stays unknown waits for a person; what a carrier is too silent for waits for two days.
 */
export async function buyLabel(pool: Pool, { labelId, ...by }: By & { labelId: number }): Promise<void> {
  const label = await labelNumbered(pool, labelId);
  if (label === null || (label.state !== "asked" && label.state !== "bought")) return;
  if (label.parcel_id === null && label.state === "asked" && label.called_at === null)
    return void (await moveLabel(pool, labelId, { from: ["asked"], to: "cancelled", problem: null }));
  const carrier = await carrierOf(pool, label.carrier, by);
  if (carrier === null) return giveUp(pool, label, "not connected");
  if (!(await carrierAnswers(pool, carrier)))
    return tryAgain(pool, label, { problem: carrierSilent, uncalled: label.called_at === null });
  if (label.state === "asked" && !(await courierChosen(pool, label, by))) return;
  if (label.state === "asked" && !(await bought(pool, (await labelNumbered(pool, labelId))!, carrier))) return;
  await fetchFiles(pool, (await labelNumbered(pool, labelId))!, carrier);
}

/** Returns whether it is known when a courier comes for a label's parcel, where one is asked for with it: a time that is over is chosen anew, as long as the carrier was not told. */
async function courierChosen(pool: Pool, label: LabelRow, by: By): Promise<boolean> {
  const { label_id: labelId, service, by_courier, called_at } = label;
  const now = new Date();
  const chosen = pickupOf(label);
  if (!by_courier || service === null || called_at !== null) return true;
  if (chosen !== null && nextPickup([chosen], now) !== null) return true;
  const broker = await openApaczka(pool, by);
  const sender = await senderOf(pool);
  if (broker === null || sender === null) return (await giveUp(pool, label, "not connected"), false);
  const answer = await apaczkaPickupTimes(pool, { broker, service, postcode: sender.postcode, now });
  if (answer.kind !== "times") {
    const inSeconds = answer.kind === "later" ? answer.inSeconds : 0;
    const problem = answer.kind === "refused" ? answer.problems.join("\n") : answer.problem;
    return (await tryAgain(pool, label, { problem, uncalled: true, inSeconds }), false);
  }
  const time = nextPickup(answer.times, now);
  if (time === null) return (await giveUp(pool, label, "no courier comes within the next days"), false);
  await choosePickup(pool, labelId, time);
  return true;
}

/** Returns whether the label is bought now; else it is known what follows. */
async function bought(pool: Pool, label: LabelRow, carrier: Carrier): Promise<boolean> {
  const { label_id: labelId } = label;
  const asked = await shipmentOfLabel(pool, label);
  if ("lacks" in asked) return (await giveUp(pool, label, asked.lacks), false);
  const isFirst = await claimCall(pool, labelId);
  const { shipment } = asked;
  const since = label.called_at ?? label.asked_at;
  const answer = await heard(
    pool,
    carrier,
    isFirst || carrier.repeats ? await carrier.create(shipment) : await carrier.find(shipment.reference, since),
  );
  switch (answer.kind) {
    case "made":
      await recordBought(pool, labelId, answer);
      return true;
    case "refused": {
      const problem = problemOf(answer.problems.join("\n"));
      // What is refused now may have been done by the call before.
      await moveLabel(pool, labelId, { from: ["asked"], to: isFirst ? "failed" : "unclear", problem });
      return false;
    }
    case "later":
      await tryAgain(pool, label, { problem: answer.problem, uncalled: isFirst, inSeconds: answer.inSeconds });
      return false;
    case "lost":
      await tryAgain(pool, label, { problem: answer.problem });
      return false;
    case "none":
      await tryAgain(pool, label, { problem: label.problem ?? "no answer", answered: true });
      return false;
  }
}

async function tryAgain(
  pool: Pool,
  label: LabelRow,
  {
    problem,
    uncalled = false,
    answered = false,
    inSeconds = 0,
  }: { problem: string; uncalled?: boolean; answered?: boolean; inSeconds?: number },
): Promise<void> {
  const wait = askAgainIn(label.tries, answered ? "answers" : "silent");
  await recordTry(pool, label.label_id, { problem: problemOf(problem), uncalled });
  if (wait === null) await giveUp(pool, (await labelNumbered(pool, label.label_id))!, problem);
  else await planLabel(pool, label.label_id, Math.max(wait, inSeconds));
}

/** A label that the carrier certainly knows nothing of has failed; of another nobody knows, and one that is bought stays so. */
async function giveUp(pool: Pool, { label_id, state, called_at }: LabelRow, problem: string): Promise<void> {
  if (state === "bought") await recordProblem(pool, label_id, problemOf(problem));
  else
    await moveLabel(pool, label_id, {
      from: ["asked"],
      to: called_at === null ? "failed" : "unclear",
      problem: problemOf(problem),
    });
}

async function fetchFiles(pool: Pool, label: LabelRow, carrier: Carrier): Promise<void> {
  const { label_id: labelId, external_id: externalId } = label;
  if (label.state !== "bought" || externalId === null) return;
  const stored = await storedFormats(pool, labelId);
  for (const format of formatsOf(label.carrier).filter((one) => !stored.includes(one))) {
    const answer = await heard(pool, carrier, await carrier.label(externalId, format));
    if (answer.kind === "refused") return recordProblem(pool, labelId, problemOf(answer.problems.join("\n")));
    if (answer.kind !== "label")
      return tryAgain(pool, label, {
        problem: answer.problem,
        ...(answer.kind === "later" && { inSeconds: answer.inSeconds }),
      });
    await inTransaction(pool, async (db) => {
      await storeLabelFile(db, labelId, { format, bytes: answer.bytes });
      await recordTracking(db, label, { tracking: answer.tracking, carrier: carrierName(label) });
    });
  }
}

/** Undoes a label at its carrier; where it will not be, says why. */
export async function undoLabel(pool: Pool, { labelId, ...by }: By & { labelId: number }): Promise<void> {
  const label = await labelNumbered(pool, labelId);
  if (label === null || label.state !== "bought" || label.cancel_asked_at === null || label.external_id === null)
    return;
  const carrier = await carrierOf(pool, label.carrier, by);
  if (carrier !== null && !(await carrierAnswers(pool, carrier))) return undoAgain(pool, label, carrierSilent);
  const answer = carrier === null ? null : await heard(pool, carrier, await carrier.cancel(label.external_id));
  if (answer?.kind === "cancelled")
    return inTransaction(pool, async (db) => {
      await moveLabel(db, labelId, { from: ["bought"], to: "cancelled", problem: null });
      await forgetTracking(db, label);
    });
  if (answer?.kind === "later" || answer?.kind === "lost") return undoAgain(pool, label, answer.problem);
  const said = answer?.kind === "refused" ? answer.problems.join("\n") : "not connected";
  await recordProblem(pool, labelId, problemOf(said));
}

/** To undo a label twice does no harm; one that is not undone after two days is a person's. */
async function undoAgain(pool: Pool, label: LabelRow, problem: string): Promise<void> {
  const wait = askAgainIn(label.tries, "silent");
  if (wait === null) return recordProblem(pool, label.label_id, problemOf(problem));
  await recordTry(pool, label.label_id, { problem });
  await planUndoing(pool, label.label_id, wait);
}

function problemOf(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, 2000) || "?";
}
