import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import type { SessionState } from "../../session/state.ts";
import { focusField } from "../form/focus-field.ts";
import type { Refusal } from "./attempt.ts";

/**
 * Brings what a refusal is about into view: the form's field with the focus, the changed line, the box of
 * the code, the points or the lockers; and the words themselves, which on desktop stand above the form.
 */
export function showSubjectOf({ code, about }: Refusal): void {
  document.querySelector(".order-panel .order-trouble")?.scrollIntoView({ block: "nearest" });
  const selector = selectorOf(code, about);
  if (selector !== null) document.querySelector(`.order-panel ${selector}`)?.scrollIntoView({ block: "center" });
  else if (about !== null) focusField(about);
}

/** Returns whether a refusal's words stand beside what they are about: its cart line, the code in force, the points, the list of lockers. */
export function isSaidBeside(
  { code, about }: Refusal,
  {
    products,
    code: active,
    userPoints,
    shippingCode,
  }: Pick<SessionState, "products" | "code" | "userPoints" | "shippingCode">,
): boolean {
  if (code?.startsWith("CODE_")) return active !== null;
  if (code?.startsWith("POINTS_")) return userPoints > 0;
  if (code?.startsWith("POINT_")) return shippingCode === lockerCode;
  return products.some(({ key }) => key === about);
}

function selectorOf(code: string | null, about: string | null): string | null {
  if (code === "PRICES_CHANGED" || code === "SOLD_OUT") return ".cart-line-note";
  if (code?.startsWith("CODE_")) return ".code-box";
  if (code?.startsWith("POINTS_")) return ".points-box";
  if (code?.startsWith("POINT_")) return "[data-locker-section]";
  return about === null || !/^\d+(_\d+)?$/.test(about) ? null : `[data-key="${about}"]`;
}
