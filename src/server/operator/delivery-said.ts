import type { Delivery, DeliveryCountry, DeliveryMethod } from "../../contract/operator/delivery.ts";
import { etag } from "../../contract/operator/route.ts";
import { allConfig } from "../../database/config.ts";
import { allCountries, type CountryRow } from "../../database/delivery/countries.ts";
import { daysOffFrom, deliveryCalendar, handOver } from "../../database/delivery/delivery-calendar.ts";
import { allMethods, type DeliveryMethodRow, staffZones } from "../../database/delivery/delivery-methods.ts";
import { unweighedProducts } from "../../database/delivery/goods-weight.ts";
import { allPayments } from "../../database/payment/payment-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LanCode, said } from "../../domain/language.ts";
import { sendingDates } from "../../domain/delivery/delivery-dates.ts";
import { publicHolidays } from "../../domain/delivery/working-days.ts";
import { weighsParcels } from "../../domain/shop-config.ts";

/** Returns how the shop delivers, in a language. */
export async function deliverySaid(db: Queryable, lanCode: LanCode, now: Date): Promise<Delivery> {
  const unweighed = await unweighedProducts(db);
  return {
    zones: (await staffZones(db)).map(({ zone_id, zone_name, version }) => ({
      id: Number(zone_id),
      name: zone_name,
      version: etag("name", version),
    })),
    methods: (await allMethods(db)).map(methodSaid),
    countries: (await allCountries(db))
      .map((row) => countrySaid(row, lanCode))
      .toSorted((a, b) => a.name.localeCompare(b.name, lanCode)),
    payments: (await allPayments(db)).map(({ payment_id, payment_code, payment_name, offered }) => ({
      id: payment_id,
      code: payment_code,
      name: said(payment_name, lanCode),
      offered,
    })),
    calendar: await calendarSaid(db, now),
    weight: {
      counts: weighsParcels(await allConfig(db)),
      unweighed: unweighed.count,
      first: unweighed.first.map(({ product_id, product_name }) => ({
        id: product_id,
        name: said(product_name, lanCode),
      })),
    },
  };
}

/** Returns a way of delivery as staff read it. */
export function methodSaid(row: DeliveryMethodRow): DeliveryMethod {
  const { days_from, days_to } = row;
  return {
    id: row.method_id,
    zone: Number(row.zone_id),
    shippingId: row.shipping_id,
    code: row.shipping_code,
    names: row.shipping_name,
    days: days_from === null || days_to === null ? null : [days_from, days_to],
    freeFrom: row.free_from,
    offers: row.offers,
    collection: row.collection,
    offered: row.offered,
    version: etag("terms", row.version),
  };
}

/** Returns a country as staff read it. */
export function countrySaid(row: CountryRow, lanCode: LanCode): DeliveryCountry {
  return {
    id: row.country_id,
    code: row.country_code,
    name: said(row.country_name, lanCode),
    zone: row.zone_id === null ? null : Number(row.zone_id),
    offBecause: row.offered ? null : (row.off_because ?? ""),
    version: etag("country", row.version),
  };
}

/** Returns when parcels leave, with the days to come on which none does. */
export async function calendarSaid(db: Queryable, now: Date): Promise<Delivery["calendar"]> {
  const calendar = await deliveryCalendar(db);
  const { today } = sendingDates(now, calendar);
  const year = Number(today.slice(0, 4));
  return {
    hour: calendar.handOverHour,
    hourVersion: etag("handOver", (await handOver(db)).version),
    daysOff: (await daysOffFrom(db, today)).map(({ day_id, day, because }) => ({ id: day_id, day, because })),
    holidays: [...publicHolidays(year), ...publicHolidays(year + 1)].filter((day) => day >= today),
  };
}
