import { type LanCode, languageCalled } from "../domain/language.ts";

/** Returns a country's name in a language by its code: `CZ` → `Czechy`; the code itself where the browser knows none. */
export function countryName(code: string, lanCode: LanCode): string {
  try {
    return new Intl.DisplayNames(languageCalled(lanCode).tag, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
