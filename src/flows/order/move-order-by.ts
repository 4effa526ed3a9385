import { lockOrderVersions } from "../../database/order/order-versions.ts";
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

/** Moves an order to a state somebody says it is in, with all that follows from it, and logs it. Returns false, having changed nothing, where it cannot come from the state it is in. */
export async function moveOrderBy(db: Queryable, input: MoveInput, log: Log): Promise<boolean> {
  const before = await lockOrderVersions(db, input.orderId);
  const moved = before === null ? null : await moveOrderTo(db, input);
  if (before === null || moved === null) return false;
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
