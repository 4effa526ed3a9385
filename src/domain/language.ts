/** The shop's languages (specification, point 9). */
export const languages = [
  { lanId: 1, lanCode: "pl", tag: "pl", locale: "pl_PL", name: "Polski" },
  { lanId: 2, lanCode: "en", tag: "en", locale: "en_GB", name: "English" },
  { lanId: 6, lanCode: "cz", tag: "cs", locale: "cs_CZ", name: "Čeština" },
] as const;

export type Language = (typeof languages)[number];
export type LanId = Language["lanId"];
export type LanCode = Language["lanCode"];

/** One text in the three languages; Polish is never missing. */
export type Said = { pl: string } & Partial<Record<LanCode, string>>;

/** Returns the language of an id, Polish for an id that is not in the list or is no number or text at all. */
export function languageOf(lanId: unknown): Language {
  // An object from a request's body may refuse to become a text.
  if (typeof lanId !== "number" && typeof lanId !== "string") return languages[0];
  return languages.find((language) => String(language.lanId) === String(lanId)) ?? languages[0];
}

/** Returns the language of a code. */
export function languageCalled(lanCode: LanCode): Language {
  return languages.find((language) => language.lanCode === lanCode) ?? languages[0];
}

/** Returns the text in a language, in Polish where that one was not written. */
export function said(text: Said, lanCode: LanCode): string {
  return text[lanCode] || text.pl;
}
