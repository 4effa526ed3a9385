import { connectionOf } from "../../database/connection/connections.ts";
import { hasNothingLeft } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  addReturnLabel,
  askToCancelReturn,
  moveReturnLabel,
  recordReturnProblem,
  planReturnLabel,
  returnedGoods,
  type ReturnLabelRow,
  returnLabelsOf,
} from "../../database/return/return-labels.ts";
import { piecesOfReturn, type ReturnRow } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { type CarrierKey, type ParcelSize, sizeByWeight, undoesShipments } from "../../domain/parcel/label.ts";
import { carrierOfReturn } from "../parcel/carriers.ts";
import { shipmentOfReturn } from "./shipment-of-return.ts";

/** Why no label of a return is asked for. */
export type RefusedReturnLabel =
  | "RETURN_ENDED"
  | "RETURN_EMPTY"
  | "LABEL_THERE"
  | "CARRIER_OFF"
  | "CARRIER_ABROAD"
  | "SELLER_INCOMPLETE"
  | "RETURN_POINT_MISSING";

/** What the shop has said of returns to one of its carriers. */
interface ReturnTerms {
  carrier: CarrierKey;
  /** The shop's own locker; null: none is named. */
  point: string | null;
  /** Grosze by contract; null: not said. */
  cost: number | null;
  atOnce: boolean;
}

/** Returns who brings goods of an order back, and on which terms; null: no carrier is connected. */
async function returnTerms(db: Queryable, orderId: number): Promise<ReturnTerms | null> {
  const carrier = await carrierOfReturn(db, orderId);
  if (carrier === null) return null;
  const kind = carrier === "packeta" ? "packeta" : "inpost";
  const fields: Readonly<Record<string, string>> = openFields(kind, (await connectionOf(db, kind))?.fields ?? {});
  const { returnPoint = "", returnCost = "", returnLabels } = fields;
  return {
    carrier,
    point: carrier === "inpostShipx" && returnPoint !== "" ? returnPoint : null,
    cost: returnCost === "" ? null : Math.round(Number(returnCost) * 100),
    atOnce: returnLabels === "atOnce",
  };
}

/**
 * Has a label bought by which the goods of a return come back, for those that were announced and have left: what is wanted is
 * written, and a job asks the carrier. `size` absent: by what they weigh. Returns the label's number, or why there is none.
 */
async function ask(
  db: Queryable,
  { return_id, order_id, state }: Pick<ReturnRow, "return_id" | "order_id" | "state">,
  { size, terms }: { size: ParcelSize | undefined; terms: ReturnTerms | null },
): Promise<number | RefusedReturnLabel> {
  if (state !== "announced") return "RETURN_ENDED";
  const pieces = await piecesOfReturn(db, return_id);
  if (!pieces.some(({ expected }) => expected > 0) || (await hasNothingLeft(db, order_id))) return "RETURN_EMPTY";
  if (terms === null) return "CARRIER_OFF";
  const { carrier, point, cost } = terms;
  const tried = await shipmentOfReturn(db, { return_id, return_label_id: 0, carrier, point, size: size ?? "small" });
  if ("lacks" in tried) return tried.lacks;
  const bySize = size ?? sizeByWeight((await returnedGoods(db, return_id)).weight);
  return (await addReturnLabel(db, { return_id, carrier, size: bySize, point, cost })) ?? "LABEL_THERE";
}

/** Has a label of a return bought, in the caller's transaction and logged; returns why not, null where it is. */
export async function askForReturnLabel(
  db: Queryable,
  { returned, size }: { returned: ReturnRow; size: ParcelSize },
  log: Log,
): Promise<RefusedReturnLabel | null> {
  const terms = await returnTerms(db, returned.order_id);
  const asked = await ask(db, returned, { size, terms });
  if (typeof asked === "string") return asked;
  await logOf(log, "buyReturnLabel", returned, { label: asked, size });
  return null;
}

/** Has a label of a return bought that a buyer has just announced, where the shop has said that it is to be at once; what stands in the way is for a person who looks at the return. */
export async function askAtOnce(
  db: Queryable,
  returned: Pick<ReturnRow, "return_id" | "order_id" | "state">,
): Promise<void> {
  const terms = await returnTerms(db, returned.order_id);
  if (terms?.atOnce === true) await ask(db, returned, { size: undefined, terms });
}

type OfLabel = { returned: ReturnRow; labelId: number };

/** Has a label of a return undone. Refuses one whose carrier undoes none. */
export async function cancelReturnLabel(
  db: Queryable,
  { returned, labelId }: OfLabel,
  log: Log,
): Promise<"NOT_FOUND" | "LABEL_STAYS" | null> {
  const label = await labelOf(db, { returned, labelId });
  if (label === undefined || label.state !== "bought") return "NOT_FOUND";
  if (!undoesShipments(label.carrier)) return "LABEL_STAYS";
  await askToCancelReturn(db, labelId);
  await logOf(log, "cancelReturnLabel", returned, { label: labelId, tracking: label.tracking });
  return null;
}

/** Has the label of a return undone that ended without goods, where its carrier undoes it. */
export async function giveReturnLabelUp(db: Queryable, { return_id }: ReturnRow): Promise<void> {
  const label = (await returnLabelsOf(db, return_id)).find(({ state }) => state === "bought");
  if (label !== undefined && undoesShipments(label.carrier)) await askToCancelReturn(db, label.return_label_id);
}

/** Says what becomes of a label that got stuck: its carrier is asked once more, or somebody has looked there and it was never bought. */
export async function decideReturnLabel(
  db: Queryable,
  { returned, labelId, decision }: OfLabel & { decision: "lookAgain" | "notThere" },
  log: Log,
): Promise<"NOT_FOUND" | null> {
  const label = await labelOf(db, { returned, labelId });
  if (label === undefined) return "NOT_FOUND";
  if (decision === "notThere") {
    if (!(await moveReturnLabel(db, labelId, { from: ["unclear"], to: "failed", problem: label.problem })))
      return "NOT_FOUND";
  } else {
    if (label.state === "unclear")
      await moveReturnLabel(db, labelId, { from: ["unclear"], to: "asked", problem: null });
    else if (label.state === "bought") await recordReturnProblem(db, labelId, null);
    else return "NOT_FOUND";
    await planReturnLabel(db, labelId, 0);
  }
  await logOf(log, "decideReturnLabel", returned, { label: labelId, decision });
  return null;
}

async function labelOf(db: Queryable, { returned, labelId }: OfLabel): Promise<ReturnLabelRow | undefined> {
  return (await returnLabelsOf(db, returned.return_id)).find(({ return_label_id }) => return_label_id === labelId);
}

async function logOf(
  log: Log,
  act: "buyReturnLabel" | "cancelReturnLabel" | "decideReturnLabel",
  { return_id }: ReturnRow,
  after: Record<string, unknown>,
): Promise<void> {
  await log({ act, entity: "return", entityId: return_id, part: "label", after });
}
