import { saveTags, tagsOf } from "../../database/order/order-tags.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Says which tags an order has, each once. */
export async function tagOrder(
  db: Queryable,
  { orderId, tags }: { orderId: number; tags: readonly string[] },
  log: Log,
): Promise<void> {
  const before = await tagsOf(db, orderId);
  const after = [...new Set(tags)].toSorted();
  await saveTags(db, orderId, after);
  await log({
    act: "changeTags",
    entity: "order",
    entityId: orderId,
    part: "tags",
    before: { tags: before },
    after: { tags: after },
  });
}
