/** `POST /sys/json_emails?withdraw`: a declaration of withdrawal from a contract, asking for no more than the law does. */
import * as v from "valibot";
import { wireEmail, wireText } from "./wire-text.ts";

const line = (longest: number) =>
  v.pipe(
    v.optional(wireText(longest), ""),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()),
  );
const lines = (longest: number) =>
  v.pipe(
    v.optional(v.nullable(wireText(longest)), ""),
    v.transform((text) =>
      (text ?? "")
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    ),
  );

export const withdrawalBody = v.object({
  name: line(100),
  order: line(60),
  email: v.optional(wireEmail, ""),
  goods: lines(2000),
  lanId: v.optional(v.union([v.number(), v.string()]), 1),
});

export type WithdrawalAsSent = v.InferOutput<typeof withdrawalBody>;
