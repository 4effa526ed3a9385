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
import type { Handlers } from "../context.ts";

/** Goods that somebody should see to. */
export const goodsHandlers: Handlers<"sellingOut" | "missingFacts" | "refusedOffers"> = {
  async sellingOut({ db, person, now }) {
    const found = await sellingOut(db, { language: languageOf(person.lan_id).lanCode, now, most: 10 });
    return {
      answer: {
        variants: found.map(({ product_id, variant_id, ...variant }) => ({
          ...variant,
          productId: product_id,
          variantId: variant_id,
        })),
      },
    };
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
