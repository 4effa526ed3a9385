import { allConfig } from "../database/config.ts";
import { allZones, collections, deliveryDays, offeredCountries } from "../database/delivery/delivery.ts";
import type { Queryable } from "../database/queryable.ts";
import { type DeliveryWay, deliveryWays } from "../domain/delivery/delivery-ways.ts";
import { weighsParcels } from "../domain/shop-config.ts";

/** Returns the ways of delivery the shop has now. Whoever shows them reads the cache tag `delivery`. */
export async function waysNow(db: Queryable): Promise<DeliveryWay[]> {
  const [zones, countries, days, inPerson, config] = await Promise.all([
    allZones(db, "pl"),
    offeredCountries(db, "pl"),
    deliveryDays(db),
    collections(db),
    allConfig(db),
  ]);
  return deliveryWays({ zones, countries, days, collections: inPerson, weighs: weighsParcels(config) });
}
