import { packedLines } from "../../database/parcel/parcels.ts";
import { unpackOrder } from "../../database/order/steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Pieces } from "../../domain/parcel/parcels.ts";
import { undoBoxes } from "../parcel/repack.ts";

/**
 * Takes pieces of an order that are not to be sent any more out of the parcels that are still here, in the caller's
 * transaction: where they lie in one, all of these are undone, and an order that was packed is to be packed again. Returns
 * whether the pieces are free now; those in a parcel that has left are not.
 */
export async function freePieces(
  db: Queryable,
  { orderId, status, pieces }: { orderId: number; status: OrderState; pieces: "all" | readonly Pieces[] },
): Promise<boolean> {
  const wanted = (position: number, quantity: number) =>
    pieces === "all" ? quantity : (pieces.find((piece) => piece.position === position)?.quantity ?? 0);
  const areFree = async () =>
    (await packedLines(db, orderId)).every(
      ({ position, quantity, packed }) => packed + wanted(position, quantity) <= quantity,
    );
  if (await areFree()) return true;
  await undoBoxes(db, orderId);
  if (!(await areFree())) return false;
  if (status === "packed") await unpackOrder(db, orderId);
  return true;
}
