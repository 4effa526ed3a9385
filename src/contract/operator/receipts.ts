/** Fiscal receipts: sales that the exemption from the cash register does not cover. */
import * as v from "valibot";
import { exemptionBreaks } from "../../domain/books/evidence.ts";
import { receiptStates } from "../../domain/books/fiscal-receipt.ts";
import { route } from "./route.ts";
import { moment, rowIdText } from "./values.ts";

const orderReceipt = v.object({
  /** A service is connected that registers sales. */
  on: v.boolean(),
  /** What of the sale breaks the exemption; none: it needs no cash register, or is no sale to a person yet. */
  breaks: v.array(v.picklist(exemptionBreaks)),
  receipt: v.nullable(
    v.object({
      state: v.picklist(receiptStates),
      number: v.nullable(v.string()),
      /** The unique number of the cash register. */
      device: v.nullable(v.string()),
      /** Where its buyer can see it. */
      url: v.nullable(v.string()),
      registeredAt: v.nullable(moment),
      /** What stands in its way, in the service's words; `currency`: a cash register takes złoty alone. */
      problem: v.nullable(v.string()),
    }),
  ),
  /** `asked`: have it registered, now or again; `elsewhere`: another cash register has it. */
  acts: v.array(v.picklist(["asked", "elsewhere"])),
});
export type OrderReceipt = v.InferOutput<typeof orderReceipt>;

const parameters = v.object({ number: rowIdText });

export const receiptRoutes = {
  orderReceipt: route({
    method: "GET",
    path: "/orders/:number/receipt",
    summary: "Tells whether a sale needs a cash register, and how its fiscal receipt stands.",
    permission: "invoices.read",
    parameters,
    answer: orderReceipt,
    refusals: ["NOT_FOUND"],
  }),
  changeReceipt: route({
    method: "POST",
    path: "/orders/:number/receipt",
    summary:
      "Has a sale registered by the cash register that is connected, now or again, or says that another one has.",
    permission: "invoices.issue",
    parameters,
    body: v.object({ to: v.picklist(["asked", "elsewhere"]) }),
    answer: orderReceipt,
    refusals: ["NOT_FOUND", "RECEIPT_NOT_NOW", "RECEIPTS_OFF"],
    idempotent: true,
    undo: null,
  }),
};
