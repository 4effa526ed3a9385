import assert from "node:assert/strict";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import { runBulkEdit } from "../../../src/flows/catalogue/bulk/run-bulk-edit.ts";
import { startDrops } from "../../../src/flows/catalogue/drops.ts";
import { makers, pictureSaid, places } from "../catalogue.ts";
import type { Office } from "../office.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of products that can be taken back. */
export function productsUndone({ ola, did, pool }: Office): Record<string, Example> {
  const body = { name: "Bluza Cofnij", brandId: makers.nocny, categoryId: places.bluzy, price: 9900, sizes: ["S"] };
  const read = async (id: number) => (await ola.call(routes.product, { parameters: { id } })).body;
  /** A product, as it is but for its versions. */
  const made = async () => {
    const { id } = (await ola.call(routes.addProduct, { body })).body;
    const as = async () => {
      const { texts, facts, placing, publication, limits, details, goesWith, paths } = await read(id);
      const parts = [texts, facts, placing, publication, limits, details, goesWith].map(
        ({ version: _version, ...said }) => said,
      );
      return { parts, paths };
    };
    return { id, as, read: () => read(id) };
  };
  let drops = 0;
  const dropTerms = (productId: number) => ({
    name: "Zima",
    at: "2099-12-05T20:00:00",
    soon: false,
    goods: [{ productId, perPerson: 2 }],
  });
  /** A drop of a product nobody has seen; `begun`: its second has come. */
  const dropped = async ({ begun }: { begun: boolean }) => {
    const name = `Bluza Drop ${(drops += 1)}`;
    const product = (await ola.call(routes.addProduct, { body: { ...body, name } })).body.id;
    const { id } = (await ola.call(routes.planDrop, { body: dropTerms(product) })).body;
    if (begun) await startDrops(pool, new Date("2099-12-05T19:00:00Z"));
    const parameters = { id };
    const now = async () => (await ola.call(routes.drop, { parameters })).body;
    const as = async () => {
      const { version: _version, ...said } = await now();
      return said;
    };
    return { product, parameters, now, as };
  };
  const openDrops = async () =>
    (await ola.call(routes.drops, { query: {} })).body.drops.map(({ id: _id, version: _version, ...said }) => said);
  return {
    planDrop: async () => {
      const { id } = (await ola.call(routes.addProduct, { body: { ...body, name: "Bluza Zaplanuj" } })).body;
      return { as: openDrops, act: () => did(ola.call(routes.planDrop, { body: dropTerms(id) })) };
    },
    changeDrop: async () => {
      const { product, parameters, now, as } = await dropped({ begun: false });
      const changed = { ...dropTerms(product), name: "Wiosna", soon: true };
      return {
        as,
        act: async () =>
          did(ola.call(routes.changeDrop, { parameters, body: changed, version: (await now()).version })),
      };
    },
    removeDrop: async () => {
      const { parameters } = await dropped({ begun: false });
      return { as: openDrops, act: () => did(ola.call(routes.removeDrop, { parameters })) };
    },
    pauseDrop: async () => {
      const { product, parameters, as } = await dropped({ begun: true });
      return { as, act: () => did(ola.call(routes.pauseDrop, { parameters, body: { products: [product] } })) };
    },
    resumeDrop: async () => {
      const { parameters, as } = await dropped({ begun: true });
      await did(ola.call(routes.pauseDrop, { parameters, body: { products: null } }));
      return { as, act: () => did(ola.call(routes.resumeDrop, { parameters, body: { products: null } })) };
    },
    addProduct: async () => ({
      as: async () => (await ola.call(routes.products, { query: {} })).body.products.map(({ id }) => id),
      act: () => did(ola.call(routes.addProduct, { body })),
    }),
    changeProductTexts: async () => {
      const { id, as, read: now } = await made();
      const texts = { name: { pl: "Bluza Inna", cz: "Mikina" }, description: { en: "<p>Warm.</p>" } };
      return {
        as,
        act: async () => {
          const { version } = (await now()).texts;
          return did(ola.call(routes.changeProductTexts, { parameters: { id }, body: texts, version }));
        },
      };
    },
    changeProductFacts: async () => {
      const { id, as, read: now } = await made();
      const facts = { measure: { amount: 30, unit: "ml" }, guaranteeYears: 5 };
      return {
        as,
        act: async () => {
          const { version } = (await now()).facts;
          return did(ola.call(routes.changeProductFacts, { parameters: { id }, body: facts, version }));
        },
      };
    },
    changeProductPlacing: async () => {
      const { id, as, read: now } = await made();
      const placing = { brandId: makers.kostka, categories: [places.buty, places.bluzy], badges: ["new"] };
      return {
        as,
        act: async () => {
          const { version } = (await now()).placing;
          return did(ola.call(routes.changeProductPlacing, { parameters: { id }, body: placing, version }));
        },
      };
    },
    changeProductLimits: async () => {
      const { id, as, read: now } = await made();
      const limits = { ageMin: 18, onlineSale: false, blockedCountries: ["CZ"], mostPieces: 2 };
      return {
        as,
        act: async () => {
          const { version } = (await now()).limits;
          return did(ola.call(routes.changeProductLimits, { parameters: { id }, body: limits, version }));
        },
      };
    },
    changeProductDetails: async () => {
      const { id, as, read: now } = await made();
      const detail = { name: { pl: "Kaptur", en: "Hood", cz: "" }, value: { pl: "podwójny", en: "double", cz: "" } };
      return {
        as,
        act: async () => {
          const { version } = (await now()).details;
          return did(
            ola.call(routes.changeProductDetails, { parameters: { id }, body: { details: [detail] }, version }),
          );
        },
      };
    },
    changeProductGoesWith: async () => {
      const { id, as, read: now } = await made();
      const other = (await ola.call(routes.addProduct, { body: { ...body, name: "Bluza Pasuje" } })).body.id;
      return {
        as,
        act: async () => {
          const { version } = (await now()).goesWith;
          return did(
            ola.call(routes.changeProductGoesWith, { parameters: { id }, body: { chosen: [other] }, version }),
          );
        },
      };
    },
    changeProductPictures: async () => {
      const { id, read: now } = await made();
      return {
        as: async () => (await now()).pictures.pictures,
        act: async () => {
          const { version, variants } = (await now()).pictures;
          const shown = { variants: [variants[0]!.id], focus: { x: 10, y: 90 } };
          const pictures = [pictureSaid("bluza-asfalt.avif", shown)];
          return did(ola.call(routes.changeProductPictures, { parameters: { id }, body: { pictures }, version }));
        },
      };
    },
    changeProductPublication: async () => {
      const { id, as, read: now } = await made();
      const planned = { shown: false, from: "2099-01-01T12:00:00.000Z" };
      return {
        as,
        act: async () => {
          const { version } = (await now()).publication;
          return did(ola.call(routes.changeProductPublication, { parameters: { id }, body: planned, version }));
        },
      };
    },
    publishProducts: async () => {
      const { id, as } = await made();
      return { as, act: () => did(ola.call(routes.publishProducts, { body: { ids: [id], shown: true } })) };
    },
    placeProducts: async () => {
      const { id, as } = await made();
      const placed = { ids: [id], categoryId: places.bluzy, takes: true };
      return { as, act: () => did(ola.call(routes.placeProducts, { body: placed })) };
    },
    badgeProducts: async () => {
      const { id, as } = await made();
      return { as, act: () => did(ola.call(routes.badgeProducts, { body: { ids: [id], badge: "new" } })) };
    },
    applyBulkEdit: async () => {
      const { id, as } = await made();
      const operation = { kind: "badge", badge: "new", takes: false };
      const edit = (await ola.call(routes.planBulkEdit, { body: { operation, goods: { ids: [id] } } })).body;
      const parameters = { id: edit.id };
      const onFailure = (error: unknown) => assert.fail(String(error));
      return {
        as: async () => {
          await runBulkEdit(pool, { editId: edit.id, now: new Date(), onFailure });
          return as();
        },
        act: () => did(ola.call(routes.applyBulkEdit, { parameters, body: { seen: edit.seen } })),
      };
    },
  };
}
