/** Values that several of the operator API's routes share. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { languages } from "../../domain/language.ts";
import { roles } from "../../domain/staff/permissions.ts";
import { isDay } from "../../domain/warsaw-time.ts";

/** A moment, ISO 8601 in UTC. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A day in Warsaw, `YYYY-MM-DD`, that the calendar has. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** Hundredths of a currency. */
export const money = v.object({ amount: v.pipe(v.number(), v.integer()), currency: v.picklist(currencies) });

export const language = v.picklist(languages.map(({ lanCode }) => lanCode));
export const role = v.picklist(roles);

/** The number of a row. */
export const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The same in a path. */
export const rowIdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

/** How many rows a page of a list has, 1 to 100. */
export const pageLimit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
  "50",
);

/** Secrets of links, 32 random bytes. */
export const linkToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const nothing = v.object({});
