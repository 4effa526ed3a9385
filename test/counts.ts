/**
 * How often the tests that prove by repetition repeat themselves: the figures of the promises whole
 * (`npm run soak`), a fifth or less of them (`npm run test:more`, and a file run by hand), few (`npm test`,
 * `npm run check`).
 */
const counts = {
  /** Runs of each race for the last pieces, a code, points and an order key. */
  RACE_RUNS: { whole: 50, part: 10, few: 1 },
  /** Orders of five lines each by 60 clients. */
  STREAMED_ORDERS: { whole: 3000, part: 600, few: 60 },
  /** Carts filled at random, from the panel to the email. */
  RANDOM_CARTS: { whole: 10_000, part: 2000, few: 50 },
  SERVER_KILLS: { whole: 100, part: 10, few: 1 },
  /** Restarts of a PostgreSQL that has a standby, before the standby takes over. */
  PRIMARY_RESTARTS: { whole: 20, part: 1, few: 1 },
  DATABASE_KILLS: { whole: 50, part: 5, few: 1 },
  /** Per `/sys` call. */
  HOSTILE_BODIES: { whole: 100_000, part: 2000, few: 100 },
  /** Of the independent model's vectors, one in so many is ordered; its sums alone are checked for all. */
  VECTORS_APART: { whole: 1, part: 1, few: 10 },
  /** Products in a feed whose memory is watched. */
  FEED_PRODUCTS: { whole: 100_000, part: 100_000, few: 20_000 },
  /** Imports at random, after each of which every page is compared. */
  IMPORTS_PRERENDERED: { whole: 200, part: 30, few: 4 },
  /** Orders in which pages change, come and go while others are drawn. */
  PAGE_HISTORIES: { whole: 2000, part: 300, few: 60 },
  /** Exports of shops, each spoiled in a way of its own, that are read and checked. */
  MUTATED_FILES: { whole: 10_000, part: 300, few: 40 },
  /** Of these, those that go through a whole import. */
  MUTATED_IMPORTS: { whole: 500, part: 40, few: 4 },
  /** Times an order ends and is paid at the same moment. */
  PAYMENT_RACES: { whole: 500, part: 100, few: 10 },
  /** Times two people exchange the same goods at the same moment, and the last piece is sold meanwhile. */
  EXCHANGES: { whole: 200, part: 10, few: 2 },
  /** Times an order is changed while it is paid, packed or cancelled. */
  ORDER_CHANGES: { whole: 1000, part: 50, few: 5 },
  /** Times two people give the same pieces of an order back at the same moment. */
  SETTLEMENTS: { whole: 1000, part: 20, few: 5 },
  /** Times an order is packed or leaves while it is cancelled. */
  PACKINGS: { whole: 1000, part: 20, few: 4 },
  /** Times two people act on the same order, return, transfer or complaint at the same moment: each pair of acts. */
  STAFF_PAIRS: { whole: 200, part: 20, few: 4 },
  /** Orders of a month that is lived by chance, whose books are reckoned anew; `BOOKS_SEED` says by which chance. */
  BOOKED_ORDERS: { whole: 1000, part: 100, few: 40 },
  /** Products that are changed at once, and back. */
  BULK_PRODUCTS: { whole: 10_000, part: 1000, few: 120 },
  /** Orders at random whose invoices are written for KSeF. */
  KSEF_INVOICES: { whole: 5000, part: 500, few: 60 },
  /** Kinds of garments of the demo that are not only laid out but painted. */
  PAINTED_KINDS: { whole: 12, part: 12, few: 2 },
  /** Windows in which shoppers' journeys are walked whose steps are the same in each. */
  WINDOWS: { whole: 2, part: 2, few: 1 },
  /** Widths of the window at which the longest texts are looked at. */
  WIDTHS: { whole: 9, part: 9, few: 4 },
  /** Milliseconds until a killed server takes orders again. Where other tests run beside it, it takes as long as it takes. */
  READY_AGAIN: { whole: 2000, part: Infinity, few: Infinity },
} as const;

export type CountName = keyof typeof counts;
export type CountSize = "whole" | "part" | "few";

/** The variable in which a run tells the processes of its test files how much it wants. */
export const COUNTS_VARIABLE = "TEST_COUNTS";

/** Returns how much this run wants. */
export function countSize(): CountSize {
  const wanted = process.env[COUNTS_VARIABLE];
  return wanted === "whole" || wanted === "few" ? wanted : "part";
}

/** Returns a count for this run; a variable of its name sets it by hand: `RACE_RUNS=3`. */
export function countOf(name: CountName): number {
  const set = Number(process.env[name] || Number.NaN);
  return Number.isInteger(set) && set > 0 ? set : counts[name][countSize()];
}
