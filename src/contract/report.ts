/** Content reported as illegal, as the form of `reportPaths` sends it. */
import * as v from "valibot";
import { wireEmail, wireLine, wireLines } from "./wire-text.ts";

export const reportBody = v.object({
  /** Where it is: the address of its page. */
  about: v.optional(wireLine(500), ""),
  /** What it is, and why it is against the law. */
  text: v.optional(wireLines(4000), ""),
  name: v.optional(wireLine(100), ""),
  email: v.optional(wireEmail, ""),
  /** That it is said in good faith. */
  faith: v.optional(v.literal("on")),
});

export type ReportAsSent = v.InferOutput<typeof reportBody>;
