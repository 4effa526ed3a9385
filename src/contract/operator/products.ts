/** Products as staff see and write them: each part of one has a version of its own. Money in grosze. */
// One long file: one record, its parts and their routes; what a part is stands in the product, its call and its row.
import * as v from "valibot";
import { certificateLimits } from "../../domain/catalogue/certificates.ts";
import { fibreNames, partNames } from "../../domain/catalogue/composition.ts";
import { mostChosen } from "../../domain/catalogue/goes-with.ts";
import { badges } from "../../domain/catalogue/product.ts";
import { missingFacts, productLimits, productViews } from "../../domain/catalogue/product-form.ts";
import { standardCode } from "../../domain/catalogue/selling-limits.ts";
import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import { measureUnits } from "../../domain/catalogue/unit-price.ts";
import { languages } from "../../domain/language.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { wireLine, wireLines, wireText } from "../wire-text.ts";
import { picturesSaid } from "./pictures.ts";
import { type Logged, route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { moment, pageLimit, rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const named = v.object({ id: rowId, name: v.string() });
const inAll = <S extends v.GenericSchema>(schema: S) => v.object({ pl: schema, en: schema, cz: schema });

const price = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(productLimits.price));
const badge = v.picklist(badges);
const parameters = v.object({ id: rowIdText });

const composition = v.array(
  v.object({
    part: v.picklist(partNames),
    fibres: v.array(v.object({ fibre: v.picklist(fibreNames), percent: v.number() })),
  }),
);
const measure = v.nullable(v.object({ amount: v.number(), unit: v.picklist(measureUnits) }));
const certificates = v.array(v.object({ name: v.string(), url: v.nullable(v.string()) }));

/** The texts of a product, in every language; '': not written, in Polish too of all but the name. */
const texts = v.object({
  name: inAll(v.string()),
  /** HTML as the shop shows it. */
  description: inAll(v.string()),
  /** What search engines show instead of the name and of the beginning of the description. */
  searchTitle: inAll(v.string()),
  searchDescription: inAll(v.string()),
  colour: inAll(v.string()),
  /** What `If-Match` names. */
  version: v.string(),
});

const facts = v.object({
  composition,
  /** How much is in it; null: sold by the piece. */
  measure,
  certificates,
  /** Years of the producer's own guarantee; null: none. */
  guaranteeYears: v.nullable(v.number()),
  /** Of the VAT in its price, in percent; `zw`: exempt. */
  vatRate: v.picklist(vatRates),
  /** Why nobody can withdraw from buying it, or not once it is unsealed; null: one can. */
  withdrawalException: v.nullable(v.picklist(withdrawalExceptions)),
  version: v.string(),
  /** What the law wants told and nobody has told yet. */
  missing: v.array(v.picklist(missingFacts)),
  /** How many of its variants have a number under their bar code. */
  barcodes: v.object({ given: count, of: count }),
  /** Who answers for its brand's goods; null: nobody is said. */
  producer: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      email: v.string(),
      responsible: v.nullable(v.object({ name: v.string(), address: v.string(), email: v.string() })),
    }),
  ),
});

const placing = v.object({
  brand: named,
  /** The breadcrumb's first. */
  categories: v.array(named),
  badges: v.array(badge),
  version: v.string(),
});

const limits = v.object({
  /** Years the buyer declares to have; null: nobody is asked. */
  ageMin: v.nullable(v.literal(18)),
  /** False: it is shown, but sold in the shop itself only. */
  onlineSale: v.boolean(),
  /** Codes of countries it is not sent to, `CZ`, `LU`. */
  blockedCountries: v.array(v.string()),
  /** Pieces one shopper may have; null: as many as there are. */
  mostPieces: v.nullable(count),
  version: v.string(),
});

const details = v.object({
  /** Rows of the table of details; '': not written in that language. */
  details: v.array(v.object({ name: inAll(v.string()), value: inAll(v.string()) })),
  version: v.string(),
});

const goesWith = v.object({
  /** What the label chose to go with it, in its order; what was bought with it comes after. */
  chosen: v.array(named),
  version: v.string(),
});

const publication = v.object({
  shown: v.boolean(),
  /** When it is shown by itself; null: never. */
  from: v.nullable(moment),
  /** It would be shown, had its brand a producer. */
  awaitsProducer: v.boolean(),
  version: v.string(),
});

export const product = v.object({
  id: rowId,
  handle: v.string(),
  /** Its addresses, without the leading slash. */
  paths: inAll(v.string()),
  picture: v.nullable(v.string()),
  variants: count,
  price: seenWith("prices.edit", count),
  /** Pieces of all its variants. */
  stock: seenWith("stock.move", count),
  texts,
  facts,
  placing,
  publication,
  pictures: picturesSaid,
  limits,
  details,
  goesWith,
});
export type ProductSaid = v.InferOutput<typeof product>;

