import { tell } from "../notice.ts";
import { textNow } from "../text.ts";

/** Whether this browser copies for a page: over plain http it does not. */
export const canCopy = (navigator as { clipboard?: Clipboard }).clipboard !== undefined;

/** Copies a text, and says what was copied. */
export async function copyText(text: string, what: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  tell(textNow("OFFICE_COPIED", { what }));
}
