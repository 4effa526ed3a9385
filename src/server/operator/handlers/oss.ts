import type { UnionRatesSaid } from "../../../contract/operator/oss.ts";
import { unionRates } from "../../../database/books/union-rates.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { dayAway } from "../../../domain/books/exchange-rates.ts";
import { euroSum, unionRateText } from "../../../domain/books/oss.ts";
import { languageOf } from "../../../domain/language.ts";
import { currencies } from "../../../domain/money.ts";
import { warsawDay } from "../../../domain/warsaw-time.ts";
import {
  recordUnionRate,
  ossInWords,
  ossRecordInWords,
  ossReturn,
  takeUnionRateAway,
} from "../../../flows/books/oss-return.ts";
import { type Handlers, refused } from "../context.ts";

type Names = "ossReturn" | "ossTable" | "ossRecord" | "unionRates" | "addUnionRate" | "removeUnionRate";

/** The one-stop shop: its returns, quarter by quarter, and the countries' rates. */
export const ossHandlers: Handlers<Names> = {
  async ossReturn({ db, parameters: { quarter } }) {
    const { since, rows, euro } = await ossReturn(db, quarter);
    return {
      answer: {
        quarter,
        since,
        euroDay: euro?.day ?? null,
        rows: rows.map(({ rate, charged, vat, ...row }) => ({
          ...row,
          rate: rate === null ? null : unionRateText(rate),
          charged: currencies.flatMap((currency) => {
            const gross = charged[currency];
            return gross === undefined ? [] : [{ currency, gross, vat: vat[currency] ?? 0 }];
          }),
        })),
        sum: euroSum(rows),
      },
    };
  },

  async ossTable({ db, person, parameters: { quarter } }) {
    const text = ossInWords(await ossReturn(db, quarter), languageOf(person.lan_id).lanCode);
    return file(`oss-${quarter}.csv`, text);
  },

  async ossRecord({ db, person, parameters: { quarter } }) {
    const text = await ossRecordInWords(db, await ossReturn(db, quarter), languageOf(person.lan_id).lanCode);
    return file(`oss-record-${quarter}.csv`, text);
  },

  unionRates: async ({ db }) => ({ answer: await ratesSaid(db) }),

  async addUnionRate({ db, body, now, log }) {
    return (await recordUnionRate(db, { ...body, today: warsawDay(now) }, log))
      ? { answer: await ratesSaid(db) }
      : refused("FIELD_WRONG", { at: "/rate" });
  },

  async removeUnionRate({ db, parameters: { id }, log }) {
    return (await takeUnionRateAway(db, id, log)) ? { answer: await ratesSaid(db) } : refused("NOT_FOUND");
  },
};

async function ratesSaid(db: Queryable): Promise<UnionRatesSaid> {
  const noted = await unionRates(db);
  return {
    rates: noted.map(({ rate, ...one }, at) => {
      const next = noted[at + 1];
      return {
        ...one,
        rate: unionRateText(rate),
        until: next?.country === one.country ? dayAway(next.from, -1) : null,
      };
    }),
  };
}

function file(name: string, text: string) {
  return { answer: {}, file: { bytes: Buffer.from(text), name } };
}
