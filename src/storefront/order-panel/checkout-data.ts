import type { Arrival, CheckoutData } from "../../contract/page-data.ts";
import type { Country, Payment, PriceTier, Shipping, Zone } from "../../domain/delivery.ts";
import { count, fields, list, orNull, text, type Read } from "../session/shapes.ts";

/** Reads what the panel needs of the shop once: zones with their methods, countries, preferred codes. */
export const readCheckoutData: Read<CheckoutData> = fields<CheckoutData>({
  zones: list(
    fields<Zone>({
      zoneId: text,
      zoneName: text,
      payment: list(
        fields<Payment>({
          paymentName: text,
          paymentCode: text,
          paymentId: count,
          shipping: list(
            fields<Shipping>({
              shippingName: text,
              shippingCode: text,
              shippingId: count,
              shippingFree: text,
              prices: list(fields<PriceTier>({ maxWeight: count, price: text })),
            }),
          ),
        }),
      ),
    }),
  ),
  countries: list(fields<Country>({ country_id: text, country_code: text, country_name: text, countryZone_id: orNull(text) })),
  arrivals: list(fields<Arrival>({ zoneId: text, shippingId: count, from: text, to: text })),
  preferred: fields<CheckoutData["preferred"]>({ paymentCode: text, shippingCode: text }),
});
