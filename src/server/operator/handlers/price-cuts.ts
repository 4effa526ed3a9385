import { rolledBack } from "../../../database/connect.ts";
import { endedCuts, openCuts, pricedVariants, priceHistory } from "../../../database/catalogue/price-cuts.ts";
import { languageOf } from "../../../domain/language.ts";
import { cancelPriceCuts, planPriceCuts } from "../../../flows/catalogue/price-cuts.ts";
import { type Handlers, refused } from "../context.ts";
import { cutSaid, reducedGoods, whyRefused } from "../price-cuts-said.ts";

const mostPrices = 100;

/** Prices for a time, and how prices have come about. */
export const priceCutHandlers: Handlers<
  "priceCuts" | "priceCutPreview" | "planPriceCuts" | "cancelPriceCuts" | "productPrices"
> = {
  async priceCuts({ db, query: { view, after = null, limit } }) {
    if (view === "open") return { answer: { cuts: (await openCuts(db, null)).map(cutSaid), next: null } };
    // One more than shown tells whether there is a next page.
    const found = await endedCuts(db, { below: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const next = found.length > shown.length ? String(shown.at(-1)!.cut_id) : null;
    return { answer: { cuts: shown.map(cutSaid), next } };
  },

  async priceCutPreview({ db, person, now, body }) {
    const productIds = body.goods.map(({ productId }) => productId);
    const language = languageOf(person.lan_id).lanCode;
    const reduced = reducedGoods(body, await pricedVariants(db, { productIds, from: body.from, language }));
    const cuts = reduced.map(({ cut }) => inWarsaw(cut));
    const outcomes = await rolledBack(db, () => planPriceCuts(db, cuts, { now, log: async () => undefined }));
    const rows = reduced.map(({ said }, at) => ({ ...said, refused: whyRefused(outcomes[at]!) }));
    return { answer: { rows }, unchanged: true };
  },

  async planPriceCuts({ db, now, log, body: { cuts } }) {
    const outcomes = await planPriceCuts(db, cuts.map(inWarsaw), { now, log });
    const planned = outcomes.flatMap((outcome) => (outcome.kind === "planned" ? [outcome.cutId] : []));
    const refusedOnes = cuts.flatMap(({ productId, variantId }, at) => {
      const why = whyRefused(outcomes[at]!);
      return why === null ? [] : [{ productId, variantId, why }];
    });
    return { answer: { planned, refused: refusedOnes }, unchanged: planned.length === 0 };
  },

  async cancelPriceCuts({ db, now, log, body: { ids } }) {
    const cancelled = await cancelPriceCuts(db, ids, { now, log });
    if (cancelled.length === 0) return refused("NOT_FOUND");
    return { answer: { cancelled: cancelled.map(({ cut_id }) => cut_id) } };
  },

  async productPrices({ db, person, parameters: { id } }) {
    const language = languageOf(person.lan_id).lanCode;
    const variants = await pricedVariants(db, { productIds: [id], from: null, language });
    const [first] = variants;
    if (first === undefined) return refused("NOT_FOUND");
    const history = await priceHistory(db, id, mostPrices);
    return {
      answer: {
        product: first.product,
        variants: variants.map(({ variant_id, variant, real_price, catalogue_price, lowest }) => ({
          variantId: variant_id,
          variant,
          price: real_price,
          regular: catalogue_price,
          lowest,
          history: history
            .filter((past) => past.variant_id === variant_id)
            .map((past) => ({
              since: past.since.toISOString(),
              price: past.real_price,
              regular: past.catalogue_price,
            })),
        })),
        cuts: (await openCuts(db, id)).map(cutSaid),
      },
    };
  },
};

/** Returns the same with its times as the database reads them: `2026-12-01 00:00:00`. */
function inWarsaw<Cut extends { from: string | null; to: string | null }>(cut: Cut): Cut {
  const second = (minute: string | null) => minute && `${minute.replace("T", " ")}:00`;
  return { ...cut, from: second(cut.from), to: second(cut.to) };
}
