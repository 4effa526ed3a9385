import {
  type CompositionPart,
  compositionProblem,
  type FibreName,
  fibreNames,
  type PartName,
} from "../../domain/catalogue/composition.ts";
import { inEveryLanguage } from "../../domain/dictionary/dictionaries.ts";
import type { Certificate } from "../../domain/catalogue/certificates.ts";
import type { Measure } from "../../domain/catalogue/unit-price.ts";
import { oneBlank } from "./cells.ts";

/** Returns a composition as a cell: `cotton 85, polyester 15; ribs: cotton 95, elastane 5`; the whole is not named. */
export function writeComposition(composition: readonly CompositionPart[]): string {
  return composition
    .map(
      ({ part, fibres }) =>
        `${part === "whole" ? "" : `${part}: `}${fibres.map(({ fibre, percent }) => `${fibre} ${percent}`).join(", ")}`,
    )
    .join("; ");
}

/** Returns the composition of a cell, null for what is none. Names and sums are checked with the catalogue. */
export function readComposition(cell: string): CompositionPart[] | null {
  const read = oneBlank(cell)
    .split(";")
    .map((text) => {
      const [, part = "whole", list = ""] = /^\s*(?:([a-z]+)\s*:)?(.*)$/i.exec(text) ?? [];
      const fibres = list.split(",").map((share) => /^\s*([a-z]+)\s+(\d{1,3})\s*%?\s*$/i.exec(share));
      return {
        part: part.toLowerCase() as PartName,
        fibres: fibres.flatMap((share) =>
          share === null ? [] : [{ fibre: share[1]!.toLowerCase() as FibreName, percent: Number(share[2]) }],
        ),
        whole: fibres.every((share) => share !== null),
      };
    });
  return read.every(({ whole }) => whole) ? read.map(({ part, fibres }) => ({ part, fibres })) : null;
}

const fibreCalled = new Map(
  fibreNames.flatMap((fibre) =>
    Object.values(inEveryLanguage(`FIBRE_${fibre.toUpperCase()}`)).map((name) => [name, fibre] as const),
  ),
);

/**
 * Returns the composition that a text of another shop says, with fibres named in any of the shop's languages, the
 * percentage before or behind them: `80% bawełna, 20 % poliester`; null for what is no whole composition.
 */
export function compositionIn(text: string): CompositionPart[] | null {
  if (text.length > 1000) return null;
  const shares = text
    .split(/[,;+/\n]+/)
    .map(oneBlank)
    .map((share) => {
      const [, before, name = "", behind] =
        /^\s*(?:(\d{1,3})\s*%)?\s*([\p{L} ]+?)\s*(?:(\d{1,3})\s*%)?\s*$/u.exec(share) ?? [];
      return { fibre: fibreCalled.get(name.toLowerCase()), percent: Number(before ?? behind) };
    });
  const composition: CompositionPart[] = [
    {
      part: "whole",
      fibres: shares.flatMap(({ fibre, percent }) => (fibre === undefined ? [] : [{ fibre, percent }])),
    },
  ];
  return shares.every(({ fibre }) => fibre !== undefined) && compositionProblem(composition) === null
    ? composition
    : null;
}

/** Returns a certificate as it stands in a cell: `GOTS, CU 812345 https://…/gots.pdf`, the address where it can be read behind its name. */
export function writeCertificate({ name, url }: Certificate): string {
  return url === null ? name : `${name} ${url}`;
}

/** Returns the certificate of a cell's part. */
export function readCertificate(text: string): Certificate {
  const [, name = "", url = null] = /^(.*?)\s*(\bhttps?:\/\/\S*)?$/is.exec(text) ?? [];
  return { name, url };
}

/** Returns an amount as a cell: `30 ml`. */
export function writeMeasure({ amount, unit }: Measure): string {
  return `${amount} ${unit}`;
}

const units: Record<string, { unit: Measure["unit"]; times: number }> = {
  ml: { unit: "ml", times: 1 },
  cl: { unit: "ml", times: 10 },
  l: { unit: "ml", times: 1000 },
  g: { unit: "g", times: 1 },
  kg: { unit: "g", times: 1000 },
  cm: { unit: "cm", times: 1 },
  m: { unit: "cm", times: 100 },
};

/** Returns the amount of a cell in whole millilitres, grams or centimetres: `0,5 l` → 500 ml; null for what is none. */
export function readMeasure(cell: string): Measure | null {
  const [, number = "", name = ""] = /^\s*(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-z]+)\s*$/i.exec(cell) ?? [];
  const known = Object.hasOwn(units, name.toLowerCase()) ? units[name.toLowerCase()] : undefined;
  if (known === undefined) return null;
  const amount = Math.round(Number(number.replace(",", ".")) * known.times);
  return amount > 0 ? { amount, unit: known.unit } : null;
}
