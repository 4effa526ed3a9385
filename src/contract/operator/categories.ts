/** Categories as staff see and write them: each part of one has a version of its own. */
import * as v from "valibot";
import { categoryLimits, isSlug } from "../../domain/catalogue/category-form.ts";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { wireLine, wireLines } from "../wire-text.ts";
import { categoryRule, fillingBody, fillingSaid, placedProduct } from "./category-fillings.ts";
import { storedPicture } from "./pictures.ts";
import { type Logged, route } from "./route.ts";
import { rowId, rowIdText } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const inAll = <S extends v.GenericSchema>(schema: S) => v.object({ pl: schema, en: schema, cz: schema });
/** A language that is absent stays as it is; '' takes it away. */
const some = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.strictObject({ pl: v.optional(schema), en: v.optional(schema), cz: v.optional(schema) }));
const parameters = v.object({ id: rowIdText });

const name = wireLine(categoryLimits.name);
const line = wireLine(categoryLimits.line);
export const listingDescription = some(wireLines(categoryLimits.html));
export const listingLine = some(line);
const names = v.optional(
  v.strictObject({ pl: v.optional(v.pipe(name, v.minLength(1))), en: v.optional(name), cz: v.optional(name) }),
);

/** The last part of an address, or ''. */
const slug = v.pipe(
  wireLine(categoryLimits.slug),
  v.check((text) => text === "" || isSlug(text)),
);
/** In Polish '' is no page; in another language its address follows from its name. */
export const slugs = v.optional(v.strictObject({ pl: v.optional(slug), en: v.optional(slug), cz: v.optional(slug) }));
const image = v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9][\w.-]{0,200})?$/)));
const index = v.pipe(count, v.maxValue(10_000));

/** Texts of a listing's page, in every language; '': not written. */
export const listingTextsSaid = {
  /** HTML as the shop shows it. */
  description: inAll(v.string()),
  /** What search engines show instead of the name and of the beginning of the description. */
  searchTitle: inAll(v.string()),
  searchDescription: inAll(v.string()),
};

const categoryRow = v.object({
  id: rowId,
  /** 177: it lies in no other. */
  parentId: rowId,
  name: v.string(),
  hidden: v.boolean(),
  /** In Polish, without the leading slash; null: it is a heading of the menu. */
  path: v.nullable(v.string()),
  /** Goods put into it itself, and how many of them shoppers see. */
  goods: count,
  shown: count,
  /** Goods that lie in it by its rule; null: it has none. */
  ruled: v.nullable(count),
  /** What `If-Match` names where it is moved. */
  version: v.string(),
});
export type CategoryRow = v.InferOutput<typeof categoryRow>;

const category = v.object({
  id: rowId,
  /** What it lies in, the highest first. */
  above: v.array(v.object({ id: rowId, name: v.string() })),
  paths: inAll(v.string()),
  /** Goods put into it itself, hidden ones too. */
  goods: count,
  /** Categories right in it. */
  children: count,
  texts: v.object({ name: inAll(v.string()), ...listingTextsSaid, version: v.string() }),
  page: v.object({
    hidden: v.boolean(),
    /** It, or one above it, is hidden. */
    outOfSight: v.boolean(),
    /** File name, or ''. */
    image: v.string(),
    slugs: inAll(v.string()),
    version: v.string(),
  }),
  placing: v.object({ parentId: rowId, index: count, version: v.string() }),
  filling: fillingSaid,
});
export type CategorySaid = v.InferOutput<typeof category>;

const edit = { permission: "products.edit" } as const;

/** What is said beside it for people is no part of the body an undo sends. */
const asBefore = ({ entityId, before }: Logged) => {
  const { parent: _parent, ...body } = before ?? {};
  return { parameters: { id: entityId }, body };
};

