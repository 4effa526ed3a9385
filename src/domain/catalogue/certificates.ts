import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";
import { webAddress } from "../third-parties.ts";
import { plural } from "../translations.ts";

/** A document that bears out what is said of a product: an organic fibre, a recycled one, what a laboratory found in hemp. */
export interface Certificate {
  /** As it is known in every language: `GOTS, CU 812345`. */
  name: string;
  /** Where it can be read; null: nowhere. */
  url: string | null;
}

/** What vouches for a product, as it is read; `url`: where it can be read itself. */
export interface Assurance {
  name: string;
  value: string;
  url: string | null;
}

/** The producer's guarantee is told from this many years on: the law gives the first two anyway (Directive (EU) 2024/825). */
export const guaranteeYears = { least: 3, most: 99 } as const;

/** How many certificates a product has at most, and characters of one's name. */
export const certificateLimits = { certificates: 10, name: 200 } as const;

/** Returns what is wrong with a product's certificates, null when they may be shown. */
export function certificateProblem(certificates: readonly Certificate[]): string | null {
  const { certificates: most, name: longest } = certificateLimits;
  if (certificates.length > most) return `A product has at most ${most} certificates.`;
  for (const { name, url } of certificates) {
    if (name === "") return "A certificate has no name.";
    if (name.length > longest || name.includes("|"))
      return `The certificate '${name.slice(0, 80)}' has more than ${longest} characters or a '|' in its name.`;
    if (url !== null && webAddress(url) === null)
      return `'${url.slice(0, 80)}' is no address of a certificate: it begins with https://.`;
  }
  return null;
}

/** Returns the producer's guarantee and the certificates as rows of the details: `{ name: "Certyfikat", value: "GOTS, CU 812345", url }`. */
export function assuranceTexts(
  { certificates, guarantee }: { certificates: readonly Certificate[]; guarantee: number | null },
  lanCode: LanCode,
): Assurance[] {
  const years =
    guarantee === null
      ? []
      : [{ name: textIn(lanCode, "ASSURANCE_GUARANTEE"), value: guaranteeText(guarantee, lanCode), url: null }];
  return [
    ...years,
    ...certificates.map(({ name, url }) => ({ name: textIn(lanCode, "ASSURANCE_CERTIFICATE"), value: name, url })),
  ];
}

function guaranteeText(years: number, lanCode: LanCode): string {
  const form = plural(years, { one: "ONE", few: "FEW", many: "MANY" }, lanCode);
  return textIn(lanCode, `GUARANTEE_YEARS_${form}`, { count: years });
}
