/** Bodies of the calls by which shoppers write to the shop and to each other: `contact`, `backInStock`, `review`. */
import * as v from "valibot";
import { reviewLengths } from "../domain/review/review.ts";
import { wireEmail, wireLine, wireLines, wireText } from "./wire-text.ts";

const lanId = v.optional(v.union([v.number(), v.string()]), 1);
const number = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(1)),
]);
const optional = (longest: number) =>
  v.pipe(
    v.optional(v.nullable(wireLine(longest)), ""),
    v.transform((text) => text ?? ""),
  );

const messageLengths = { name: 100, subject: 150, message: 5000 } as const;

/** `POST /sys/json_emails?contact` */
export const messageBody = v.object({
  name: wireLine(messageLengths.name),
  email: wireEmail,
  subject: optional(messageLengths.subject),
  message: wireLines(messageLengths.message),
  lanId,
});

/** `POST /sys/json_emails?backInStock`; `a2p` null: the product is sold as one piece. */
export const backInStockBody = v.object({
  email: wireEmail,
  productId: number,
  a2p: v.optional(v.nullable(number), null),
  lanId,
});

/** `POST /sys/json_api?review`, by the email's link or the account's token. */
export const reviewBody = v.object({
  productId: number,
  link: v.optional(v.nullable(wireText(100)), null),
  token: v.optional(v.nullable(wireText(200)), null),
  stars: v.union([v.number(), v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number))]),
  title: optional(reviewLengths.title),
  content: wireLines(reviewLengths.content),
  author: optional(reviewLengths.author),
  lanId,
});

export type MessageAsSent = v.InferOutput<typeof messageBody>;