const productRow = v.object({
  id: rowId,
  name: v.string(),
  brand: v.string(),
  /** The breadcrumb's; null: it is in none. */
  category: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  badges: v.array(badge),
  variants: count,
  shown: v.boolean(),
  from: v.nullable(moment),
  awaitsProducer: v.boolean(),
  soldOut: v.boolean(),
  missing: v.array(v.picklist(missingFacts)),
  /** In which languages name and description are written. */
  written: v.array(v.picklist(languages.map(({ lanCode }) => lanCode))),
  price: seenWith("prices.edit", count),
  stock: seenWith("stock.move", count),
});
export type ProductRow = v.InferOutput<typeof productRow>;

/** A language that is absent stays as it is; '' takes it away. */
const some = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.strictObject({ pl: v.optional(schema), en: v.optional(schema), cz: v.optional(schema) }));
const line = wireLine(productLimits.line);

const picked = v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100));
/** `changed`: those that were otherwise. */
const changedOfPicked = v.object({
  changed: v.array(rowId),
  refused: v.array(v.object({ number: rowId, code: v.picklist(["NOT_FOUND", "CATEGORIES_FULL"]) })),
});

/** An undo says what was before, of the fields that were changed. */
const asBefore = ({ entityId, before }: Logged) => {
  // What the places are called is said beside them, for people.
  const { brand: _brand, categoryNames: _names, chosenNames: _goods, ...body } = before ?? {};
  return { parameters: { id: entityId }, body };
};

