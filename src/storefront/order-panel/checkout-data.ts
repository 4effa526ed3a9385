import type { Arrival, CheckoutData } from "../../contract/page-data.ts";
import type { Country, Payment, PriceTier, Shipping, Zone } from "../../domain/delivery.ts";
import { currencies } from "../../domain/money.ts";
import { count, fields, list, oneOf, orNull, text, type Read, withDefault } from "../session/shapes.ts";

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
          currencies: withDefault(list(oneOf(currencies)), [...currencies]),
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
