import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import { makers, places } from "../catalogue.ts";
import type { Office } from "../office.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of categories, brands and size tables that can be taken back. */
export function categoriesUndone({ ola, did, products }: Office): Record<string, Example> {
  const category = async (id: number) => (await ola.call(routes.category, { parameters: { id } })).body;
  const brand = async (id: number) => (await ola.call(routes.brand, { parameters: { id } })).body;
  const table = async (id: number) => (await ola.call(routes.sizeTable, { parameters: { id } })).body;
  /** Without versions, which only grow, and numbers, which are new where something is made again. */
  const tree = async () => {
    const { categories } = (await ola.call(routes.categories)).body;
    return categories.map(({ id: _id, version: _version, ...row }) => row);
  };
  const brands = async () => (await ola.call(routes.brands)).body.brands.map(({ id: _id, ...row }) => row);
  const tables = async () => (await ola.call(routes.sizeTables)).body.sizeTables.map(({ id: _id, ...row }) => row);
  const body = { name: { pl: "Cofnij mnie", en: "Undo me" }, parentId: places.odziez, index: 0 };
  const made = async () => (await ola.call(routes.addCategory, { body })).body.id;
  const madeBrand = async () => (await ola.call(routes.addBrand, { body: { name: "Marka Cofnij" } })).body.id;
  const sheet = {
    title: { pl: "Buty" },
    note: { pl: "" },
    columns: [{ pl: "Rozmiar" }, { pl: "Stopa" }],
    rows: [["36", "23"]],
    measures: [{ name: { pl: "Stopa" }, how: { pl: "Od pięty." } }],
    places: [{ categoryId: places.buty, manufacturerId: makers.kostka }],
  };
  const madeTable = async () => {
    const { sizeTables } = (await ola.call(routes.sizeTables)).body;
    const there = sizeTables.find(({ title }) => title === sheet.title.pl);
    return there?.id ?? (await ola.call(routes.addSizeTable, { body: sheet })).body.id;
  };
  return {
    addCategory: async () => ({ as: tree, act: () => did(ola.call(routes.addCategory, { body })) }),
    changeCategoryTexts: async () => {
      const id = await made();
      const texts = { name: { pl: "Inaczej", en: "" }, description: { cz: "<p>Jinak.</p>" }, searchTitle: { pl: "x" } };
      const as = async () => {
        const { paths, texts: said } = await category(id);
        return [paths, { ...said, version: null }];
      };
      return {
        as,
        act: async () => {
          const { version } = (await category(id)).texts;
          return did(ola.call(routes.changeCategoryTexts, { parameters: { id }, body: texts, version }));
        },
      };
    },
    changeCategoryPage: async () => {
      const id = await made();
      const page = { hidden: true, image: "bluza-asfalt.avif", slugs: { pl: "inny-adres", en: "other" } };
      const as = async () => {
        const { paths, page: said } = await category(id);
        return [paths, { ...said, version: null }];
      };
      return {
        as,
        act: async () => {
          const { version } = (await category(id)).page;
          return did(ola.call(routes.changeCategoryPage, { parameters: { id }, body: page, version }));
        },
      };
    },
    placeCategory: async () => {
      const id = await made();
      return {
        as: tree,
        act: async () => {
          const { version } = (await category(id)).placing;
          const to = { parentId: places.root, index: 1 };
          return did(ola.call(routes.placeCategory, { parameters: { id }, body: to, version }));
        },
      };
    },
    changeCategoryFilling: async () => {
      const id = await made();
      const rule = { match: "any" as const, conditions: [{ kind: "new" as const, days: 3 }] };
      return {
        as: async () => ({ ...(await category(id)).filling, version: null }),
        act: async () => {
          const { version } = (await category(id)).filling;
          const filled = { rule, sorted: "hand" as const, hand: [products.cap.productId] };
          return did(ola.call(routes.changeCategoryFilling, { parameters: { id }, body: filled, version }));
        },
      };
    },
    moveCategoryGoods: async () => {
      const id = await made();
      const toId = await made();
      await ola.call(routes.placeProducts, { body: { ids: [products.cap.productId], categoryId: id } });
      return {
        as: tree,
        act: () => did(ola.call(routes.moveCategoryGoods, { parameters: { id }, body: { toId } })),
      };
    },
    removeCategory: async () => {
      const { id } = (
        await ola.call(routes.addCategory, {
          body: {
            ...body,
            description: { pl: "<p>Opis</p>" },
            slugs: { pl: "do-usuniecia", cz: "pryc" },
            filling: { sorted: "bestsellers" },
          },
        })
      ).body;
      return { as: tree, act: () => did(ola.call(routes.removeCategory, { parameters: { id } })) };
    },
    addBrand: async () => ({ as: brands, act: () => did(ola.call(routes.addBrand, { body: { name: "Chwilowa" } })) }),
    changeBrandTexts: async () => {
      const id = await madeBrand();
      const texts = { name: "Zupełnie Inna", description: { pl: "<p>O nas</p>" }, searchDescription: { en: "About" } };
      const as = async () => {
        const { paths, texts: said } = await brand(id);
        return [paths, { ...said, version: null }];
      };
      return {
        as,
        act: async () => {
          const { version } = (await brand(id)).texts;
          return did(ola.call(routes.changeBrandTexts, { parameters: { id }, body: texts, version }));
        },
      };
    },
    changeBrandPage: async () => {
      const { id } = (await ola.call(routes.addBrand, { body: { name: "Adresowa" } })).body;
      return {
        as: async () => (await brand(id)).paths,
        act: async () => {
          const { version } = (await brand(id)).page;
          const slugs = { pl: "gdzie-indziej", cz: "jinde" };
          return did(ola.call(routes.changeBrandPage, { parameters: { id }, body: { slugs }, version }));
        },
      };
    },
    changeBrandProducer: async () => {
      const { id } = (await ola.call(routes.addBrand, { body: { name: "Wytwarzana" } })).body;
      const contact = { name: "Szwalnia", address: "ul. Nitki 1, 90-001 Łódź", email: "szwalnia@bruk.example" };
      return {
        as: async () => (await brand(id)).producer.said,
        act: async () => {
          const { version } = (await brand(id)).producer;
          const producer = { ...contact, responsible: contact };
          return did(ola.call(routes.changeBrandProducer, { parameters: { id }, body: { producer }, version }));
        },
      };
    },
    removeBrand: async () => {
      const { id } = (await ola.call(routes.addBrand, { body: { name: "Do usunięcia", searchTitle: { pl: "x" } } }))
        .body;
      return { as: brands, act: () => did(ola.call(routes.removeBrand, { parameters: { id } })) };
    },
    addSizeTable: async () => ({ as: tables, act: () => did(ola.call(routes.addSizeTable, { body: sheet })) }),
    changeSizeTable: async () => {
      const id = await madeTable();
      const rows = [...sheet.rows, [{ pl: "mały", en: "small" }, "24"]];
      return {
        as: async () => ({ ...(await table(id)), version: null }),
        act: async () => {
          const { version } = await table(id);
          const changed = { rows, note: { pl: "W cm" } };
          return did(ola.call(routes.changeSizeTable, { parameters: { id }, body: changed, version }));
        },
      };
    },
    removeSizeTable: async () => {
      const id = await madeTable();
      return { as: tables, act: () => did(ola.call(routes.removeSizeTable, { parameters: { id } })) };
    },
  };
}
