import { type LanCode, languages } from "../../domain/language.ts";

export type Detail = { name: Record<LanCode, string>; value: Record<LanCode, string> };

/** Returns rows of details in words, in each language they are written in: `Kaptur: podwójny · en: Hood: double`. */
export function detailsText(details: readonly Detail[]): string {
  return details
    .map(({ name, value }) =>
      languages
        .filter(({ lanCode }) => name[lanCode] || value[lanCode])
        .map(({ lanCode }) => `${lanCode === "pl" ? "" : `${lanCode}: `}${name[lanCode]}: ${value[lanCode]}`)
        .join(" · "),
    )
    .join("; ");
}
