import type { FastifyInstance } from "fastify";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { allCategories } from "../../database/catalogue/categories.ts";
import { allConfig } from "../../database/config.ts";
import { deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { deliveryDays, deliveryOffer } from "../../database/delivery/delivery.ts";
import { allPages } from "../../database/content/pages.ts";
import { dictionaries } from "../../domain/dictionary/dictionaries.ts";
import { deliveryDates } from "../../domain/delivery/delivery-dates.ts";
import { lockerCode } from "../../domain/delivery/delivery-codes.ts";
import { daysKey } from "../../domain/delivery/delivery-table.ts";
import { languageOf } from "../../domain/language.ts";
import { marksNamed, usualMarks } from "../../domain/payment/method-marks.ts";
import type { ServerParts } from "../app.ts";
import { layoutPath } from "../../contract/shop-calls.ts";

/** What the browser fetches once per language: its dictionary with pages and categories, and the checkout's data. */
export function layoutRoutes(app: FastifyInstance, { pool, assets }: ServerParts): void {
  app.post<{ Querystring: { lan?: string } }>(layoutPath, async (request, reply) => {
    const { lanCode } = languageOf(request.query.lan);
    const [pages, categories] = await Promise.all([allPages(pool, lanCode), allCategories(pool, lanCode)]);
    const langs = Object.entries(dictionaries[lanCode]).map(([code, content]) => ({ code, content }));
    return reply.header("cache-control", "no-store").send({ langs, pages, categories, build: assets.build });
  });
  app.get<{ Querystring: { lan?: string } }>("/page-data/checkout.json", async (request, reply) => {
    const { lanCode } = languageOf(request.query.lan);
    const [{ zones, countries, unpaidZones }, config, days, calendar] = await Promise.all([
      deliveryOffer(pool, lanCode),
      allConfig(pool),
      deliveryDays(pool),
      deliveryCalendar(pool),
    ]);
    const now = new Date();
    const body: CheckoutData = {
      zones,
      countries,
      unpaidZones,
      arrivals: zones.flatMap(({ zoneId, payment }) => {
        const ids = new Set(payment.flatMap(({ shipping }) => shipping.map(({ shippingId }) => shippingId)));
        return [...ids].flatMap((shippingId) => {
          const known = days.get(daysKey(zoneId, shippingId));
          if (known === undefined) return [];
          const { from, to } = deliveryDates(now, calendar, known);
          return [{ zoneId, shippingId, from, to }];
        });
      }),
      marks: {
        payu: marksNamed(config["payment_marks"] ?? usualMarks) ?? [],
        paypal: ["paypal"],
        [lockerCode]: ["paczkomat"],
      },
      preferred: { paymentCode: config["preferred_payment"] ?? "", shippingCode: config["preferred_shipping"] ?? "" },
    };
    return reply.header("cache-control", "no-cache").send(body);
  });
}
