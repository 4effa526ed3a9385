import type { BrandSaid } from "../../../contract/operator/brands.ts";
import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { etag } from "../../../contract/operator/route.ts";
import { addressesOf, slugsOf } from "../../../database/catalogue/moved-paths.ts";
import {
  brandOf,
  type BrandTextsSaid,
  countGoodsOfBrand,
  staffBrands,
  textsOfBrand,
} from "../../../database/catalogue/staff-brands.ts";
import { producerOrNull } from "../../../database/catalogue/producers.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { brandTexts } from "../../../domain/catalogue/category-form.ts";
import {
  addBrand,
  type BrandRefused,
  changeBrandProducer,
  changeBrandPage,
  changeBrandTexts,
  mergeBrands,
  removeBrand,
} from "../../../flows/catalogue/change-brands.ts";
import { sanitise } from "../../../integrations/sanitise.ts";
import { type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "brands"
  | "brand"
  | "addBrand"
  | "changeBrandTexts"
  | "changeBrandPage"
  | "changeBrandProducer"
  | "mergeBrands"
  | "removeBrand";

/** Brands: the list, one that is made, written, merged into another and taken away. */
export const brandHandlers: Handlers<Names> = {
  brands: async ({ db }) => ({
    answer: {
      brands: (await staffBrands(db)).map(({ manufacturer_id: id, manufacturer_name: name, path, goods, ...row }) => ({
        id,
        name,
        path,
        goods,
        shown: row.shown,
        producerMissing: row.producer_missing,
      })),
    },
  }),

  brand: async ({ db, parameters: { id } }) => said(db, id),

  async addBrand({ db, body, log }) {
    const { slugs, ...written } = body;
    const texts = writtenOver(noTexts, written);
    const wanted = slugs === undefined ? undefined : { pl: "", en: "", cz: "", ...saidOf(slugs) };
    const added = await addBrand(db, { texts, slugs: wanted }, log);
    return added.kind === "added" ? said(db, added.brandId) : whyNot(added);
  },

  async changeBrandTexts({ db, parameters: { id }, body, version, log }) {
    const change = (before: BrandTextsSaid) => writtenOver(before, body);
    const changed = await changeBrandTexts(db, { brandId: id, version, change }, log);
    return changedSaid(db, { id, part: "texts", changed });
  },

  async changeBrandPage({ db, parameters: { id }, body: { slugs = {} }, version, log }) {
    const changed = await changeBrandPage(
      db,
      { brandId: id, version, change: (before) => ({ ...before, ...saidOf(slugs) }) },
      log,
    );
    return changedSaid(db, { id, part: "page", changed });
  },

  async changeBrandProducer({ db, parameters: { id }, body: { producer }, version, log }) {
    const changed = await changeBrandProducer(db, { brandId: id, version, change: () => ({ producer }) }, log);
    return changedSaid(db, { id, part: "producer", changed });
  },

  async mergeBrands({ db, now, parameters: { id }, body: { intoId }, log }) {
    const merged = await mergeBrands(db, { brandId: id, intoId, now }, log);
    return merged.kind === "merged" ? { answer: { id: intoId, goods: merged.goods } } : whyNot(merged);
  },

  async removeBrand({ db, parameters: { id }, log }) {
    const removed = await removeBrand(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },
};

const none = { pl: "", en: "", cz: "" };
const noTexts: BrandTextsSaid = { name: "", description: none, searchTitle: none, searchDescription: none };

type Written = { name?: string | undefined } & {
  [Text in (typeof brandTexts)[number]]?: Partial<Record<keyof typeof none, string | undefined>> | undefined;
};

/** Returns texts with what is said over them; HTML is sanitised, and a language that is absent stays as it is. */
function writtenOver(before: BrandTextsSaid, written: Written): BrandTextsSaid {
  const over = brandTexts.map((text) => {
    const languages = Object.entries(saidOf(written[text] ?? {}));
    const clean = languages.map(([lan, html]) => [lan, text === "description" ? sanitise(html) : html]);
    return [text, { ...before[text], ...Object.fromEntries(clean) }];
  });
  return { ...before, ...Object.fromEntries(over), name: written.name ?? before.name };
}

/** Returns the fields that are said. */
function saidOf<Body extends object>(body: Body): { [Field in keyof Body]?: Exclude<Body[Field], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}

async function said(db: Queryable, id: number, part?: "texts" | "page" | "producer") {
  const row = await brandOf(db, id);
  if (row === null) return refused("NOT_FOUND");
  const addresses = await addressesOf(db, { kind: "manufacturer", entity_id: id });
  const answer: BrandSaid = {
    id,
    paths: { pl: addresses.pl?.path ?? "", en: addresses.en?.path ?? "", cz: addresses.cz?.path ?? "" },
    goods: await countGoodsOfBrand(db, id),
    texts: { ...textsOfBrand(row), version: etag("texts", row.texts_version) },
    page: { slugs: slugsOf(addresses), version: etag("page", row.page_version) },
    producer: { said: producerOrNull(row), version: etag("producer", row.producer_version) },
  };
  return { answer, ...(part !== undefined && { etag: answer[part].version }) };
}

async function changedSaid(
  db: Queryable,
  {
    id,
    part,
    changed,
  }: {
    id: number;
    part: "texts" | "page" | "producer";
    changed: { kind: "changed" } | { kind: "same" } | BrandRefused;
  },
) {
  if (changed.kind === "old") return versionOld(db, { entity: "brand", entityId: id, part, version: changed.version });
  if (changed.kind !== "changed" && changed.kind !== "same") return whyNot(changed);
  return { ...(await said(db, id, part)), unchanged: changed.kind === "same" };
}

function whyNot(no: BrandRefused): Refused {
  if (no.kind === "into") return refused("FIELD_WRONG", { at: "/intoId" });
  if (no.kind === "producer") return refused("FIELD_WRONG", { at: "/producer" });
  if (no.kind === "called") return refused("NAME_TAKEN", { at: "/name" });
  if (no.kind === "slug" || no.kind === "pageless") return refused("FIELD_WRONG", { at: `/slugs/${no.language}` });
  if (no.kind === "taken") return refused("ADDRESS_TAKEN", { at: `/slugs/${no.language}` });
  return refused(codes[no.kind]);
}

const codes = {
  unknown: "NOT_FOUND",
  old: "VERSION_OLD",
  many: "GOODS_MANY",
  goods: "CATEGORY_GOODS",
  named: "PLACE_NAMED",
} as const satisfies Record<string, ProblemCode>;
