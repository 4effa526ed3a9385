import type { Problem } from "../../../contract/operator/problem.ts";
import { etag } from "../../../contract/operator/route.ts";
import { textsOfProduct, unknownPlaces } from "../../../database/catalogue/product-parts.ts";
import { allCountries } from "../../../database/delivery/countries.ts";
import { areProducts } from "../../../database/catalogue/product-relations.ts";
import { placesToChoose } from "../../../database/catalogue/product-choices.ts";
import { countStaffProducts, staffProducts } from "../../../database/catalogue/staff-products.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { historyOf } from "../../../database/staff/operator-log.ts";
import { type ProductPart, productLimits, productTexts, wrongFact } from "../../../domain/catalogue/product-form.ts";
import { standardCode } from "../../../domain/catalogue/selling-limits.ts";
import { languageOf } from "../../../domain/language.ts";
import { makeProduct, unmakeProduct } from "../../../flows/catalogue/add-product.ts";
import { changeProducts, type ProductOutcome } from "../../../flows/catalogue/change-products.ts";
import { sanitise } from "../../../integrations/sanitise.ts";
import { actorSaid } from "../actor-said.ts";
import { type Asked, type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { productRowSaid, productSaid } from "../products-said.ts";

const countedAtMost = 10_000;

type Names =
  | "products"
  | "productChoices"
  | "addProduct"
  | "product"
  | "removeProduct"
  | "changeProductTexts"
  | "changeProductFacts"
  | "changeProductPlacing"
  | "changeProductLimits"
  | "changeProductDetails"
  | "changeProductGoesWith"
  | "changeProductPublication"
  | "publishProducts"
  | "placeProducts"
  | "badgeProducts";

/** Products: the list, one that is made, the parts of one, and several at once. */
export const productHandlers: Handlers<Names> = {
  async products({
    db,
    person,
    query: { view, q = "", category = null, placed = null, brand = null, after = null, limit },
  }) {
    const filter = { view, words: q.trim() === "" ? null : q, categoryId: category, placedId: placed, brandId: brand };
    const { lanCode } = languageOf(person.lan_id);
    // One more than shown tells whether there is a next page.
    const found = await staffProducts(db, filter, { after, most: limit + 1, lanCode });
    const shown = found.slice(0, limit);
    const counted = await countStaffProducts(db, filter, countedAtMost + 1);
    return {
      answer: {
        products: shown.map(productRowSaid),
        next: found.length > shown.length ? String(shown.at(-1)!.product_id) : null,
        count: { products: Math.min(counted, countedAtMost), atLeast: counted > countedAtMost },
      },
    };
  },

  productChoices: async ({ db, person }) => ({
    answer: {
      ...(await placesToChoose(db, languageOf(person.lan_id).lanCode)),
      countries: (await allCountries(db)).map(({ country_code: code }) => standardCode(code)),
    },
  }),

  async addProduct({ db, person, body, log }) {
    if (!person.permissions.includes("prices.edit")) return refused("FORBIDDEN");
    const wrong = await wrongPlace(db, body);
    if (wrong !== null) return wrong;
    return said({ db, person }, await makeProduct(db, body, log));
  },

  product: async (asked) => said(asked, asked.parameters.id),

  async removeProduct({ db, parameters: { id }, log }) {
    const { name } = await textsOfProduct(db, id);
    const removed = await unmakeProduct(db, { productId: id, name: name.pl }, log);
    if (removed !== "removed") return refused(removed === "unknown" ? "NOT_FOUND" : "FINAL");
    return { answer: { id } };
  },

  changeProductTexts: async (asked) => {
    const { description, ...rest } = asked.body;
    const written = { ...rest, ...(description && { description: sanitised(description) }) };
    return change(asked, "texts", {
      act: "changeProductTexts",
      change: (before) => {
        const texts = productTexts.map((text) => [text, { ...before[text], ...written[text] }]);
        return { ...before, ...Object.fromEntries(texts) };
      },
    });
  },

  changeProductFacts: async (asked) => {
    const wrong = wrongFact(asked.body);
    if (wrong !== null) return refused("FIELD_WRONG", { at: `/${wrong}` });
    return change(asked, "facts", {
      act: "changeProductFacts",
      change: (before) => ({ ...before, ...saidOf(asked.body) }),
    });
  },

  changeProductPlacing: async (asked) => {
    const wrong = await wrongPlace(asked.db, asked.body);
    if (wrong !== null) return wrong;
    return change(asked, "placing", {
      act: "changeProductPlacing",
      change: (before) => ({ ...before, ...saidOf(asked.body) }),
    });
  },

  changeProductLimits: (asked) =>
    change(asked, "limits", {
      act: "changeProductLimits",
      change: (before) => ({ ...before, ...saidOf(asked.body) }),
    }),

  changeProductDetails: (asked) => change(asked, "details", { act: "changeProductDetails", change: () => asked.body }),

  changeProductGoesWith: async (asked) => {
    const { chosen } = asked.body;
    if (chosen.includes(asked.parameters.id) || !(await areProducts(asked.db, chosen)))
      return refused("FIELD_WRONG", { at: "/chosen" });
    return change(asked, "goesWith", { act: "changeProductGoesWith", change: () => ({ chosen }) });
  },

  changeProductPublication: (asked) =>
    change(asked, "publication", { act: "changeProductPublication", change: () => asked.body }),

  publishProducts: (asked) =>
    changePicked(asked, "publication", {
      act: "publishProducts",
      change: (before) => (before.shown === asked.body.shown ? before : { shown: asked.body.shown, from: null }),
    }),

  placeProducts: async (asked) => {
    const { categoryId, takes } = asked.body;
    const wrong = await wrongPlace(asked.db, { categoryId });
    if (wrong !== null) return wrong;
    return changePicked(asked, "placing", {
      act: "placeProducts",
      change: (before) => {
        const categories = changedList(before.categories, categoryId, takes);
        return categories.length > productLimits.categories ? null : { ...before, categories };
      },
    });
  },

  badgeProducts: (asked) =>
    changePicked(asked, "placing", {
      act: "badgeProducts",
      change: (before) => ({ ...before, badges: changedList(before.badges, asked.body.badge, asked.body.takes) }),
    }),
};

/** What is to become of a part of a product, and as which act the log has it. */
type Change<Part extends ProductPart> = Pick<Parameters<typeof changeProducts<Part>>[1], "act" | "change">;

/** Changes a part of one product on the version it was decided on; answers the product as it is then. */
export async function change<Part extends ProductPart>(
  asked: Pick<Asked, "db" | "now" | "log"> & { person: Caller; parameters: { id: number }; version: number },
  part: Part,
  decided: Change<Part>,
) {
  const { db, now, log, version, parameters } = asked;
  const { id } = parameters;
  const [outcome] = await changeProducts(db, { productIds: [id], part, version, now, ...decided }, log);
  if (outcome!.kind === "unknown") return refused("NOT_FOUND");
  if (outcome!.kind === "old") return overtaken(db, { id, part, version: outcome!.version });
  return { ...(await said(asked, id, part)), unchanged: outcome!.kind === "same" };
}

/** Changes a part of several products, each by what it is now; what one is refused for stops none of the others. */
async function changePicked<Part extends ProductPart>(
  { db, now, log, body }: Pick<Asked, "db" | "now" | "log"> & { body: { ids: number[] } },
  part: Part,
  decided: Change<Part>,
) {
  const ids = [...new Set(body.ids)];
  const outcomes = await changeProducts(db, { productIds: ids, part, now, ...decided }, log);
  const of = (kind: ProductOutcome["kind"]) => ids.filter((_, index) => outcomes[index]!.kind === kind);
  const changed = of("changed");
  return {
    answer: {
      changed,
      refused: [
        ...of("unknown").map((number) => ({ number, code: "NOT_FOUND" as const })),
        ...of("refused").map((number) => ({ number, code: "CATEGORIES_FULL" as const })),
      ],
    },
    unchanged: changed.length === 0,
  };
}

/** Returns a product as this person sees it, and the version of what they have changed. */
async function said({ db, person }: { db: Queryable; person: Caller }, id: number, part?: ProductPart) {
  const answer = await productSaid(db, id, languageOf(person.lan_id).lanCode);
  if (answer === null) return refused("NOT_FOUND");
  return { answer, ...(part !== undefined && { etag: answer[part].version }) };
}

/** Returns the refusal of what was decided on another version of a part than there is, with who has changed it. */
async function overtaken(
  db: Queryable,
  { id, part, version }: { id: number; part: ProductPart; version: number },
): Promise<Refused> {
  const last = (await historyOf(db, { entity: "product", entityId: id, part })).at(-1);
  const changed: Problem["changed"] = {
    version: etag(part, version),
    by: last === undefined ? null : actorSaid(last),
    at: last?.at.toISOString() ?? null,
    fields: Object.keys(last?.after ?? {}),
  };
  return refused("VERSION_OLD", { changed });
}

/** Returns the refusal of a brand or a category that there is none of; null: there are all. */
async function wrongPlace(
  db: Queryable,
  places: { brandId?: number | undefined; categoryId?: number; categories?: number[] | undefined },
): Promise<Refused | null> {
  const { brandId, categoryId, categories = [] } = places;
  const unknown = await unknownPlaces(db, {
    brandIds: brandId === undefined ? [] : [brandId],
    categories: categoryId === undefined ? categories : [categoryId],
  });
  if (unknown.brand) return refused("FIELD_WRONG", { at: "/brandId" });
  return unknown.category
    ? refused("FIELD_WRONG", { at: categoryId === undefined ? "/categories" : "/categoryId" })
    : null;
}

/** Returns the fields that are said; one that is absent stays as it is. */
function saidOf<Body extends object>(body: Body): { [Field in keyof Body]?: Exclude<Body[Field], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}

function sanitised(html: { pl?: string | undefined; en?: string | undefined; cz?: string | undefined }) {
  return Object.fromEntries(Object.entries(html).map(([lanCode, text = ""]) => [lanCode, sanitise(text)]));
}

/** Returns a list with one more at its end, or without it. */
function changedList<Item>(list: readonly Item[], item: Item, takes: boolean): Item[] {
  if (takes) return list.filter((one) => one !== item);
  return list.includes(item) ? [...list] : [...list, item];
}
