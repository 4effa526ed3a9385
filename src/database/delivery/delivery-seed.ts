import type { Said } from "../../domain/language.ts";
import { parseDecimal } from "../../domain/money.ts";
import type { PaymentData, ZoneData } from "../../domain/delivery/zones.ts";
import type { Queryable } from "../queryable.ts";

export interface CountryData {
  country_id: string;
  country_code: string;
  country_name: Said;
  countryZone_id: string | null;
}

/** Writes zones, payments, shippings, tiers and countries into a database that has none; returns whether it did. */
export async function seedDelivery(
  db: Queryable,
  {
    zones,
    payments,
    countries,
  }: { zones: readonly ZoneData[]; payments: readonly PaymentData[]; countries: readonly CountryData[] },
): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM zones LIMIT 1");
  if (rowCount !== 0) return false;
  for (const payment of payments) {
    await db.query("INSERT INTO payments (payment_id, payment_code, payment_name, online) VALUES ($1, $2, $3, $4)", [
      payment.paymentId,
      payment.paymentCode,
      JSON.stringify(payment.paymentName),
      payment.online,
    ]);
  }
  for (const zone of zones) await seedZone(db, zone);
  for (const country of countries) {
    await db.query("INSERT INTO countries (country_id, country_code, country_name, zone_id) VALUES ($1, $2, $3, $4)", [
      Number(country.country_id),
      country.country_code,
      JSON.stringify(country.country_name),
      country.countryZone_id,
    ]);
  }
  return true;
}

async function seedZone(db: Queryable, zone: ZoneData): Promise<void> {
  await db.query("INSERT INTO zones (zone_id, zone_name) VALUES ($1, $2)", [zone.zoneId, zone.zoneName]);
  for (const [position, shipping] of zone.shippings.entries()) {
    await db.query(
      "INSERT INTO shippings (shipping_id, zone_id, shipping_code, shipping_name, position, collection, days_from, days_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
      [
        shipping.shippingId,
        zone.zoneId,
        shipping.shippingCode,
        JSON.stringify(shipping.shippingName),
        position,
        shipping.collection ?? false,
        ...shipping.days,
      ],
    );
    const freeFrom = shipping.shippingFree === "" ? null : parseDecimal(shipping.shippingFree) || null;
    for (const offer of shipping.offers) {
      for (const paymentId of offer.paymentIds) {
        await db.query(
          "INSERT INTO zone_methods (zone_id, payment_id, shipping_id, free_from) VALUES ($1, $2, $3, $4)",
          [zone.zoneId, paymentId, shipping.shippingId, freeFrom],
        );
        for (const tier of offer.prices) {
          await db.query(
            "INSERT INTO price_tiers (zone_id, payment_id, shipping_id, max_weight, price) VALUES ($1, $2, $3, $4, $5)",
            [zone.zoneId, paymentId, shipping.shippingId, tier.maxWeight, parseDecimal(tier.price)],
          );
        }
      }
    }
  }
}
