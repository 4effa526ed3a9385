import { type LanCode, languageCalled } from "../../domain/language.ts";

/** Returns a month, `2026-11`, as a language says it: `listopad 2026`. */
export function monthName(month: string, lanCode: LanCode): string {
  return new Intl.DateTimeFormat(languageCalled(lanCode).locale.replace("_", "-"), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-15T12:00:00Z`));
}
