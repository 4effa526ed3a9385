import { type Country, type Payment, type Zone, zoneOf } from "../../domain/delivery/delivery.ts";
import { defaultCountry } from "../../domain/delivery/delivery-codes.ts";
import { daysKey, type DeliveryDays } from "../../domain/delivery/delivery-table.ts";
import { type LanCode, said, type Said } from "../../domain/language.ts";
import { type Currency, decimal } from "../../domain/money.ts";
import { isOffered } from "../payment/payment-methods.ts";
import type { Queryable } from "../queryable.ts";

/** Returns the shipping zones with their payments, shippings and price tiers (specification, point 3); only payments it offers. */
export async function allZones(db: Queryable, lanCode: LanCode): Promise<Zone[]> {
  const { rows } = await db.query<MethodRow>({
    name: "all-zones",
    text: methodRows("true"),
  });
  return zonesOf(rows, lanCode);
}

/** The statement that answers what zones offer, row by row; `where` speaks of `z`, the zone. */
export function methodRows(where: string): string {
  return `SELECT z.zone_id, z.zone_name, p.payment_id, p.payment_code, p.payment_name, p.currencies, s.shipping_id, s.shipping_code, s.shipping_name, zm.free_from,
      (SELECT json_agg(json_build_object('maxWeight', max_weight, 'price', price) ORDER BY max_weight) FROM price_tiers t
        WHERE (t.zone_id, t.payment_id, t.shipping_id) = (zm.zone_id, zm.payment_id, zm.shipping_id)) AS prices
    FROM zone_methods zm JOIN zones z USING (zone_id) JOIN payments p USING (payment_id) JOIN shippings s USING (zone_id, shipping_id)
    WHERE ${isOffered} AND zm.offered AND s.offered AND ${where}
    ORDER BY z.zone_id, p.position, p.payment_id, s.position, s.shipping_id`;
}

/** Whether parcels wait at points in the country `c`: InPost's in Poland, those that Packeta has told of beyond. */
export const hasPoints =
  "(c.country_code = 'PL' OR EXISTS (SELECT FROM packeta_points k WHERE k.country = c.country_code))";

/** Returns the zones that these rows make. */
export function zonesOf(rows: readonly MethodRow[], lanCode: LanCode): Zone[] {
  const zones = new Map<string, Zone>();
  for (const row of rows) {
    const zone = zones.get(row.zone_id) ?? { zoneId: row.zone_id, zoneName: row.zone_name, payment: [] };
    zones.set(row.zone_id, zone);
    paymentIn(zone, row, lanCode).shipping.push({
      shippingName: said(row.shipping_name, lanCode),
      shippingCode: row.shipping_code,
      shippingId: row.shipping_id,
      shippingFree: row.free_from === null ? "" : decimal(row.free_from),
      prices: (row.prices ?? []).map((tier) => ({ maxWeight: tier.maxWeight, price: decimal(tier.price) })),
    });
  }
  return [...zones.values()];
}

export interface MethodRow {
  zone_id: string;
  zone_name: string;
  payment_id: number;
  payment_code: string;
  payment_name: Said;
  currencies: Currency[] | null;
  shipping_id: number;
  shipping_code: string;
  shipping_name: Said;
  free_from: number | null;
  prices: { maxWeight: number; price: number }[] | null;
}

function paymentIn(zone: Zone, row: MethodRow, lanCode: LanCode): Payment {
  const found = zone.payment.find((payment) => payment.paymentId === row.payment_id);
  if (found) return found;
  const payment: Payment = {
    paymentName: said(row.payment_name, lanCode),
    paymentCode: row.payment_code,
    paymentId: row.payment_id,
    ...(row.currencies === null ? {} : { currencies: row.currencies }),
    shipping: [],
  };
  zone.payment.push(payment);
  return payment;
}

/** Returns a country of the list by its id, offered or not, with its name in a language. */
export async function countryNumbered(
  db: Queryable,
  countryId: number,
  lanCode: LanCode,
): Promise<{ country_code: string; country_name: string } | null> {
  const { rows } = await db.query<{ country_code: string; country_name: Said }>(
    "SELECT country_code, country_name FROM countries WHERE country_id = $1",
    [countryId],
  );
  return rows[0] === undefined ? null : { ...rows[0], country_name: said(rows[0].country_name, lanCode) };
}

/** Returns what ways of delivery are called in a language, by their numbers; of one that is no more, nothing. */
export async function shippingNames(
  db: Queryable,
  shippingIds: readonly number[],
  lanCode: LanCode,
): Promise<Map<number, string>> {
  const { rows } = await db.query<{ shipping_id: number; shipping_name: Said }>(
    "SELECT DISTINCT ON (shipping_id) shipping_id, shipping_name FROM shippings WHERE shipping_id = ANY ($1) ORDER BY shipping_id, zone_id",
    [shippingIds],
  );
  return new Map(rows.map((row) => [row.shipping_id, said(row.shipping_name, lanCode)]));
}

/** Returns the codes of the payment and shipping methods a shopper may have chosen. */
export async function methodCodes(db: Queryable): Promise<{ payments: string[]; shippings: string[] }> {
  const payments = await db.query<{ code: string }>(
    "SELECT payment_code AS code FROM payments WHERE payment_code <> 'exchange'",
  );
  const shippings = await db.query<{ code: string }>(
    "SELECT DISTINCT shipping_code AS code FROM shippings WHERE shipping_code <> ''",
  );
  return { payments: payments.rows.map(({ code }) => code), shippings: shippings.rows.map(({ code }) => code) };
}

