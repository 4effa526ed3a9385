import { createStore } from "zustand/vanilla";
import { type Language, languageOf, languages } from "../../domain/language.ts";
import { keepChosen, wasChosen } from "../session/choose-language.ts";
import { session } from "../session/store.ts";

/** The page being read, in the language that the browser asks for first. */
export interface LanguageOffer {
  language: Language;
  /** Where it is in that language; `from`: where it is read. */
  href: string;
  from: string;
}

/** The offer on the screen; null: none. */
export const languageOffer = createStore<{ offer: LanguageOffer | null }>(() => ({ offer: null }));

/**
 * Offers the page that the browser was given in the language its owner reads, where it is in another and nobody has chosen
 * one here: it is offered, never gone to. What the browser says of the language decides no more than that.
 */
export function offerLanguage({ document, navigator, location }: Window): void {
  const shown = languageOf(session.getState().lanId);
  const wanted = languageRead(navigator.languages);
  if (wanted === null || wanted.lanId === shown.lanId || wasChosen()) return;
  // Where another page has been gone to meanwhile, the document names no languages any more.
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${wanted.tag}]`);
  if (link !== null)
    languageOffer.setState({
      offer: { language: wanted, href: new URL(link.href).pathname, from: location.pathname },
    });
}

/** Returns the first of a browser's languages that the shop has, null where it has none of them. */
function languageRead(tags: readonly string[]): Language | null {
  for (const asked of tags) {
    const [code = ""] = asked.toLowerCase().split("-");
    const language = languages.find(({ tag }) => tag === code);
    if (language !== undefined) return language;
  }
  return null;
}

/** Takes the offer away for good. */
export function endLanguageOffer(): void {
  languageOffer.setState({ offer: null });
  keepChosen();
}
