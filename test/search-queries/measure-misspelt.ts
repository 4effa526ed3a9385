import { type LanCode, languages } from "../../src/domain/language.ts";
import { pageDataHref, searchHref } from "../../src/contract/paths.ts";
import { misspeltWords } from "./misspelt-words.ts";

/** What at least nine in ten of the misspelt words do. */
export const misspeltTarget = 0.9;

/** How many of a language's misspelt words find the right product, and those that do not. */
export interface MisspeltMeasure {
  lanCode: LanCode;
  all: number;
  found: number;
  missed: string[];
}

/**
 * Returns for each language how many misspelt words show the right product among the first five: the first of those that the
 * correctly spelt word shows. `ask` answers the products' urls at an address of page data, the first ones first.
 */
export async function measureMisspelt(ask: (href: string) => Promise<readonly string[]>): Promise<MisspeltMeasure[]> {
  const measures: MisspeltMeasure[] = [];
  for (const { lanCode, lanId } of languages) {
    const results = (query: string) => ask(`${pageDataHref(searchHref(query))}?lan=${lanId}`);
    const missed: string[] = [];
    const all = misspeltWords(lanCode);
    for (const { right, typed } of all) {
      const [wanted] = await results(right);
      if (wanted === undefined) throw new Error(`nothing is found for ${right}`);
      if (!(await results(typed)).slice(0, 5).includes(wanted)) missed.push(`${typed} (${right})`);
    }
    measures.push({ lanCode, all: all.length, found: all.length - missed.length, missed });
  }
  return measures;
}
