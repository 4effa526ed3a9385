import type { Country, Zone } from "../../domain/delivery/delivery.ts";
import { lockerCode } from "../../domain/delivery/delivery-codes.ts";
import type { DeliveryDays } from "../../domain/delivery/delivery-table.ts";
import type { DeliveryCalendar } from "../../domain/delivery/working-days.ts";
import { type LanCode, said, type Said } from "../../domain/language.ts";
import { hasPoints, type MethodRow, methodRows, zonesOf } from "../delivery/delivery.ts";
import type { Queryable } from "../queryable.ts";

/** What the shop's own tables say of an order's way and its currency. */
export interface OrderTerms {
  /** Null: the shop does not deliver there. */
  country: Country | null;
  /** How it delivers there; null: in no way. */
  zone: Zone | null;
  /** Working days on the way, by shipping; one the shop says nothing of is left out. */
  days: Map<number, DeliveryDays>;
  /** When it would leave. */
  calendar: DeliveryCalendar;
  /** Config entries of rates, of how long goods are held and of VAT settled by OSS, by code. */
  config: Record<string, string>;
  /** Whether the shop takes orders at all. */
  open: boolean;
}

/** Returns the terms for a country in one round trip: an order that is being placed waits for each. */
export async function orderTerms(db: Queryable, countryId: string | null, lanCode: LanCode): Promise<OrderTerms> {
  const { rows } = await db.query<TermsRow>(termsSql, [/^\d{1,9}$/.test(countryId ?? "") ? Number(countryId) : null]);
  const { country_id, country_code, country_name, zone_id, methods, days, config, open, hand_over_hour, days_off } =
    rows[0]!;
  return {
    country:
      country_id === null
        ? null
        : {
            country_id: String(country_id),
            country_code,
            country_name: said(country_name, lanCode),
            countryZone_id: zone_id,
          },
    zone: zonesOf(methods ?? [], "pl")[0] ?? null,
    days: new Map((days ?? []).map(({ shipping_id, days_from, days_to }) => [shipping_id, [days_from, days_to]])),
    calendar: { handOverHour: hand_over_hour, daysOff: new Set(days_off) },
    config: config ?? {},
    open,
  };
}

interface CountryRow {
  country_id: number;
  country_code: string;
  country_name: Said;
  zone_id: string | null;
}

type TermsRow = (CountryRow | { [column in keyof CountryRow]: null }) & {
  methods: MethodRow[] | null;
  days: { shipping_id: number; days_from: number; days_to: number }[] | null;
  config: Record<string, string> | null;
  open: boolean;
  hand_over_hour: number;
  days_off: string[];
};

const termsSql = `SELECT c.country_id, c.country_code, c.country_name, c.zone_id,
    (SELECT json_agg(m) FROM (${methodRows(`z.zone_id = c.zone_id AND (s.shipping_code <> '${lockerCode}' OR ${hasPoints})`)}) m) AS methods,
    (SELECT json_agg(json_build_object('shipping_id', shipping_id, 'days_from', days_from, 'days_to', days_to)) FROM shippings s
      WHERE s.zone_id = c.zone_id AND days_from IS NOT NULL AND days_to IS NOT NULL) AS days,
    (SELECT json_object_agg(code, content) FROM config WHERE code ~ '_rate$|^hold_|^reminder_|^order_limit_|^oss_since$') AS config,
    (SELECT opened_at IS NOT NULL FROM shop) AS open, (SELECT hand_over_hour FROM shop) AS hand_over_hour,
    ARRAY(SELECT day::text FROM days_off WHERE day >= current_date - 1) AS days_off
  FROM (SELECT $1::integer AS country_id) asked LEFT JOIN countries c ON c.country_id = asked.country_id AND c.offered`;