/** Returns the methods the checkout may begin with, by their names in a language. */
export async function namedMethods(
  db: Queryable,
  lanCode: LanCode,
): Promise<Record<"payments" | "shippings", { code: string; name: string }[]>> {
  const payments = await db.query<{ code: string; name: Said }>(
    "SELECT payment_code AS code, payment_name AS name FROM payments WHERE payment_code <> 'exchange' ORDER BY payment_id",
  );
  const shippings = await db.query<{ code: string; name: Said }>(
    "SELECT DISTINCT ON (shipping_code) shipping_code AS code, shipping_name AS name FROM shippings WHERE shipping_code <> '' ORDER BY shipping_code",
  );
  const inLanguage = ({ code, name }: { code: string; name: Said }) => ({ code, name: said(name, lanCode) });
  return { payments: payments.rows.map(inLanguage), shippings: shippings.rows.map(inLanguage) };
}

/** Returns the payments the shop offers anywhere, with their names in a language. */
export async function offeredPayments(db: Queryable, lanCode: LanCode): Promise<{ code: string; name: string }[]> {
  const { rows } = await db.query<{ payment_code: string; payment_name: Said }>(
    `SELECT payment_code, payment_name FROM payments p WHERE ${isOffered} AND EXISTS (SELECT FROM zone_methods m WHERE m.offered AND m.payment_id = p.payment_id) ORDER BY position, payment_id`,
  );
  return rows.map(({ payment_code, payment_name }) => ({ code: payment_code, name: said(payment_name, lanCode) }));
}

/** Returns the zone of the shop's own country, or null when it delivers nothing there. */
export async function homeZone(db: Queryable): Promise<Zone | null> {
  // One after the other: inside a transaction there is one connection, which takes one query at a time.
  const countries = await offeredCountries(db, "pl");
  return zoneOf(defaultCountry.country_id, countries, await allZones(db, "pl"));
}

/** Returns where the shop delivers, and what it offers there. */
export async function deliveryOffer(
  db: Queryable,
  lanCode: LanCode,
): Promise<{ countries: Country[]; zones: Zone[]; unpaidZones: string[] }> {
  // One after the other: inside a transaction there is one connection, which takes one query at a time.
  const countries = await offeredCountries(db, lanCode);
  const zones = await allZones(db, lanCode);
  const { rows } = await db.query<{ zone_id: string }>({
    name: "unpaid-zones",
    text: `SELECT zone_id FROM zone_methods m JOIN shippings s USING (zone_id, shipping_id) JOIN payments p USING (payment_id)
      WHERE m.offered AND s.offered GROUP BY zone_id HAVING NOT bool_or(${isOffered}) ORDER BY zone_id`,
  });
  return { countries, zones, unpaidZones: rows.map(({ zone_id }) => zone_id) };
}

/** Returns how many working days each shipping takes, by `daysKey`. */
export async function deliveryDays(db: Queryable): Promise<Map<string, DeliveryDays>> {
  const { rows } = await db.query<{ zone_id: string; shipping_id: number; days_from: number; days_to: number }>({
    name: "delivery-days",
    text: "SELECT zone_id, shipping_id, days_from, days_to FROM shippings WHERE days_from IS NOT NULL AND days_to IS NOT NULL",
  });
  return new Map(rows.map((row) => [daysKey(row.zone_id, row.shipping_id), [row.days_from, row.days_to]]));
}

/** Returns the shippings that are collection in person, by `daysKey`. */
export async function collections(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ zone_id: string; shipping_id: number }>({
    name: "collections",
    text: "SELECT zone_id, shipping_id FROM shippings WHERE collection",
  });
  return new Set(rows.map((row) => daysKey(row.zone_id, row.shipping_id)));
}

/** Returns a country's code by its id, also of one the shop does not deliver to: a company may sit anywhere. Null: there is none. */
export async function countryCode(db: Queryable, countryId: string): Promise<string | null> {
  if (!/^\d{1,9}$/.test(countryId)) return null;
  const { rows } = await db.query<{ country_code: string }>({
    name: "country-code",
    text: "SELECT country_code FROM countries WHERE country_id = $1",
    values: [Number(countryId)],
  });
  return rows[0]?.country_code ?? null;
}

/** Returns the countries the shop delivers to; one switched off is left out. */
export async function offeredCountries(db: Queryable, lanCode: LanCode): Promise<Country[]> {
  const { rows } = await db.query<{
    country_id: number;
    country_code: string;
    country_name: Said;
    zone_id: string | null;
    has_points: boolean;
  }>({
    name: "offered-countries",
    text: `SELECT country_id, country_code, country_name, zone_id, ${hasPoints} AS has_points FROM countries c WHERE offered ORDER BY country_id`,
  });
  return rows.map((row) => ({
    country_id: String(row.country_id),
    country_code: row.country_code,
    country_name: said(row.country_name, lanCode),
    countryZone_id: row.zone_id,
    ...(row.has_points && row.country_code !== "PL" && { points: true }),
  }));
}
