import { languageOf, type LanId } from "../../domain/language.ts";
import type { Dictionary } from "../../domain/translations.ts";
import { callShop } from "./shop-call.ts";
import { map, list, fields, text } from "./shapes.ts";
import type { LanDefs } from "./state.ts";
import { session } from "./store.ts";
import { storedValues } from "./stored-values.ts";

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

/**
 * Fetches what the language in use says: nothing of it is kept yet, or what is kept is of another build, whose texts may
 * be others. Returns whether it came; without an answer, or when another language is in use by then, what is kept stays.
 */
export async function fetchLanguage(lanId: LanId): Promise<boolean> {
  const lanDefs = await loadLanguage(lanId);
  if (lanDefs !== undefined && session.getState().lanId === lanId) session.setState({ lanDefs });
  return lanDefs !== undefined;
}

/** Returns a language's dictionary, pages and categories, or undefined when the shop did not give them. */
async function loadLanguage(lanId: LanId): Promise<LanDefs | undefined> {
  try {
    const { reply } = await callShop(`json_layout?lan=${lanId}`, {});
    const { langs, pages, categories, build } = reply;
    const lanDefs = storedValues.lanDefs({ defs: dictionaryOf(langs), pages, categories, build });
    return lanDefs ?? undefined;
  } catch {
    return undefined;
  }
}

/** Translation entries come as `{code, content}` (point 3); a ready map is taken as it is. */
function dictionaryOf(langs: unknown): Dictionary | undefined {
  const entries = list(fields<{ code: string; content: string }>({ code: text, content: text }), 20_000)(langs);
  return entries === undefined
    ? map(text)(langs)
    : Object.fromEntries(entries.map(({ code, content }) => [code, content]));
}
