import { etag } from "../../../contract/operator/route.ts";
import { expectedDeliveries } from "../../../database/catalogue/expected-deliveries.ts";
import { missingDuties } from "../../../database/catalogue/missing-duties.ts";
import { connectionOf } from "../../../database/connection/connections.ts";
import {
  merchantCounts,
  merchantStanding,
  merchantStop,
  refusedOffers,
} from "../../../database/connection/merchant.ts";
import { sellingOut } from "../../../database/catalogue/selling-out.ts";
import { languageOf } from "../../../domain/language.ts";
import { mostRefused } from "../today-said.ts";
import { expectDelivery } from "../../../flows/catalogue/expect-delivery.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

/** Goods that somebody should see to. */
export const goodsHandlers: Handlers<"sellingOut" | "expectDelivery" | "missingFacts" | "refusedOffers"> = {
  async sellingOut({ db, person, now }) {
    const language = languageOf(person.lan_id).lanCode;
    const found = await sellingOut(db, { language, now, most: 10 });
    const expected = await expectedDeliveries(db, language);
    return {
      answer: {
        variants: found.map(({ product_id, variant_id, comes_on, expected_version, ...variant }) => ({
          ...variant,
          productId: product_id,
          variantId: variant_id,
          comesOn: comes_on,
          expectedVersion: etag("expected", expected_version),
        })),
        expected: expected.map(({ product_id, version, ...one }) => ({
          ...one,
          productId: product_id,
          version: etag("expected", version),
        })),
      },
    };
  },

  async expectDelivery({ db, parameters: { id }, body: { day, pieces }, version, log }) {
    const said = await expectDelivery(
      db,
      { productId: id, expected: day === null ? null : { day, pieces }, version },
      log,
    );
    if (said.kind === "unknown") return refused("NOT_FOUND");
    if (said.kind === "old")
      return versionOld(db, { entity: "product", entityId: id, part: "expected", version: said.version });
    return { answer: { id }, etag: etag("expected", said.version) };
  },

  async refusedOffers({ db, now }) {
    const connection = await connectionOf(db, "merchant");
    const state = await merchantStanding(db);
    const rests = state?.wait_until ?? null;
    return {
      answer: {
        on: connection?.is_on === true,
        ...(await merchantCounts(db)),
        restsUntil: state?.stopped == null && rests !== null && rests > now ? rests.toISOString() : null,
        stopped: await merchantStop(db),
        products: (await refusedOffers(db, mostRefused)).map(({ product_id, product_name, offers, says }) => ({
          productId: product_id,
          product: product_name,
          offers,
          says,
        })),
      },
    };
  },

  async missingFacts({ db }) {
    const missing = await missingDuties(db);
    return { answer: { facts: missing.map(({ duty, of, products }) => ({ fact: duty, of, products })) } };
  },
};
