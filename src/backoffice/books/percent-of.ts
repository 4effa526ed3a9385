import { type LanCode, languageCalled } from "../../domain/language.ts";

/** Returns a rate of VAT, `25.5`, as a language writes it: `25,5%`. */
export function percentOf(rate: string, lanCode: LanCode): string {
  return `${new Intl.NumberFormat(languageCalled(lanCode).locale.replace("_", "-")).format(Number(rate))}%`;
}
