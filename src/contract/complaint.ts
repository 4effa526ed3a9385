/** A complaint as the form of `/reklamacja/` sends it. */
import * as v from "valibot";
import { demands } from "../domain/complaint/complaint.ts";
import { wirePieces } from "./chosen-pieces.ts";
import { wireEmail, wireLine, wireLines } from "./wire-text.ts";

export const complaintBody = v.object({
  name: v.optional(wireLine(100), ""),
  order: v.optional(wireLine(60), ""),
  email: v.optional(wireEmail, ""),
  /** Of the order that number and address name; absent: the text alone says which. */
  pieces: v.optional(wirePieces),
  since: v.optional(wireLine(100), ""),
  defect: v.optional(wireLines(4000), ""),
  demand: v.optional(v.picklist(demands), "repair"),
});

export type ComplaintAsSent = v.InferOutput<typeof complaintBody>;
