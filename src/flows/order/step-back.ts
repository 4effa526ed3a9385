import { type LastStep, lastStep, saveStepBack, deleteWaitingEmails } from "../../database/order/steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

export type StepBack =
  | { kind: "back" }
  | { kind: "refused"; why: "final" | "parcelSent" | "emailSent" | "documentMade" | "pointsEarned" };

/**
 * Takes the last step of an order back, in the caller's transaction, and logs it: the order is in the state it was in,
 * its parcels are where they were, and no email about it is sent. Refuses what is no step of a parcel's way, and one that something final followed:
 * a carrier has a parcel of it, its email is on its way, a document has its number, points were given.
 */
export async function stepBack(db: Queryable, orderId: number, log: Log): Promise<StepBack> {
  const step = await lastStep(db, orderId);
  const why = whyFinal(step);
  if (step === null || why !== null) return { kind: "refused", why: why ?? "final" };
  if (!(await deleteWaitingEmails(db, step.letter_ids))) return { kind: "refused", why: "emailSent" };
  const { state, tracking } = step.before!;
  await saveStepBack(db, {
    orderId,
    from: step.state,
    to: state!,
    entryId: step.entry_id,
    numbered: tracking !== undefined,
    tracking: tracking ?? null,
  });
  await log({
    act: "stepBack",
    entity: "order",
    entityId: orderId,
    part: "state",
    before: { state: step.state, ...(tracking !== undefined && { numbered: true }) },
    after: { state },
  });
  return { kind: "back" };
}

/** Returns why an order's last step cannot be taken back; null: it can. */
export function whyFinal(step: LastStep | null): Extract<StepBack, { kind: "refused" }>["why"] | null {
  if (
    step === null ||
    !["moveOrder", "moveOrders"].includes(step.act) ||
    !["packed", "sent", "delivered"].includes(step.state)
  )
    return "final";
  if (step.carried) return "parcelSent";
  if (step.documented) return "documentMade";
  if (step.earned) return "pointsEarned";
  return step.told ? "emailSent" : null;
}
