import { textNow } from "../../app/text.ts";
import { session } from "../../session/store.ts";
import { checkCode } from "./discount-code-call.ts";
import { orderAttempt } from "../confirm/attempt.ts";

/** Another text stands in the box: what was said about the one before goes. */
export function typeCode(typedCode: string): void {
  orderAttempt.setState({ typedCode, codeTrouble: null });
}

/** Asks the shop about the typed code and puts it in force if it holds (specification, point 4); once at a time. */
export async function applyTypedCode(): Promise<void> {
  const { typedCode, checkingCode } = orderAttempt.getState();
  if (typedCode.trim() === "" || checkingCode) return;
  orderAttempt.setState({ checkingCode: true, codeTrouble: null });
  const checked = await checkCode(typedCode.trim());
  orderAttempt.setState({ checkingCode: false });
  if (orderAttempt.getState().typedCode !== typedCode) return;
  if (checked.kind === "invalid")
    return orderAttempt.setState({ codeTrouble: checked.message ?? textNow("ORDER_DISCOUNTCODE_NETWORK") });
  session.setState({ code: checked.code });
  orderAttempt.setState({ typedCode: "" });
}

/** Returns whether a code was typed and nothing has been said about it yet: an order would drop it without a word. */
export function isCodeUnasked(): boolean {
  const { typedCode, codeTrouble } = orderAttempt.getState();
  return typedCode.trim() !== "" && codeTrouble === null && session.getState().code === null;
}
