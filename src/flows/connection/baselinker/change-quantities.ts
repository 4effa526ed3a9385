import * as v from "valibot";
import {
  believedStock,
  lockBaselinkerStock,
  rememberStock,
  variantsOf,
} from "../../../database/connection/baselinker-goods.ts";
import { inTransaction, type Pool } from "../../../database/connect.ts";
import { holdStock, type Mover } from "../../../database/catalogue/stock-movements.ts";
import { type Actor, logAct } from "../../../database/staff/operator-log.ts";
import { stockLimits } from "../../../domain/catalogue/stock-movement.ts";
import { baselinkerLimits, stockChange } from "../../../domain/connection/baselinker.ts";
import { changeVariantStock } from "../../catalogue/change-stock.ts";

const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.0+)?$/), v.transform(Number))]),
  v.integer(),
);
const pieces = v.pipe(whole, v.minValue(-stockLimits.pieces), v.maxValue(stockLimits.pieces));
const changes = v.pipe(
  v.array(
    v.object({
      product_id: whole,
      variant_id: v.optional(whole, 0),
      operation: v.picklist(["set", "change"]),
      quantity: pieces,
    }),
  ),
  v.maxLength(baselinkerLimits.quantities),
);

const mover: Mover = { kind: "baselinker", staffId: null, keyId: null };

/** Moves stock as BaseLinker says, all of it in one transaction; returns how many of the lines named a variant there is, null where they cannot be read. */
export async function productsQuantityUpdate(pool: Pool, products: unknown, actor: Actor): Promise<number | null> {
  const parsed = v.safeParse(changes, products);
  if (!parsed.success) return null;
  return inTransaction(pool, async (db) => {
    await lockBaselinkerStock(db);
    const known = await variantsOf(db, [...new Set(parsed.output.map(({ product_id }) => product_id))]);
    const meant = parsed.output.flatMap(({ product_id, variant_id, ...said }) => {
      const own = known.filter((one) => one.product_id === product_id);
      const shown = own.filter((one) => one.shown);
      // The product itself is its only variant.
      const id = variant_id === 0 ? (shown.length === 1 ? shown[0]!.variant_id : undefined) : variant_id;
      return own.some((one) => one.variant_id === id) ? [{ variantId: id!, ...said }] : [];
    });
    // In the order in which everybody locks them; of one that is named twice the first comes first.
    for (const { variantId, ...said } of meant.toSorted((a, b) => a.variantId - b.variantId)) {
      const stock = (await holdStock(db, [variantId])).get(variantId)!.quantity;
      const { change, believes } = stockChange(said, { stock, believed: await believedStock(db, variantId) });
      await rememberStock(db, [{ variantId, quantity: believes }]);
      if (change === 0) continue;
      const input = { variantId, said: { change, reason: "correction" as const }, note: "BaseLinker", by: mover };
      await changeVariantStock(db, input, (act) => logAct(db, actor, act));
    }
    return meant.length;
  });
}
