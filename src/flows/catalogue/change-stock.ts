import { invalidateCacheTags } from "../../database/cache-tags.ts";
import {
  addDelivery,
  commandLine,
  type HeldStock,
  holdStock,
  type MadeMovement,
  type Move,
  type Mover,
  movementsToTakeBack,
  moveStock,
  stockWas,
  type Why,
} from "../../database/catalogue/stock-movements.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import type { HandReason } from "../../domain/catalogue/stock-movement.ts";
import { notifyStockIsBack } from "../order/notify-stock-is-back.ts";

/** So many pieces more, or below zero fewer, and why. */
interface ByDifference {
  change: number;
  reason: Exclude<HandReason, "count">;
}

/** What somebody says of a variant's stock, in pieces. */
type StockSaid =
  | ByDifference
  /** So many were counted where the screen showed so many, after a movement of this number. */
  | { counted: number; seen: number; movement: number }
  /** So many are there now, whatever was there. */
  | { counted: number };

export interface StockInput {
  variantId: number;
  said: StockSaid;
  note: string;
  by: Mover;
}

/** Why stock was not moved: no such variant, less there than is to go, or moved meanwhile by more than orders; with what there is now. */
export type StockRefused =
  | { kind: "unknown" }
  | { kind: "final" }
  | { kind: "short"; stock: number }
  | { kind: "moved"; stock: number };

/** What a variant has after it was moved. */
export interface StockMoved {
  kind: "moved to";
  movement: number;
  productId: number;
  stock: number;
  /** Pieces more; below zero fewer. */
  change: number;
}

/**
 * Moves a variant's stock by what somebody says of it, in the caller's transaction. What was counted counts as the
 * difference from what was seen: pieces sold meanwhile lay on the shelf while they were counted. Where anything else
 * has moved since, a second count for one, it is refused: the same difference would be taken twice.
 */
export async function changeVariantStock(
  db: Queryable,
  { variantId, said, note, by }: StockInput,
  log: Log,
): Promise<StockMoved | StockRefused> {
  const held = (await holdStock(db, [variantId])).get(variantId);
  if (held === undefined) return { kind: "unknown" };
  if ("seen" in said && !(await isAsSeen(db, held, said))) return { kind: "moved", stock: held.quantity };
  const change = "change" in said ? said.change : said.counted - ("seen" in said ? said.seen : held.quantity);
  const reason = "reason" in said ? said.reason : "count";
  // Counted now, it cannot be below zero: the database refuses it.
  if (("change" in said || "seen" in said) && held.quantity + change < 0)
    return { kind: "short", stock: held.quantity };
  const movement = (await moveAndTell(db, [held], { moves: [{ variantId, change }], reason, note, by })).get(
    variantId,
  )!;
  const stock = held.quantity + change;
  await log({
    act: "moveStock",
    entity: "variant",
    entityId: variantId,
    part: "stock",
    before: { stock: held.quantity },
    after: { stock, reason, movement },
  });
  return { kind: "moved to", movement, productId: held.product_id, stock, change };
}

async function isAsSeen(
  db: Queryable,
  { variant_id: variantId, moved }: HeldStock,
  { seen, movement }: { seen: number; movement: number },
): Promise<boolean> {
  return moved === movement && (await stockWas(db, { variantId, movement, pieces: seen }));
}

export interface DeliveryInput {
  /** Each variant once. */
  lines: readonly { variantId: number; quantity: number }[];
  note: string;
  by: Mover;
}

/** Takes goods in that came together, in the caller's transaction: all of them or, where one is unknown, none. */
export async function receiveDelivery(
  db: Queryable,
  { lines, note, by }: DeliveryInput,
  log: Log,
): Promise<{ kind: "received"; deliveryId: number } | { kind: "unknown" }> {
  const held = await holdStock(
    db,
    lines.map(({ variantId }) => variantId),
  );
  if (held.size < lines.length) return { kind: "unknown" };
  const deliveryId = await addDelivery(db, note);
  const moves = lines.map(({ variantId, quantity }) => ({ variantId, change: quantity }));
  await moveAndTell(db, [...held.values()], { moves, reason: "delivery", note, by, deliveryId });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await log({
    act: "receiveDelivery",
    entity: "stockDelivery",
    entityId: deliveryId,
    part: "stock",
    before: { pieces: 0 },
    after: { pieces },
  });
  return { kind: "received", deliveryId };
}

