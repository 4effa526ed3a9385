import type { Sales } from "../../../contract/operator/figures.ts";
import { lyingStock } from "../../../database/catalogue/lying-stock.ts";
import { sellingOut } from "../../../database/catalogue/selling-out.ts";
import {
  awaitedOf,
  figureName,
  figuresBy,
  ordersOfFigure,
  salesByDay,
  type SalesRow,
} from "../../../database/order/sales-figures.ts";
import { missedBetween } from "../../../database/search/misses.ts";
import { languageOf } from "../../../domain/language.ts";
import { daysOf, periodBefore } from "../../../domain/order/figures.ts";
import type { Handlers } from "../context.ts";

/** Figures told at once, beside how many others there are. */
const mostFigures = 20;
const mostVariants = 20;
const mostWords = 50;

/** How the shop sells. */
export const figureHandlers: Handlers<"salesByDay" | "salesBy" | "figureOrders" | "stockFigures" | "missedWords"> = {
  async salesByDay({ db, query: period }) {
    const days = await salesByDay(db, { from: periodBefore(period).from, to: period.to });
    const before = days.slice(0, daysOf(period));
    const own = days.slice(daysOf(period));
    return {
      answer: {
        sales: salesOf(own),
        before: salesOf(before),
        days: own.map((row, index) => ({
          day: row.day,
          orders: row.orders,
          sold: row.placed - row.given_back,
          before: before[index]!.placed - before[index]!.given_back,
        })),
        awaited: await awaitedOf(db, period),
      },
    };
  },

  async salesBy({ db, person, parameters: { kind }, query: period }) {
    const language = languageOf(person.lan_id).lanCode;
    const found = await figuresBy(db, kind, { ...period, language, most: mostFigures });
    const { figures: all = 0, sold_by_all: told = 0 } = found[0] ?? {};
    const sold = kind === "product" || kind === "size" ? salesOf(await salesByDay(db, period)).sold : told;
    return {
      answer: {
        figures: found.map(({ key, name, orders, pieces, sold }) => ({ key, name, orders, pieces, sold })),
        others: { figures: all - found.length, sold: told - found.reduce((sum, { sold }) => sum + sold, 0) },
        rest: sold - told,
        sold,
      },
    };
  },

  async figureOrders({ db, person, parameters: { kind }, query: { key, after = null, limit, ...period } }) {
    // One more than shown tells whether there is a next page.
    const found = await ordersOfFigure(db, kind, { ...period, key, before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const { orders: count = 0, sold_by_all: sold = 0 } = found[0] ?? {};
    return {
      answer: {
        name: await figureName(db, kind, { key, language: languageOf(person.lan_id).lanCode }),
        orders: shown.map(({ order_id, created_at, status, pieces, sold }) => ({
          number: order_id,
          placedAt: created_at.toISOString(),
          state: status,
          pieces,
          sold,
        })),
        next: found.length > shown.length ? String(shown.at(-1)!.order_id) : null,
        count,
        sold,
      },
    };
  },

  async stockFigures({ db, person, query: { days }, now }) {
    const language = languageOf(person.lan_id).lanCode;
    const runsOut = await sellingOut(db, { language, now, most: mostVariants });
    const lying = await lyingStock(db, { days, language, now, most: mostVariants });
    const { variants: count = 0, pieces = 0, worth_of_all: worth = 0 } = lying[0] ?? {};
    return {
      answer: {
        runsOut: runsOut.map(({ product_id, variant_id, product, variant, stock, sold, days }) => ({
          productId: product_id,
          variantId: variant_id,
          product,
          variant,
          stock,
          sold,
          days,
        })),
        lies: {
          variants: lying.map(({ product_id, variant_id, product, variant, stock, worth, last_sold }) => ({
            productId: product_id,
            variantId: variant_id,
            product,
            variant,
            stock,
            worth,
            lastSold: last_sold,
          })),
          count,
          pieces,
          worth,
        },
      },
    };
  },

  async missedWords({ db, query: period }) {
    const words = await missedBetween(db, { ...period, most: mostWords });
    return {
      answer: {
        words: words.map(({ word, lan_code, times, last_day }) => ({
          word,
          language: lan_code,
          times,
          lastDay: last_day,
        })),
      },
    };
  },
};

function salesOf(days: readonly SalesRow[]): Sales {
  const sum = (of: (day: SalesRow) => number) => days.reduce((all, day) => all + of(day), 0);
  const [placed, givenBack] = [sum((day) => day.placed), sum((day) => day.given_back)];
  return {
    orders: sum((day) => day.orders),
    pieces: sum((day) => day.pieces),
    placed,
    givenBack,
    sold: placed - givenBack,
  };
}
