import { stepFacts } from "../../database/order/steps.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { hasParcelOut } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { finalReason } from "../../domain/order/final-steps.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { moveOrderTo } from "./change-order-state.ts";
import { numberBefore } from "../parcel/parcels-follow.ts";

export interface MoveInput {
  orderId: number;
  to: OrderState;
  now: Date;
  tracking: string | null;
  pointsPerZloty: number;
  /** Seconds the buyer's email waits where the step can be taken back, so that it is not sent then; absent: it goes at once. */
  emailWaits?: number;
}

/** Moves an order to a state somebody says it is in, with all that follows from it, and logs it. Returns false, having changed nothing, where it cannot come from the state it is in; one of which a parcel has left is not cancelled as a whole. */
export async function moveOrderBy(db: Queryable, input: MoveInput, log: Log): Promise<boolean> {
  const { orderId, to, now, emailWaits } = input;
  const before = await lockOrderVersions(db, orderId);
  const facts = await stepFacts(db, orderId);
  if (before === null || facts === null || (to === "cancelled" && (await hasParcelOut(db, orderId)))) return false;
  const waits = emailWaits !== undefined && finalReason(to, facts) === null;
  const emailNotBefore = new Date(now.getTime() + (emailWaits ?? 0) * 1000);
  const numbered = input.tracking === null ? null : { tracking: await numberBefore(db, orderId) };
  const moved = await moveOrderTo(db, { ...input, ...(waits && { emailNotBefore }) });
  if (moved === null) return false;
  await log({
    act: "moveOrder",
    entity: "order",
    entityId: orderId,
    part: "state",
    before: { state: before.status, ...numbered },
    after: { state: to, ...(input.tracking === null ? {} : { tracking: input.tracking }) },
  });
  return true;
}