/** Takes back a movement that somebody made by hand, once; the same reason stands by what takes it back. */
export async function takeMovementBack(
  db: Queryable,
  { movement, variantId: of, by }: { movement: number; variantId?: number; by: Mover },
  log: Log,
): Promise<{ kind: "taken back"; variantId: number; stock: number; change: number } | StockRefused> {
  const made = await movementsToTakeBack(db, { movement });
  if (of !== undefined && made[0]?.variant_id !== of) return { kind: "unknown" };
  const back = await takeBack(db, made, { by });
  if ("kind" in back) return back;
  const [{ variant_id: variantId, quantity }] = back.held as [HeldStock];
  await log({
    act: "takeMovementBack",
    entity: "variant",
    entityId: variantId,
    part: "stock",
    before: { stock: quantity },
    after: { stock: quantity + back.change },
  });
  return { kind: "taken back", variantId, stock: quantity + back.change, change: back.change };
}

/** Takes a whole delivery back, once: all that came by it, or nothing where a piece of it is sold already. */
export async function takeDeliveryBack(
  db: Queryable,
  { deliveryId, by }: { deliveryId: number; by: Mover },
  log: Log,
): Promise<{ kind: "taken back" } | StockRefused> {
  const back = await takeBack(db, await movementsToTakeBack(db, { delivery: deliveryId }), { by, deliveryId });
  if ("kind" in back) return back;
  await log({
    act: "takeDeliveryBack",
    entity: "stockDelivery",
    entityId: deliveryId,
    part: "stock",
    before: { pieces: -back.change },
    after: { pieces: 0 },
  });
  return { kind: "taken back" };
}

async function takeBack(
  db: Queryable,
  made: readonly MadeMovement[],
  { by, deliveryId }: Pick<Why, "by" | "deliveryId">,
): Promise<{ held: HeldStock[]; change: number } | StockRefused> {
  const [first] = made;
  if (first === undefined) return { kind: "unknown" };
  if (made.some((movement) => !movement.is_own)) return { kind: "final" };
  const held = await holdStock(
    db,
    made.map((movement) => movement.variant_id),
  );
  const short = made.find(({ variant_id, change }) => held.get(variant_id)!.quantity < change);
  if (short !== undefined) return { kind: "short", stock: held.get(short.variant_id)!.quantity };
  const moves = made.map(({ variant_id, change, movement_id }) => ({
    variantId: variant_id,
    change: -change,
    takesBack: movement_id,
  }));
  const reason = first.reason as HandReason;
  const why = { reason, note: "", by, ...(deliveryId !== undefined && { deliveryId }) };
  await moveAndTell(db, [...held.values()], { moves, ...why });
  return { held: [...held.values()], change: -made.reduce((sum, { change }) => sum + change, 0) };
}

/** Moves stock that is held; pages follow, and whoever waits for what is back is told. Returns the movements by variant. */
async function moveAndTell(
  db: Queryable,
  held: readonly HeldStock[],
  { moves, ...why }: Why & { moves: readonly Move[] },
): Promise<Map<number, number>> {
  const movements = await moveStock(db, moves, why);
  const products = [...new Set(held.map(({ product_id }) => product_id))];
  await invalidateCacheTags(
    db,
    products.map((id) => `product:${id}`),
  );
  await notifyStockIsBack(db, products);
  return movements;
}

/** Sets a variant's stock to a number counted now, or moves it by a difference, by the command line. */
export async function changeStock(
  pool: Pool,
  input: { variantId: number; note?: string } & ({ quantity: number } | ByDifference),
): Promise<StockMoved | StockRefused> {
  const { variantId, note = "" } = input;
  const said = "quantity" in input ? { counted: input.quantity } : { change: input.change, reason: input.reason };
  return inTransaction(pool, (db) =>
    changeVariantStock(db, { variantId, said, note, by: commandLine }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
}
