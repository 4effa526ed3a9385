import { missingDuties } from "../../../database/catalogue/missing-duties.ts";
import { sellingOut } from "../../../database/catalogue/selling-out.ts";
import { languageOf } from "../../../domain/language.ts";
import type { Handlers } from "../context.ts";

/** Goods that somebody should see to. */
export const goodsHandlers: Handlers<"sellingOut" | "missingFacts"> = {
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

  async missingFacts({ db }) {
    const missing = await missingDuties(db);
    return { answer: { facts: missing.map(({ duty, of, products }) => ({ fact: duty, of, products })) } };
  },
};
