/** Brands as staff see and write them: texts and addresses have versions of their own. */
import * as v from "valibot";
import { categoryLimits } from "../../domain/catalogue/category-form.ts";
import { contactLimit } from "../../domain/catalogue/producer.ts";
import { wireLine } from "../wire-text.ts";
import { listingDescription, listingLine, listingTextsSaid, slugs } from "./categories.ts";
import { route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(wireLine(categoryLimits.name), v.minLength(1));
const parameters = v.object({ id: rowIdText });
const line = wireLine(contactLimit);
const inAll = v.object({ pl: v.string(), en: v.string(), cz: v.string() });

const brandRow = v.object({
  id: rowId,
  name: v.string(),
  /** In Polish, without the leading slash; null: it has no page. */
  path: v.nullable(v.string()),
  /** Goods of it, and how many of them shoppers see. */
  goods: count,
  shown: count,
  /** Nobody is said to answer for its goods. */
  producerMissing: v.boolean(),
});

const contact = v.strictObject({ name: line, address: line, email: line });
/** Who answers for goods; the person responsible in the Union where the producer is outside it, else null. */
export const producerBody = v.strictObject({ ...contact.entries, responsible: v.nullable(contact) });
const contactSaid = v.object({ name: v.string(), address: v.string(), email: v.string() });

const brand = v.object({
  id: rowId,
  paths: inAll,
  goods: count,
  texts: v.object({ name: v.string(), ...listingTextsSaid, version: v.string() }),
  page: v.object({ slugs: inAll, version: v.string() }),
  /** Who answers for its goods; null: nobody is said. */
  producer: v.object({
    said: v.nullable(v.object({ ...contactSaid.entries, responsible: v.nullable(contactSaid) })),
    version: v.string(),
  }),
});
export type BrandSaid = v.InferOutput<typeof brand>;

const edit = { permission: "products.edit" } as const;
const described = { description: listingDescription, searchTitle: listingLine, searchDescription: listingLine };

export const brandRoutes = {
  brands: route({
    method: "GET",
    path: "/brands",
    summary: "Lists all brands by name.",
    ...edit,
    answer: v.object({ brands: v.array(brandRow) }),
    refusals: [],
  }),
  brand: route({
    method: "GET",
    path: "/brands/:id",
    summary: "Shows one brand with its parts.",
    ...edit,
    parameters,
    answer: brand,
    refusals: ["NOT_FOUND"],
  }),
  addBrand: route({
    method: "POST",
    path: "/brands",
    summary: "Adds a brand with its page. Its address is made of its name where none is said.",
    ...edit,
    body: v.strictObject({ name, ...described, slugs }),
    answer: brand,
    // Descriptions in three languages.
    largest: 2 * 1024 * 1024,
    refusals: ["NAME_TAKEN", "FIELD_WRONG", "ADDRESS_TAKEN"],
    idempotent: true,
    undo: "removeBrand",
  }),
  changeBrandTexts: route({
    method: "PATCH",
    path: "/brands/:id/texts",
    summary:
      "Writes the name and texts of a brand, those languages that are said; HTML is sanitised. Its address follows its name where it was made of that.",
    ...edit,
    parameters,
    body: v.strictObject({ name: v.optional(name), ...described }),
    answer: brand,
    largest: 2 * 1024 * 1024,
    refusals: ["NOT_FOUND", "NAME_TAKEN"],
    versioned: "texts",
    undo: "changeBrandTexts",
  }),
  changeBrandPage: route({
    method: "PATCH",
    path: "/brands/:id/page",
    summary: "Gives a brand the last part of its addresses; old addresses lead to new ones.",
    ...edit,
    parameters,
    body: v.strictObject({ slugs }),
    answer: brand,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "ADDRESS_TAKEN"],
    versioned: "page",
    undo: "changeBrandPage",
  }),
  changeBrandProducer: route({
    method: "PATCH",
    path: "/brands/:id/producer",
    summary:
      "Says who answers for the goods of a brand: the producer and, for one outside the Union, the person responsible in it; null: nobody is said. Goods that may not be without one are shown or hidden by it.",
    ...edit,
    parameters,
    body: v.strictObject({ producer: v.nullable(producerBody) }),
    answer: brand,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "producer",
    undo: "changeBrandProducer",
  }),
  mergeBrands: route({
    method: "POST",
    path: "/brands/:id/merging",
    summary:
      "Makes one brand of two: its goods, 500 at most, are the other's from then on, its addresses lead there, and it is gone.",
    ...edit,
    parameters,
    body: v.strictObject({ intoId: rowId }),
    answer: v.object({ id: rowId, goods: count }),
    refusals: ["NOT_FOUND", "FIELD_WRONG", "PLACE_NAMED", "GOODS_MANY"],
    // Which goods were whose nobody can tell by the one brand that is left: each product is given its brand back alone.
    undo: null,
  }),
  removeBrand: route({
    method: "DELETE",
    path: "/brands/:id",
    summary: "Removes a brand of which there are no goods and which no code or size table names.",
    ...edit,
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "CATEGORY_GOODS", "PLACE_NAMED"],
    undo: "addBrand",
    undone: ({ before }) => (before === null ? null : { body: before }),
  }),
};
