import { textNow } from "../../app/text.ts";
import { session } from "../../session/store.ts";
import { checkCode } from "./discount-code-call.ts";
import { till } from "../confirm/attempt.ts";

/** Another text stands in the box: what was said about the one before goes. */
export function typeCode(typedCode: string): void {
  till.setState({ typedCode, codeTrouble: null });
}

/** Asks the shop about the typed code and puts it in force if it holds (specification, point 4); once at a time. */
export async function applyTypedCode(): Promise<void> {
  const { typedCode, checkingCode } = till.getState();
  if (typedCode.trim() === "" || checkingCode) return;
  till.setState({ checkingCode: true, codeTrouble: null });
  const checked = await checkCode(typedCode.trim());
  till.setState({ checkingCode: false });
  if (till.getState().typedCode !== typedCode) return;
  if (checked.kind === "invalid")
    return till.setState({ codeTrouble: checked.message ?? textNow("ORDER_DISCOUNTCODE_NETWORK") });
  session.setState({ code: checked.code });
  till.setState({ typedCode: "" });
}

/** Answers whether a code was typed and nothing has been said about it yet: an order would drop it without a word. */
export function isCodeUnasked(): boolean {
  const { typedCode, codeTrouble } = till.getState();
  return typedCode.trim() !== "" && codeTrouble === null && session.getState().code === null;
}
