import { languageOf, type LanId } from "../../domain/language.ts";
import { loadLanguage } from "./language.ts";
import { session } from "./store.ts";

/**
 * Switches the interface's language (point 4, 'Language change'): Polish is built in, another language
 * brings its dictionary, pages and categories from the server first. Then the app goes to `/`.
 * Returns 'failed', and changes nothing, when the language could not be loaded; 'overtaken', likewise, when
 * another was chosen meanwhile.
 */
export async function chooseLanguage(
  lanId: LanId,
  goTo: (path: string) => void,
): Promise<"chosen" | "failed" | "overtaken"> {
  const language = languageOf(lanId);
  const mine = ++choices;
  const lanDefs = language.lanId === 1 ? null : await loadLanguage(language.lanId);
  if (mine !== choices) return "overtaken";
  if (lanDefs === undefined) return "failed";
  session.setState({ lanId: language.lanId, lanCode: language.lanCode, ...(lanDefs === null ? {} : { lanDefs }) });
  goTo("/");
  return "chosen";
}

let choices = 0;

/** Kept under a key of its own, it is no part of the session: no other language is offered any more. */
const offeredKey = "languageOffer";

/** Keeps that a language was chosen by hand, or an offered one answered. */
export function keepChosen(): void {
  try {
    localStorage.setItem(offeredKey, "over");
  } catch {
    // A full storage: for this page the answer holds.
  }
}

/** Returns whether it was; who cannot say no for good is asked nothing. */
export function wasChosen(): boolean {
  try {
    return localStorage.getItem(offeredKey) !== null;
  } catch {
    return true;
  }
}
