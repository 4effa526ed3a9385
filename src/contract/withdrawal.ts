/** `POST /sys/json_emails?withdraw`: a declaration of withdrawal from a contract, asking for no more than the law does. */
import * as v from "valibot";
import { wirePieces } from "./chosen-pieces.ts";
import { wireEmail, wireLine, wireLines } from "./wire-text.ts";

export const withdrawalBody = v.object({
  name: v.optional(wireLine(100), ""),
  order: v.optional(wireLine(60), ""),
  email: v.optional(wireEmail, ""),
  goods: v.pipe(
    v.optional(v.nullable(wireLines(2000)), ""),
    v.transform((text) => text ?? ""),
  ),
  /** Of the order that number and address name; absent: `goods` says which. */
  pieces: v.optional(wirePieces),
  lanId: v.optional(v.union([v.number(), v.string()]), 1),
});

export type WithdrawalAsSent = v.InferOutput<typeof withdrawalBody>;
