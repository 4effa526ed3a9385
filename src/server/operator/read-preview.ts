import type { Preview, PreviewedKind } from "../../contract/operator/previews.ts";
import type { Layout, PageData } from "../../contract/page-data.ts";
import { linkPictureHref, pathIn, paths } from "../../contract/paths.ts";
import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import { showCategoryForNow, showProductForNow } from "../../database/catalogue/show-for-now.ts";
import { oneByOne } from "../../database/connect.ts";
import { showPageForNow } from "../../database/content/page-parts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Language } from "../../domain/language.ts";
import { googleRows } from "../../generator/feeds/google.ts";
import { loadLayout } from "../../generator/layout.ts";
import { pageDataOf } from "../../generator/page-data.ts";
import { makePage, wantedAmong } from "../../generator/page-sources.ts";
import type { Made } from "../../generator/reading.ts";
import type { ServerParts } from "../app.ts";

interface PreviewWanted {
  kind: PreviewedKind;
  id: number;
  language: Language;
}

/** Shows a record that is hidden, until the transaction is taken back. */
const showing: Readonly<Record<PreviewedKind, (db: Queryable, id: number) => Promise<boolean>>> = {
  product: showProductForNow,
  page: showPageForNow,
  category: showCategoryForNow,
  manufacturer: () => Promise.resolve(false),
  home: () => Promise.resolve(false),
};

type ReadPreview = Omit<Preview, "page" | "until"> & { shown: PageData };

/** Returns the page of a record as it is in a transaction, shown even where it is hidden, with what search engines, links and Google's feed say of it; null: there is no such page. What it changes for that the caller takes back. */
export function readPreview(
  db: Queryable,
  { publicUrl, assets }: Pick<ServerParts, "publicUrl" | "assets">,
  { kind, id, language }: PreviewWanted,
): Promise<ReadPreview | null> {
  return oneByOne(db, async (db) => {
    const hidden = await showing[kind](db, id);
    const path =
      kind === "home"
        ? pathIn(paths.home, language.lanCode).slice(1)
        : (await pathsInLanguages(db, [{ kind, entity_id: id }])).get(`${kind}:${id}`)?.[language.lanCode];
    if (path === undefined) return null;
    const [key] = await wantedAmong(db, { paths: new Set([`/${path}`]), facts: [] });
    const layout = await loadLayout(db, language);
    const made = key === undefined ? null : await makePage({ db, language, layout }, key);
    if (made === null) return null;
    const rows = kind === "product" ? await googleRows({ db, publicUrl, language, currency: "pln" }, id) : [];
    return {
      ...saidOf(made, { publicUrl, assets, layout, language }),
      hidden,
      feed:
        rows[0] === undefined ? null : { rows: rows.length, values: rows[0].map(([name, value]) => ({ name, value })) },
    };
  });
}

/** Returns a page's data, and what search engines and links say of it. */
function saidOf(
  made: Made,
  {
    publicUrl,
    assets,
    layout,
    language,
  }: Pick<ServerParts, "publicUrl" | "assets"> & { layout: Layout; language: Language },
): Pick<ReadPreview, "shown" | "search" | "card"> {
  const { title, description, image } = made.head;
  return {
    shown: pageDataOf(made, { build: assets.build, layout, language }),
    search: { title, address: publicUrl + made.path, description },
    card: {
      site: layout.shop.name,
      title,
      description,
      picture: image === null ? null : linkPictureHref(image),
    },
  };
}
