import { inTransaction, type Pool } from "../../database/connect.ts";
import { isEmailWritten, writeEmails } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  claimReturnCall,
  moveReturnLabel,
  recordReturnBought,
  recordReturnProblem,
  recordReturnTry,
  planReturnLabel,
  planUndoingReturn,
  returnLabelNumbered,
  type ReturnLabelRow,
  storeReturnLabel,
} from "../../database/return/return-labels.ts";
import { returnNumbered } from "../../database/return/returns.ts";
import { askAgainIn } from "../../domain/parcel/label.ts";
import type { Carrier } from "../../integrations/carriers/carrier.ts";
import type { Connections } from "../connection/open-connection.ts";
import { carrierAnswers, carrierSilent, heard } from "../parcel/carrier-answers.ts";
import { carrierOf, type Carriers } from "../parcel/carriers.ts";
import { shipmentOfReturn } from "./shipment-of-return.ts";

type By = { connections: Pick<Connections, "box">; carriers: Carriers };

/**
 * Buys a label of a return that was asked for, once, stores it, and writes to the buyer. That the carrier is being told is
 * committed before it is; what comes after a lost answer looks the shipment up where its carrier finds any, and never asks for
 * another. What stays unknown waits for a person.
 */
export async function buyReturnLabel(
  pool: Pool,
  { returnLabelId: labelId, ...by }: By & { returnLabelId: number },
): Promise<void> {
  const label = await returnLabelNumbered(pool, labelId);
  if (label === null || (label.state !== "asked" && label.state !== "bought")) return;
  const carrier = await carrierOf(pool, label.carrier, by);
  if (carrier === null) return giveUp(pool, label, "not connected");
  if (!(await carrierAnswers(pool, carrier)))
    return tryAgain(pool, label, { problem: carrierSilent, uncalled: label.called_at === null, inSeconds: 0 });
  if (label.state === "asked" && !(await bought(pool, label, carrier))) return;
  await fetchFile(pool, (await returnLabelNumbered(pool, labelId))!, carrier);
}

/** Returns whether the label is bought now; else it is known what follows. */
async function bought(pool: Pool, label: ReturnLabelRow, carrier: Carrier): Promise<boolean> {
  const { return_label_id: labelId } = label;
  const asked = await shipmentOfReturn(pool, label);
  if ("lacks" in asked) return (await giveUp(pool, label, asked.lacks), false);
  const isFirst = await claimReturnCall(pool, labelId);
  const { shipment } = asked;
  const since = label.called_at ?? label.asked_at;
  const answer = await heard(
    pool,
    carrier,
    isFirst ? await carrier.createReturn(shipment) : await carrier.find(shipment.reference, since),
  );
  if (answer.kind === "made") {
    const { externalId, tracking } = answer;
    const code = "code" in answer && typeof answer.code === "string" ? answer.code : null;
    await inTransaction(pool, async (db) => {
      await recordReturnBought(db, labelId, { externalId, tracking, code });
      // By a code it can be handed in, whether or not its file comes.
      if (code !== null) await notifyBuyer(db, label);
    });
    return true;
  }
  if (answer.kind === "refused") {
    const problem = problemOf(answer.problems.join("\n"));
    // What is refused now may have been done by the call before.
    await moveReturnLabel(pool, labelId, { from: ["asked"], to: isFirst ? "failed" : "unclear", problem });
    return false;
  }
  const problem = answer.kind === "none" ? (label.problem ?? "no answer") : answer.problem;
  const uncalled = answer.kind === "later" && isFirst;
  const inSeconds = answer.kind === "later" ? answer.inSeconds : 0;
  await tryAgain(pool, label, { problem, uncalled, answered: answer.kind === "none", inSeconds });
  return false;
}

