import type { Currency } from "../../domain/money.ts";
import { inGrosze, numbersIn, priceIn } from "../../domain/search/price-words.ts";
import { tidyQuery } from "../../domain/search/search-words.ts";
import type { Queryable } from "../queryable.ts";

/** In what a shopper reads prices, and the shop's rates. */
export interface ShoppersMoney {
  currency: Currency;
  config: Readonly<Record<string, string | undefined>>;
}

export const inZloty: ShoppersMoney = { currency: "pln", config: {} };

/** A price that the words of a query say, in grosze. */
export interface NamedPrice {
  from: number | null;
  to: number | null;
  /** The query without it, and what it said of it. */
  rest: string;
  said: string;
  /** The shopper's currency, where the words name none; null: they do. */
  reckoned: Currency | null;
}

/** Returns the price among the words of a query, in their currency or the shopper's; null: there is none, or the shop has no rate for it. */
export async function priceAmong(
  db: Queryable,
  query: string,
  { currency, config }: ShoppersMoney,
): Promise<NamedPrice | null> {
  if (!/\d/.test(query)) return null;
  const sizes = await sizesAmongNumbers(db, numbersIn(query));
  const price = priceIn(query, (number) => sizes.has(number));
  if (price === null) return null;
  const { rest } = price;
  const ends = (["from", "to"] as const).map((end) => {
    const amount = price[end];
    return amount === null ? null : inGrosze(amount, end, { currency: price.currency ?? currency, config });
  });
  const [from = null, to = null] = ends;
  if ((price.from !== null && from === null) || (price.to !== null && to === null)) return null;
  return {
    from,
    to,
    rest,
    said: saidBeside(tidyQuery(query), rest),
    reckoned: price.currency === null ? currency : null,
  };
}

/** Returns the words of a query that are not among the rest of it. */
function saidBeside(query: string, rest: string): string {
  const left = rest.split(" ");
  const said = query.split(" ").filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return said.join(" ");
}

async function sizesAmongNumbers(db: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ words: string }>({
    name: "sizes-among-numbers",
    text: "SELECT DISTINCT words FROM size_names WHERE words = ANY ($1)",
    values: [numbers],
  });
  return new Set(rows.map(({ words }) => words));
}
