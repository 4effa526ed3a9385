import type { returnLabelRoutes, ReturnLabels } from "../../../contract/operator/return-labels.ts";
import { hasNothingLeft } from "../../../database/parcel/parcels.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { returnedGoods, returnLabelPdf, returnLabelsOf } from "../../../database/return/return-labels.ts";
import { lockReturn, piecesOfReturn, returnNumbered, type ReturnRow } from "../../../database/return/returns.ts";
import { carrierNames, sizeByWeight, undoesShipments } from "../../../domain/parcel/label.ts";
import { carrierOfReturn } from "../../../flows/parcel/carriers.ts";
import { askForReturnLabel, cancelReturnLabel, decideReturnLabel } from "../../../flows/return/ask-for-return-label.ts";
import { type Handlers, refused } from "../context.ts";

/** Labels by which goods come back. */
export const returnLabelHandlers: Handlers<keyof typeof returnLabelRoutes> = {
  async returnLabels({ db, parameters: { id } }) {
    const returned = await returnNumbered(db, id);
    return returned === null ? refused("NOT_FOUND") : { answer: await labelsSaid(db, returned) };
  },

  async buyReturnLabel({ db, parameters: { id }, body: { size }, log }) {
    const returned = await lockReturn(db, id);
    if (returned === null) return refused("NOT_FOUND");
    const why = await askForReturnLabel(db, { returned, size }, log);
    return why === null ? { answer: await labelsSaid(db, returned) } : refused(why);
  },

  async cancelReturnLabel({ db, parameters: { id, label }, log }) {
    const returned = await lockReturn(db, id);
    if (returned === null) return refused("NOT_FOUND");
    const why = await cancelReturnLabel(db, { returned, labelId: label }, log);
    return why === null ? { answer: await labelsSaid(db, returned) } : refused(why);
  },

  async decideReturnLabel({ db, parameters: { id, label }, body: { decision }, log }) {
    const returned = await lockReturn(db, id);
    if (returned === null) return refused("NOT_FOUND");
    const why = await decideReturnLabel(db, { returned, labelId: label, decision }, log);
    return why === null ? { answer: await labelsSaid(db, returned) } : refused(why);
  },

  async returnLabelPdf({ db, parameters: { id, label } }) {
    const returned = await returnNumbered(db, id);
    const isOfIt = (await returnLabelsOf(db, id)).some(({ return_label_id }) => return_label_id === label);
    const bytes =
      returned === null || !isOfIt ? null : await returnLabelPdf(db, { orderId: returned.order_id, labelId: label });
    return bytes === null ? refused("NOT_FOUND") : { answer: {}, file: { bytes, name: `zwrot-${id}-${label}.pdf` } };
  },
};

async function labelsSaid(db: Queryable, { return_id, order_id, state }: ReturnRow): Promise<ReturnLabels> {
  const labels = await returnLabelsOf(db, return_id);
  const carrier = await carrierOfReturn(db, order_id);
  const isExpected = (await piecesOfReturn(db, return_id)).some(({ expected }) => expected > 0);
  const holds = labels.some((one) => ["asked", "unclear", "bought"].includes(one.state));
  return {
    carrier: carrier === null ? null : carrierNames[carrier],
    size: sizeByWeight((await returnedGoods(db, return_id)).weight),
    wanted: state === "announced" && isExpected && !holds && !(await hasNothingLeft(db, order_id)),
    labels: labels.map((label) => ({
      id: label.return_label_id,
      carrier: carrierNames[label.carrier],
      state: label.state,
      size: label.size,
      point: label.point,
      cost: label.cost,
      askedAt: label.asked_at.toISOString(),
      tracking: label.tracking,
      code: label.code,
      hasPdf: label.has_pdf,
      problem: label.problem,
      isBeingUndone: label.cancel_asked_at !== null && label.state === "bought",
      stays: !undoesShipments(label.carrier),
    })),
  };
}
