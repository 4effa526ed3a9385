import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { hasParcelOut } from "../../database/order/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { moveOrderTo } from "./change-order-state.ts";

export interface MoveInput {
  orderId: number;
  to: OrderState;
  now: Date;
  tracking: string | null;
  pointsPerZloty: number;
}

/** Moves an order to a state somebody says it is in, with all that follows from it, and logs it. Returns false, having changed nothing, where it cannot come from the state it is in; one of which a parcel has left is not cancelled as a whole. */
export async function moveOrderBy(db: Queryable, input: MoveInput, log: Log): Promise<boolean> {
  const before = await lockOrderVersions(db, input.orderId);
  if (before === null || (input.to === "cancelled" && (await hasParcelOut(db, input.orderId)))) return false;
  if ((await moveOrderTo(db, input)) === null) return false;
  await log({
    act: "moveOrder",
    entity: "order",
    entityId: input.orderId,
    part: "state",
    before: { state: before.status },
    after: { state: input.to, ...(input.tracking === null ? {} : { tracking: input.tracking }) },
  });
  return true;
}
