import type { OpenFields } from "../connection/connections.ts";
import { type Language, languageCalled, type LanCode } from "../language.ts";
import type { Currency } from "../money.ts";

/** Where who reads a language has parcels come to, as far as that is known: the country of feeds in that language. */
export const feedCountries: Readonly<Record<LanCode, "PL" | "CZ">> = { pl: "PL", en: "PL", cz: "CZ" };

/** An offer as Google's Merchant API takes it: its number, as in the feed, and `productAttributes` in the API's words. */
export interface MerchantOffer {
  offerId: string;
  attributes: Readonly<Record<string, unknown>>;
}

/** A data source of Google Merchant that is told of the offers of one feed. */
export interface MerchantSource {
  /** Its number. */
  dataSource: string;
  language: Language;
  currency: Currency;
  feedLabel: string;
}

/** Returns the data sources a label has named, Polish first. A currency the shop does not sell in is złoty, as on its pages. */
export function merchantSources(
  { dataSourcePl, dataSourceEn, dataSourceCz, currencyEn, currencyCz }: OpenFields<"merchant">,
  sold: readonly Currency[],
): MerchantSource[] {
  const named = [
    { lanCode: "pl", dataSource: dataSourcePl, currency: "pln" },
    { lanCode: "en", dataSource: dataSourceEn, currency: currencyEn },
    { lanCode: "cz", dataSource: dataSourceCz, currency: currencyCz },
  ] as const;
  return named
    .filter(({ dataSource }) => dataSource !== "")
    .map(({ lanCode, dataSource, currency }) => ({
      dataSource,
      language: languageCalled(lanCode),
      currency: sold.includes(currency) ? currency : "pln",
      feedLabel: feedCountries[lanCode],
    }));
}

/** A digest of each attribute. */
export type Digests = Readonly<Record<string, string>>;

/** What Google was told of an offer; `told` is null where nobody knows whether a call arrived. */
export interface ToldOffer {
  told: Digests | null;
  toldAt: Date | null;
  refused: boolean;
}

/** Days after which an offer is told again though it is the same: Google forgets it after thirty. */
const freshFor = 20;

/** Attributes by which little is told; where any other has changed the whole offer is. */
const quick = ["price", "salePrice", "availability", "shipping"];

/** Returns what is to be told of an offer: nothing, all of it, or these attributes alone. */
export function offerStep(
  now: Digests,
  before: ToldOffer | null,
  at: Date,
): { kind: "same" | "insert" } | { kind: "patch"; attributes: string[] } {
  if (before?.told == null || before.toldAt === null) return { kind: "insert" };
  const changed = [...new Set([...Object.keys(now), ...Object.keys(before.told)])].filter(
    (name) => now[name] !== before.told![name],
  );
  const isOld = at.getTime() - before.toldAt.getTime() > freshFor * 86_400_000;
  if (changed.length === 0) return { kind: isOld && !before.refused ? "insert" : "same" };
  return before.refused || isOld || changed.some((name) => !quick.includes(name))
    ? { kind: "insert" }
    : { kind: "patch", attributes: changed };
}

/** Returns in how many seconds Google is told again after so many turns that came to nothing: at growing distances, at last every ten minutes. */
export function merchantAgainIn(tries: number): number {
  return Math.min(600, 30 * 2 ** Math.min(tries, 10));
}
