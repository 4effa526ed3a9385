import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { countFitting, fillingsOf, placedProducts } from "../../../database/catalogue/category-fillings.ts";
import { categoryOf, staffCategories } from "../../../database/catalogue/staff-categories.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type CategoryPart, categoryTexts } from "../../../domain/catalogue/category-form.ts";
import { ruleLimits } from "../../../domain/catalogue/category-rule.ts";
import { languageOf } from "../../../domain/language.ts";
import { withoutHtml } from "../../../domain/translations.ts";
import {
  addCategory,
  type CategoryRefused,
  changeCategoryPage,
  changeCategoryTexts,
  moveGoods,
  placeCategory,
  removeCategory,
} from "../../../flows/catalogue/change-categories.ts";
import { changeCategoryFilling } from "../../../flows/catalogue/change-category-filling.ts";
import { keepPicture } from "../../../flows/catalogue/keep-picture.ts";
import { goodsPicture } from "../../../integrations/goods-picture.ts";
import { sanitise } from "../../../integrations/sanitise.ts";
import { categoryRowSaid, categorySaid } from "../categories-said.ts";
import { type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "categories"
  | "category"
  | "addCategory"
  | "changeCategoryTexts"
  | "changeCategoryPage"
  | "placeCategory"
  | "changeCategoryFilling"
  | "countRule"
  | "categoryGoods"
  | "moveCategoryGoods"
  | "removeCategory"
  | "keepCategoryPicture";

/** Categories: the tree, one that is made, moved and taken away, and the parts of one. */
export const categoryHandlers: Handlers<Names> = {
  categories: async ({ db, person }) => ({
    answer: {
      categories: (await staffCategories(db)).map((row) => categoryRowSaid(row, languageOf(person.lan_id).lanCode)),
    },
  }),

  category: async (asked) => said(asked, asked.parameters.id),

  async addCategory({ db, person, body, log }) {
    const { parentId, index, hidden, image = "", slugs, filling, ...written } = body;
    const texts = writtenOver(noTexts, sanitisedTexts(written));
    const wanted = slugs === undefined ? undefined : { pl: "", en: "", cz: "", ...saidOf(slugs) };
    const added = await addCategory(
      db,
      { parentId, index, texts, hidden, image, slugs: wanted, filling: filling && saidOf(filling) },
      log,
    );
    if (added.kind === "brand") return refused("FIELD_WRONG", { at: "/filling/rule" });
    return added.kind === "added" ? said({ db, person }, added.categoryId) : whyNot(added);
  },

  async changeCategoryTexts({ db, person, parameters: { id }, body, version, log }) {
    const written = sanitisedTexts(body);
    const change = (before: typeof noTexts) => writtenOver(before, written);
    const changed = await changeCategoryTexts(db, { categoryId: id, version, change }, log);
    return changedSaid({ db, person }, { id, part: "texts", changed });
  },

  async changeCategoryPage({ db, person, parameters: { id }, body, version, log }) {
    const { slugs = {}, ...page } = body;
    const changed = await changeCategoryPage(
      db,
      {
        categoryId: id,
        version,
        change: (before) => ({ ...before, ...saidOf(page), slugs: { ...before.slugs, ...saidOf(slugs) } }),
      },
      log,
    );
    return changedSaid({ db, person }, { id, part: "page", changed });
  },

  async placeCategory({ db, person, parameters: { id }, body, version, log }) {
    const changed = await placeCategory(db, { categoryId: id, version, change: () => body }, log);
    return changedSaid({ db, person }, { id, part: "placing", changed });
  },

  async changeCategoryFilling({ db, person, parameters: { id }, body, version, log }) {
    const changed = await changeCategoryFilling(
      db,
      { categoryId: id, version, change: (before) => ({ ...before, ...saidOf(body) }) },
      log,
    );
    return changedSaid({ db, person }, { id, part: "filling", changed });
  },

  countRule: async ({ db, body: { rule } }) => ({ answer: { fits: await countFitting(db, rule) } }),

  async categoryGoods({ db, person, parameters: { id } }) {
    if ((await categoryOf(db, id)) === null) return refused("NOT_FOUND");
    const { sorted } = (await fillingsOf(db, [id])).get(id)!;
    const { lanCode } = languageOf(person.lan_id);
    const rows = await placedProducts(db, { categoryId: id, sorted, most: ruleLimits.hand, lanCode });
    const goods = rows.map(({ product_id, product_name, picture, in_stock }) => ({
      id: product_id,
      name: product_name,
      picture,
      soldOut: !in_stock,
    }));
    return { answer: { goods } };
  },

  async moveCategoryGoods({ db, now, parameters: { id }, body: { toId }, log }) {
    const moved = await moveGoods(db, { categoryId: id, toId, now }, log);
    if (moved.kind !== "moved") return whyNot(moved, "/toId");
    const { goods } = (await staffCategories(db)).find(({ category_id }) => category_id === id)!;
    const done = moved.outcomes.filter(({ kind }) => kind === "changed").length;
    return { answer: { moved: done, left: goods }, unchanged: done === 0 };
  },

  async removeCategory({ db, parameters: { id }, log }) {
    const removed = await removeCategory(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },

  async keepCategoryPicture({ db, parts: { pictures }, parameters: { id }, body }) {
    const row = await categoryOf(db, id);
    if (row === null) return refused("NOT_FOUND");
    const picture = await goodsPicture(body);
    if (typeof picture === "string") return refused(picture);
    return { answer: await keepPicture(db, picture, { called: withoutHtml(row.category_name.pl), pictures }) };
  },
};

const none = { pl: "", en: "", cz: "" };
const noTexts = { name: none, description: none, searchTitle: none, searchDescription: none };

type Written = { [Text in keyof typeof noTexts]?: Partial<Record<keyof typeof none, string | undefined>> | undefined };

/** Returns texts with what is said over them; a language that is absent stays as it is. */
function writtenOver(before: typeof noTexts, written: Written): typeof noTexts {
  const over = categoryTexts.map((text) => [text, { ...before[text], ...saidOf(written[text] ?? {}) }]);
  return Object.fromEntries(over) as typeof noTexts;
}

/** A name may hold emphasis, a description all that a description of goods may. */
function sanitisedTexts(written: Written): Written {
  const clean = (text: Written["name"], extent: "inline" | "whole") =>
    Object.fromEntries(Object.entries(saidOf(text ?? {})).map(([lan, html]) => [lan, sanitise(html, extent)]));
  return { ...written, name: clean(written.name, "inline"), description: clean(written.description, "whole") };
}

/** Returns the fields that are said. */
function saidOf<Body extends object>(body: Body): { [Field in keyof Body]?: Exclude<Body[Field], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}

async function said({ db, person }: { db: Queryable; person: Caller }, id: number, part?: CategoryPart) {
  const answer = await categorySaid(db, id, languageOf(person.lan_id).lanCode);
  if (answer === null) return refused("NOT_FOUND");
  return { answer, ...(part !== undefined && { etag: answer[part].version }) };
}

async function changedSaid(
  asked: { db: Queryable; person: Caller },
  {
    id,
    part,
    changed,
  }: { id: number; part: CategoryPart; changed: { kind: "changed" } | { kind: "same" } | CategoryRefused },
) {
  if (changed.kind === "old")
    return versionOld(asked.db, { entity: "category", entityId: id, part, version: changed.version });
  if (changed.kind !== "changed" && changed.kind !== "same") return whyNot(changed);
  return { ...(await said(asked, id, part)), unchanged: changed.kind === "same" };
}

function whyNot(no: CategoryRefused, parentAt = "/parentId"): Refused {
  if (no.kind === "brand") return refused("FIELD_WRONG", { at: `/rule/conditions/${no.at}/brandIds` });
  if (no.kind === "parent") return refused("FIELD_WRONG", { at: parentAt });
  if (no.kind === "picture") return refused("FIELD_WRONG", { at: "/image" });
  if (no.kind === "slug" || no.kind === "pageless") return refused("FIELD_WRONG", { at: `/slugs/${no.language}` });
  if (no.kind === "taken") return refused("ADDRESS_TAKEN", { at: `/slugs/${no.language}` });
  return refused(codes[no.kind]);
}

const codes = {
  unknown: "NOT_FOUND",
  old: "VERSION_OLD",
  deep: "CATEGORY_DEEP",
  below: "CATEGORY_HOLDS",
  goods: "CATEGORY_GOODS",
  named: "PLACE_NAMED",
} as const satisfies Record<string, ProblemCode>;
