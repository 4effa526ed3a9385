import type { DiscountCode } from "../../../domain/discount/discount-code.ts";
import { readDiscountCode } from "../../session/discount-code-shape.ts";
import { text } from "../../session/shapes.ts";
import { callShop } from "../../session/shop-call.ts";

/** `message` is the shop's; null: it could not be reached. */
export type CheckedCode = { kind: "valid"; code: DiscountCode } | { kind: "invalid"; message: string | null };

/** Asks the shop about a discount code (specification, points 4 and 7). */
export async function checkCode(code: string): Promise<CheckedCode> {
  try {
    const { reply } = await callShop("json_utils?code", { code });
    const found = readDiscountCode(reply);
    if (found !== undefined) return { kind: "valid", code: found };
    return { kind: "invalid", message: text(reply["errorMessage"]) ?? null };
  } catch {
    return { kind: "invalid", message: null };
  }
}