async function fetchFile(pool: Pool, label: ReturnLabelRow, carrier: Carrier): Promise<void> {
  const { return_label_id: labelId, state, external_id: externalId, has_pdf } = label;
  if (state !== "bought" || externalId === null || has_pdf) return;
  const answer = await heard(pool, carrier, await carrier.returnLabel(externalId));
  if (answer.kind === "refused") return recordReturnProblem(pool, labelId, problemOf(answer.problems.join("\n")));
  if (answer.kind !== "label")
    return tryAgain(pool, label, {
      problem: answer.problem,
      uncalled: false,
      inSeconds: answer.kind === "later" ? answer.inSeconds : 0,
    });
  await inTransaction(pool, async (db) => {
    if (await storeReturnLabel(db, label, { pdf: answer.bytes, tracking: answer.tracking }))
      await notifyBuyer(db, label);
  });
}

/** Tells the buyer how the goods come back: once for each label. */
async function notifyBuyer(db: Queryable, { return_id, return_label_id }: ReturnLabelRow): Promise<void> {
  const { order_id: orderId } = (await returnNumbered(db, return_id))!;
  const { order } = (await orderNumbered(db, orderId))!;
  const occasion = `returnLabel:${return_label_id}`;
  if (await isEmailWritten(db, { kind: "returnLabel", orderId, occasion })) return;
  const content = { label: return_label_id };
  await writeEmails(db, [
    { kind: "returnLabel", orderId, occasion, recipient: order.email, lanId: order.lan_id, content },
  ]);
}

async function tryAgain(
  pool: Pool,
  label: ReturnLabelRow,
  {
    problem,
    uncalled,
    answered = false,
    inSeconds,
  }: { problem: string; uncalled: boolean; answered?: boolean; inSeconds: number },
): Promise<void> {
  const { return_label_id: labelId } = label;
  const wait = askAgainIn(label.tries, answered ? "answers" : "silent");
  await recordReturnTry(pool, labelId, { problem: problemOf(problem), uncalled });
  if (wait === null) await giveUp(pool, (await returnLabelNumbered(pool, labelId))!, problem);
  else await planReturnLabel(pool, labelId, Math.max(wait, inSeconds));
}

/** A label that the carrier certainly knows nothing of has failed; of another nobody knows, and one that is bought stays so. */
async function giveUp(pool: Pool, { return_label_id, state, called_at }: ReturnLabelRow, problem: string) {
  if (state === "bought") return recordReturnProblem(pool, return_label_id, problemOf(problem));
  const to = called_at === null ? "failed" : "unclear";
  await moveReturnLabel(pool, return_label_id, { from: ["asked"], to, problem: problemOf(problem) });
}

/** Undoes a label of a return at its carrier; where it will not be, says why. */
export async function undoReturnLabel(
  pool: Pool,
  { returnLabelId: labelId, ...by }: By & { returnLabelId: number },
): Promise<void> {
  const label = await returnLabelNumbered(pool, labelId);
  if (label === null || label.state !== "bought" || label.cancel_asked_at === null || label.external_id === null)
    return;
  const carrier = await carrierOf(pool, label.carrier, by);
  if (carrier !== null && !(await carrierAnswers(pool, carrier))) return undoAgain(pool, label, carrierSilent);
  const answer = carrier === null ? null : await heard(pool, carrier, await carrier.cancel(label.external_id));
  if (answer?.kind === "cancelled")
    return void (await moveReturnLabel(pool, labelId, { from: ["bought"], to: "cancelled", problem: null }));
  if (answer?.kind === "later" || answer?.kind === "lost") return undoAgain(pool, label, answer.problem);
  const said = answer?.kind === "refused" ? answer.problems.join("\n") : "not connected";
  await recordReturnProblem(pool, labelId, problemOf(said));
}

/** To undo a label twice does no harm; one that is not undone after two days is a person's. */
async function undoAgain(pool: Pool, label: ReturnLabelRow, problem: string): Promise<void> {
  const { return_label_id: labelId } = label;
  const wait = askAgainIn(label.tries, "silent");
  if (wait === null) return recordReturnProblem(pool, labelId, problemOf(problem));
  await recordReturnTry(pool, labelId, { problem: problemOf(problem), uncalled: false });
  await planUndoingReturn(pool, labelId, wait);
}

function problemOf(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().slice(0, 2000) || "?";
}