export const productRoutes = {
  products: route({
    method: "GET",
    path: "/products",
    summary: "Lists products, the last added first, by view and filters, page by page.",
    permission: "products.edit",
    query: v.object({
      view: v.optional(v.picklist(productViews), "all"),
      /** Words of its name in any language, its number, or a SKU or EAN of it. */
      q: v.optional(wireText(100)),
      /** What lies in it or below it, by hand or by a rule. */
      category: v.optional(rowIdText),
      /** What somebody has put into this category itself. */
      placed: v.optional(rowIdText),
      brand: v.optional(rowIdText),
      /** `next` of the page before. */
      after: v.optional(rowIdText),
      limit: pageLimit,
    }),
    answer: v.object({
      products: v.array(productRow),
      next: v.nullable(v.string()),
      /** How many are filtered; `atLeast`: there are more, counting ended. */
      count: v.object({ products: count, atLeast: v.boolean() }),
    }),
    refusals: [],
  }),
  productChoices: route({
    method: "GET",
    path: "/product-choices",
    summary:
      "Lists the brands and categories a product can have, categories in the order of the menu, and the countries it can be kept from.",
    permission: "products.edit",
    answer: v.object({
      brands: v.array(named),
      /** `name` with those above it: `Odzież / Bluzy`. */
      categories: v.array(named),
      /** Codes, as `limits` has them. */
      countries: v.array(v.string()),
    }),
    refusals: [],
  }),
  addProduct: route({
    method: "POST",
    path: "/products",
    summary:
      "Makes a product that is not shown yet: of one piece, or with a variant for each size. Who makes one also needs `prices.edit`.",
    permission: "products.edit",
    body: v.strictObject({
      name: v.pipe(wireLine(productLimits.name), v.minLength(1)),
      brandId: rowId,
      categoryId: rowId,
      price,
      sizes: v.pipe(
        v.array(v.pipe(wireLine(productLimits.size), v.minLength(1))),
        v.maxLength(productLimits.sizes),
        v.check((sizes) => new Set(sizes).size === sizes.length),
      ),
    }),
    answer: product,
    refusals: ["FORBIDDEN", "FIELD_WRONG"],
    idempotent: true,
    undo: "removeProduct",
  }),
  product: route({
    method: "GET",
    path: "/products/:id",
    summary: "Shows one product with all its parts.",
    permission: "products.edit",
    parameters,
    answer: product,
    refusals: ["NOT_FOUND"],
  }),
  removeProduct: route({
    method: "DELETE",
    path: "/products/:id",
    summary: "Takes a product away that nobody could buy yet: one that was shown or ordered stays.",
    permission: "products.edit",
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "FINAL"],
    undo: null,
  }),
  changeProductTexts: route({
    method: "PATCH",
    path: "/products/:id/texts",
    summary:
      "Writes texts of a product, those languages that are said; HTML is sanitised. A page whose name is another keeps its old address, which leads to the new one.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      name: v.optional(
        v.strictObject({
          pl: v.optional(v.pipe(wireLine(productLimits.name), v.minLength(1))),
          en: v.optional(wireLine(productLimits.name)),
          cz: v.optional(wireLine(productLimits.name)),
        }),
      ),
      description: some(wireLines(productLimits.html)),
      searchTitle: some(line),
      searchDescription: some(line),
      colour: some(line),
    }),
    answer: product,
    // Descriptions in three languages.
    largest: 2 * 1024 * 1024,
    refusals: ["NOT_FOUND"],
    versioned: "texts",
    undo: "changeProductTexts",
    undone: asBefore,
  }),
  changeProductFacts: route({
    method: "PATCH",
    path: "/products/:id/facts",
    summary: "Says facts of a product that the law wants told, those that are named.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      composition: v.optional(composition),
      measure: v.optional(measure),
      certificates: v.optional(
        v.pipe(
          v.array(
            v.object({
              name: v.pipe(wireLine(certificateLimits.name), v.minLength(1)),
              url: v.nullable(v.pipe(wireLine(productLimits.line), v.minLength(1))),
            }),
          ),
          v.maxLength(certificateLimits.certificates),
        ),
      ),
      guaranteeYears: v.optional(v.nullable(v.number())),
      vatRate: v.optional(v.picklist(vatRates)),
      withdrawalException: v.optional(v.nullable(v.picklist(withdrawalExceptions))),
    }),
    answer: product,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "facts",
    undo: "changeProductFacts",
    undone: asBefore,
  }),
  changeProductPlacing: route({
    method: "PATCH",
    path: "/products/:id/placing",
    summary: "Says where a product stands: its brand, its categories, its badges, those that are named.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      brandId: v.optional(rowId),
      categories: v.optional(
        v.pipe(
          v.array(rowId),
          v.maxLength(productLimits.categories),
          v.check((ids) => new Set(ids).size === ids.length),
        ),
      ),
      badges: v.optional(
        v.pipe(
          v.array(badge),
          v.check((all) => new Set(all).size === all.length),
        ),
      ),
    }),
    answer: product,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "placing",
    undo: "changeProductPlacing",
    undone: asBefore,
  }),
  changeProductLimits: route({
    method: "PATCH",
    path: "/products/:id/limits",
    summary:
      "Says who may buy a product, and where: from which age, whether online, into which countries not, how many pieces; what is named.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      ageMin: v.optional(v.nullable(v.literal(18))),
      onlineSale: v.optional(v.boolean()),
      blockedCountries: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.transform(standardCode))),
          v.maxLength(productLimits.countries),
          v.check((codes) => new Set(codes).size === codes.length),
        ),
      ),
      mostPieces: v.optional(
        v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(productLimits.mostPieces))),
      ),
    }),
    answer: product,
    refusals: ["NOT_FOUND"],
    versioned: "limits",
    undo: "changeProductLimits",
    undone: asBefore,
  }),
  changeProductDetails: route({
    method: "PATCH",
    path: "/products/:id/details",
    summary: "Writes the rows of a product's details, all of them, in this order and in each language.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      details: v.pipe(
        v.array(
          v.strictObject({
            name: v.strictObject({
              pl: v.pipe(wireLine(productLimits.name), v.minLength(1)),
              en: wireLine(productLimits.name),
              cz: wireLine(productLimits.name),
            }),
            value: inAll(wireLine(productLimits.html)),
          }),
        ),
        v.maxLength(productLimits.details),
      ),
    }),
    answer: product,
    largest: 2 * 1024 * 1024,
    refusals: ["NOT_FOUND"],
    versioned: "details",
    undo: "changeProductDetails",
    undone: asBefore,
  }),
  changeProductGoesWith: route({
    method: "PATCH",
    path: "/products/:id/goes-with",
    summary: "Chooses what goes with a product, all of it, in this order; none leaves what was bought with it.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({
      chosen: v.pipe(
        v.array(rowId),
        v.maxLength(mostChosen),
        v.check((ids) => new Set(ids).size === ids.length),
      ),
    }),
    answer: product,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "goesWith",
    undo: "changeProductGoesWith",
    undone: asBefore,
  }),
  changeProductPublication: route({
    method: "PATCH",
    path: "/products/:id/publication",
    summary:
      "Shows a product, hides it, or says when it is shown by itself; a moment that has passed shows it at once.",
    permission: "products.edit",
    parameters,
    body: v.strictObject({ shown: v.boolean(), from: v.optional(v.nullable(moment), null) }),
    answer: product,
    refusals: ["NOT_FOUND"],
    versioned: "publication",
    undo: "changeProductPublication",
    undone: asBefore,
  }),
  publishProducts: route({
    method: "POST",
    path: "/picked-products/publication",
    summary: "Shows or hides several products: what one is refused for stops none of the others.",
    permission: "products.edit",
    body: v.strictObject({ ids: picked, shown: v.boolean() }),
    answer: changedOfPicked,
    refusals: [],
    undo: "changeProductPublication",
    undone: asBefore,
  }),
  placeProducts: route({
    method: "POST",
    path: "/picked-products/category",
    summary: "Puts several products into a category, or takes them out of it.",
    permission: "products.edit",
    body: v.strictObject({ ids: picked, categoryId: rowId, takes: v.optional(v.boolean(), false) }),
    answer: changedOfPicked,
    refusals: ["FIELD_WRONG"],
    undo: "changeProductPlacing",
    undone: asBefore,
  }),
  badgeProducts: route({
    method: "POST",
    path: "/picked-products/badge",
    summary: "Gives several products a badge, or takes it from them.",
    permission: "products.edit",
    body: v.strictObject({ ids: picked, badge, takes: v.optional(v.boolean(), false) }),
    answer: changedOfPicked,
    refusals: [],
    undo: "changeProductPlacing",
    undone: asBefore,
  }),
};
