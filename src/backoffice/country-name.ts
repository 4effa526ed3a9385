import { type LanCode, languageCalled } from "../domain/language.ts";

/** The code browsers know a country by, where the specification has another: its LX is Luxembourg. */
const standardCodes: Readonly<Record<string, string>> = { LX: "LU" };

/** Returns a country's name in a language by its code: `CZ` → `Czechy`; the code itself where the browser knows none. */
export function countryName(code: string, lanCode: LanCode): string {
  try {
    return (
      new Intl.DisplayNames(languageCalled(lanCode).tag, { type: "region" }).of(standardCodes[code] ?? code) ?? code
    );
  } catch {
    return code;
  }
}

/** Returns countries with their names, in the order of the reader's alphabet: Polish has `Ł` behind `L`. */
export function countriesByName(codes: readonly string[], lanCode: LanCode): [code: string, name: string][] {
  const { compare } = new Intl.Collator(languageCalled(lanCode).tag);
  return codes
    .map((code): [string, string] => [code, countryName(code, lanCode)])
    .toSorted(([, one], [, other]) => compare(one, other));
}
