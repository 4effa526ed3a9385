import * as v from "valibot";
import type { Order } from "../../contract/operator/order.ts";
import { shippingNames } from "../../database/delivery/delivery.ts";
import type { LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { consentNames } from "../../domain/order/consents.ts";
import type { LanCode } from "../../domain/language.ts";
import { linesTold } from "../../domain/order/lines-told.ts";
import { actorSaid } from "./actor-said.ts";

type What = NonNullable<Order["timeline"]>[number]["what"];

const count = v.pipe(v.number(), v.safeInteger());
/** What the log keeps of an order around a change; earlier ones say less of their lines. */
const logged = v.object({
  total: count,
  shipping: count,
  lines: v.array(
    v.object({
      position: v.optional(count),
      product: v.optional(count),
      name: v.string(),
      variant: v.optional(v.string()),
      quantity: count,
      price: count,
    }),
  ),
  held: v.optional(v.boolean()),
  otherPoint: v.optional(v.boolean(), false),
  priceReason: v.optional(v.string()),
});

const placed = v.object({ reason: v.optional(v.string()), consents: v.array(v.picklist(consentNames)) });

/** Returns how an order was taken down, or a change of its lines or address, as its history tells it; null: the act is another, or its log says too little. */
export async function changeTold(db: Queryable, entry: LogEntry, lanCode: LanCode): Promise<What | null> {
  const by = actorSaid(entry);
  if (entry.act === "changeAddress" || entry.act === "restoreAddress") {
    const fields = v.safeParse(v.array(v.string()), entry.after?.["fields"]);
    return fields.success ? { kind: "address", by, fields: fields.output } : null;
  }
  if (entry.act === "placeOrder") {
    const said = v.safeParse(placed, entry.after);
    return said.success
      ? { kind: "placed", by, priceReason: said.output.reason ?? null, consents: said.output.consents }
      : null;
  }
  if (entry.act !== "changeOrder") return null;
  const [before, after] = [v.safeParse(logged, entry.before), v.safeParse(logged, entry.after)];
  if (!before.success || !after.success) return null;
  const [was, is] = [before.output, after.output];
  const names = await shippingNames(db, [was.shipping, is.shipping], lanCode);
  return {
    kind: "change",
    by,
    lines: linesTold(was.lines, is.lines),
    delivery:
      was.shipping === is.shipping ? null : { from: names.get(was.shipping) ?? "", to: names.get(is.shipping) ?? "" },
    otherPoint: is.otherPoint && was.shipping === is.shipping,
    held: is.held === was.held ? null : (is.held ?? null),
    total: { from: was.total, to: is.total },
    priceReason: is.priceReason ?? null,
  };
}
