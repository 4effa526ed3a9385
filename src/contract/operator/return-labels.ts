/** Labels by which buyers send goods back, bought by the shop. */
import * as v from "valibot";
import { labelStates, parcelSizes } from "../../domain/parcel/label.ts";
import { route } from "./route.ts";
import { moment, nothing, rowId, rowIdText } from "./values.ts";

const ofReturn = v.object({ id: rowIdText });
const ofLabel = v.object({ id: rowIdText, label: rowIdText });

const returnLabels = v.object({
  /** As buyers know the carrier who would bring it back; null: none is connected. */
  carrier: v.nullable(v.string()),
  /** By what the goods weigh. */
  size: v.picklist(parcelSizes),
  /** One can be asked for: the goods have left, are expected, and there is none that holds. */
  wanted: v.boolean(),
  /** The newest first. */
  labels: v.array(
    v.object({
      id: rowId,
      carrier: v.string(),
      state: v.picklist(labelStates),
      size: v.picklist(parcelSizes),
      /** The shop's own locker it comes to; null: where its contract says. */
      point: v.nullable(v.string()),
      /** Grosze it costs the shop; null: nobody has said. */
      cost: v.nullable(v.number()),
      askedAt: moment,
      tracking: v.nullable(v.string()),
      /** By which it is handed in without a printed label; null: it wants one. */
      code: v.nullable(v.string()),
      hasPdf: v.boolean(),
      /** What the carrier has said against it, or why nobody knows. */
      problem: v.nullable(v.string()),
      isBeingUndone: v.boolean(),
      /** Its carrier undoes none. */
      stays: v.boolean(),
    }),
  ),
});
export type ReturnLabels = v.InferOutput<typeof returnLabels>;

export const returnLabelRoutes = {
  returnLabels: route({
    method: "GET",
    path: "/returns/:id/labels",
    summary: "Lists the labels of a return, and says whether one can be bought.",
    permission: "orders.pack",
    parameters: ofReturn,
    answer: returnLabels,
    refusals: ["NOT_FOUND"],
  }),
  buyReturnLabel: route({
    method: "POST",
    path: "/returns/:id/labels",
    summary:
      "Has a label bought by which the buyer sends the goods back, and the buyer told of it. The carrier is asked by a job: the answer says `asked`. A return has one label that holds.",
    permission: "orders.edit",
    parameters: ofReturn,
    body: v.object({ size: v.picklist(parcelSizes) }),
    answer: returnLabels,
    refusals: [
      "NOT_FOUND",
      "RETURN_ENDED",
      "RETURN_EMPTY",
      "LABEL_THERE",
      "CARRIER_OFF",
      "CARRIER_ABROAD",
      "SELLER_INCOMPLETE",
      "RETURN_POINT_MISSING",
    ],
    idempotent: true,
    undo: null,
  }),
  cancelReturnLabel: route({
    method: "POST",
    path: "/returns/:id/labels/:label/cancellation",
    summary: "Has a label of a return undone at its carrier.",
    permission: "orders.edit",
    parameters: ofLabel,
    answer: returnLabels,
    refusals: ["NOT_FOUND", "LABEL_STAYS"],
    idempotent: true,
    undo: null,
  }),
  decideReturnLabel: route({
    method: "POST",
    path: "/returns/:id/labels/:label/decision",
    summary:
      "Says what becomes of a label of a return that got stuck: its carrier is asked once more (`lookAgain`), or somebody has looked there and it was never bought (`notThere`).",
    permission: "orders.edit",
    parameters: ofLabel,
    body: v.object({ decision: v.picklist(["lookAgain", "notThere"]) }),
    answer: returnLabels,
    refusals: ["NOT_FOUND"],
    idempotent: true,
    undo: null,
  }),
  returnLabelPdf: route({
    method: "GET",
    path: "/returns/:id/labels/:label/pdf",
    summary: "Sends a label of a return as PDF, for sixty days after it was bought.",
    permission: "orders.pack",
    parameters: ofLabel,
    answer: nothing,
    file: "application/pdf",
    refusals: ["NOT_FOUND"],
  }),
};
