import { allConfig } from "../../database/config.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languages } from "../../domain/language.ts";
import type { Slip } from "../../domain/parcel/slip.ts";

/** Returns the address slips of orders: of each parcel that is still here, else of each there is, else one of the order whole. Numbers that are of no order have none. */
export async function slipsOf(db: Queryable, orderIds: readonly number[]): Promise<Slip[]> {
  const config = await allConfig(db);
  const from = [
    config["shop_company"] || config["shop_name"] || "Bruk",
    config["shop_street"] ?? "",
    config["shop_city"] ?? "",
    config["shop_phone"] ?? "",
  ].filter((line) => line !== "");
  const slips: Slip[] = [];
  for (const orderId of orderIds) {
    const stored = await orderNumbered(db, orderId);
    if (stored === null) continue;
    const read = await readableOrder(db, stored, languages[0]);
    const parcels = (await parcelsOf(db, orderId)).map((parcel, index) => ({ ...parcel, nth: index + 1 }));
    const here = parcels.filter(({ sent_at }) => sent_at === null);
    const whole = { nth: 1, carrier: null, tracking: null, weight: null };
    for (const { nth, carrier, tracking, weight } of here.length > 0 ? here : parcels.length > 0 ? parcels : [whole])
      slips.push({
        orderId,
        parcel: nth,
        of: Math.max(1, parcels.length),
        carrier: carrier ?? read.shippingName,
        tracking,
        weight,
        point: read.shippingPoint === null ? null : { id: read.shippingPoint, address: read.shippingPointAddress },
        name: read.name,
        address: read.address,
        phone: read.phone,
        from,
      });
  }
  return slips;
}
