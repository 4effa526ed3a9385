import type { Arrival, CheckoutData } from "../../../contract/checkout-data.ts";
import type { Country, Payment, PriceTier, Shipping, Zone } from "../../../domain/delivery/delivery.ts";
import { methodMarks } from "../../../domain/payment/method-marks.ts";
import { currencies } from "../../../domain/money.ts";
import { bool, count, fields, list, map, oneOf, orNull, text, type Read, withDefault } from "../../session/shapes.ts";

/** Fetches what ordering needs of the shop, in a language; undefined when it cannot be had. */
export async function fetchCheckout(lanId: number): Promise<CheckoutData | undefined> {
  try {
    const response = await fetch(`/page-data/checkout.json?lan=${lanId}`, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? readCheckoutData(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads what the panel needs of the shop once: zones with their methods, countries, preferred codes. */
const readCheckoutData: Read<CheckoutData> = fields<CheckoutData>({
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
  countries: list(
    fields<Country>({
      country_id: text,
      country_code: text,
      country_name: text,
      countryZone_id: orNull(text),
      points: withDefault(bool, false),
    }),
  ),
  unpaidZones: withDefault(list(text), []),
  arrivals: list(fields<Arrival>({ zoneId: text, shippingId: count, from: text, to: text })),
  marks: withDefault(map(list(oneOf(methodMarks))), {}),
  preferred: fields<CheckoutData["preferred"]>({ paymentCode: text, shippingCode: text }),
});