export const categoryRoutes = {
  categories: route({
    method: "GET",
    path: "/categories",
    summary: "Lists all categories, hidden ones too, siblings in the order of the menu.",
    ...edit,
    answer: v.object({ categories: v.array(categoryRow) }),
    refusals: [],
  }),
  category: route({
    method: "GET",
    path: "/categories/:id",
    summary: "Shows one category with all its parts.",
    ...edit,
    parameters,
    answer: category,
    refusals: ["NOT_FOUND"],
  }),
  addCategory: route({
    method: "POST",
    path: "/categories",
    summary:
      "Adds a category with its page, behind its siblings or at an index among them. Its address is made of its name where none is said.",
    ...edit,
    body: v.strictObject({
      name: v.strictObject({ pl: v.pipe(name, v.minLength(1)), en: v.optional(name), cz: v.optional(name) }),
      parentId: rowId,
      index: v.optional(index),
      description: listingDescription,
      searchTitle: listingLine,
      searchDescription: listingLine,
      hidden: v.optional(v.boolean(), false),
      image,
      slugs,
      filling: v.optional(fillingBody),
    }),
    answer: category,
    // Descriptions in three languages.
    largest: 2 * 1024 * 1024,
    refusals: ["FIELD_WRONG", "CATEGORY_DEEP", "ADDRESS_TAKEN"],
    idempotent: true,
    undo: "removeCategory",
  }),
  changeCategoryTexts: route({
    method: "PATCH",
    path: "/categories/:id/texts",
    summary:
      "Writes texts of a category, those languages that are said; HTML is sanitised. Its address follows its name where it was made of that, and the old one leads to the new one.",
    ...edit,
    parameters,
    body: v.strictObject({
      name: names,
      description: listingDescription,
      searchTitle: listingLine,
      searchDescription: listingLine,
    }),
    answer: category,
    largest: 2 * 1024 * 1024,
    refusals: ["NOT_FOUND"],
    versioned: "texts",
    undo: "changeCategoryTexts",
  }),
  changeCategoryPage: route({
    method: "PATCH",
    path: "/categories/:id/page",
    summary:
      "Hides or shows a category with all below it, gives it a picture and the last part of its addresses; old addresses lead to new ones.",
    ...edit,
    parameters,
    body: v.strictObject({ hidden: v.optional(v.boolean()), image, slugs }),
    answer: category,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "ADDRESS_TAKEN"],
    versioned: "page",
    undo: "changeCategoryPage",
  }),
  placeCategory: route({
    method: "PUT",
    path: "/categories/:id/placing",
    summary:
      "Moves a category, with all below it, into another or elsewhere among its siblings; the old addresses lead to the new ones.",
    ...edit,
    parameters,
    body: v.strictObject({ parentId: rowId, index }),
    answer: category,
    refusals: ["NOT_FOUND", "FIELD_WRONG", "CATEGORY_DEEP"],
    versioned: "placing",
    undo: "placeCategory",
    undone: asBefore,
  }),
  changeCategoryFilling: route({
    method: "PATCH",
    path: "/categories/:id/filling",
    summary:
      "Says by which rule a category is filled beside what somebody puts into it, and in which order shoppers see its goods. What fits the rule joins it at once and leaves it when it fits no more.",
    ...edit,
    parameters,
    body: fillingBody,
    answer: category,
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    versioned: "filling",
    undo: "changeCategoryFilling",
  }),
  countRule: route({
    method: "POST",
    path: "/categories/rule-count",
    summary: "Counts the goods that shoppers see and that fit a rule now. It changes nothing.",
    ...edit,
    body: v.strictObject({ rule: categoryRule }),
    answer: v.object({ fits: count }),
    refusals: [],
  }),
  categoryGoods: route({
    method: "GET",
    path: "/categories/:id/goods",
    summary:
      "Lists the goods of a category, and of those in it, that shoppers see, in the order they see them in, 500 at most.",
    ...edit,
    parameters,
    answer: v.object({ goods: v.array(placedProduct) }),
    refusals: ["NOT_FOUND"],
  }),
  moveCategoryGoods: route({
    method: "POST",
    path: "/categories/:id/goods",
    summary: "Moves the goods that lie in a category itself into another, 500 at most at once.",
    ...edit,
    parameters,
    body: v.strictObject({ toId: rowId }),
    answer: v.object({ moved: count, left: count }),
    refusals: ["NOT_FOUND", "FIELD_WRONG"],
    undo: "changeProductPlacing",
    undone: ({ entityId, before }: Logged) => ({
      parameters: { id: entityId },
      body: { categories: before?.["categories"] },
    }),
  }),
  removeCategory: route({
    method: "DELETE",
    path: "/categories/:id",
    summary:
      "Removes a category without goods and categories in it that no code or size table names; its addresses lead to the one it lay in.",
    ...edit,
    parameters,
    answer: v.object({ id: rowId }),
    refusals: ["NOT_FOUND", "CATEGORY_HOLDS", "CATEGORY_GOODS", "PLACE_NAMED"],
    undo: "addCategory",
    undone: ({ before }: Logged) => {
      const { parent: _parent, ...body } = before ?? {};
      return { body };
    },
  }),
  keepCategoryPicture: route({
    method: "POST",
    path: "/categories/:id/picture-files",
    summary:
      "Keeps a picture for a category, decoded and written anew; the category shows it once its page names it. The same picture is kept once.",
    ...edit,
    parameters,
    bytes: true,
    answer: storedPicture,
    largest: pictureUpload.bytes,
    refusals: ["NOT_FOUND", "PICTURE_UNREADABLE", "PICTURE_HEIC", "PICTURE_PIXELS"],
  }),
};
