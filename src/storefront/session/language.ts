import type { LanId } from "../../domain/language.ts";
import type { Dictionary } from "../../domain/translations.ts";
import { callShop } from "./shop-call.ts";
import { map, list, fields, text } from "./shapes.ts";
import type { LanDefs } from "./state.ts";
import { session } from "./store.ts";
import { storedValues } from "./stored-values.ts";

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
export async function loadLanguage(lanId: LanId): Promise<LanDefs | undefined> {
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
