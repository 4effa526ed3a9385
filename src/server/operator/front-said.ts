import type { FrontSaid } from "../../contract/operator/front.ts";
import { etag } from "../../contract/operator/route.ts";
import { allCategories } from "../../database/catalogue/categories.ts";
import { allConfig } from "../../database/config.ts";
import { frontsNow } from "../../database/content/front.ts";
import { targetsById } from "../../database/content/front-targets.ts";
import { allPages } from "../../database/content/pages.ts";
import type { Queryable } from "../../database/queryable.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import { firstFront, type FrontPart, type LinkedKind, targetsOf } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { lawfulPages } from "../../domain/opening.ts";

/** Returns how a part of the front is arranged, with what its links are called in a language. */
export async function frontSaid(db: Queryable, part: FrontPart, lanCode: LanCode): Promise<FrontSaid> {
  const { frontId, content: own, planned, version, minute } = (await frontsNow(db))[part];
  const content = own ?? firstFront(part);
  const things = [...targetsOf(content), ...(planned === null ? [] : targetsOf(planned.content))].flatMap(
    (to): { kind: LinkedKind; id: number }[] => (to.kind === "own" || to.kind === "outside" ? [] : [to]),
  );
  return {
    id: frontId,
    part,
    content,
    own: own !== null,
    planned,
    targets: await targetsById(db, things, lanCode),
    standing: await standingIn(db, part, lanCode),
    minute,
    version: etag("front", version),
  };
}

async function standingIn(db: Queryable, part: FrontPart, lanCode: LanCode): Promise<FrontSaid["standing"]> {
  if (part === "menu") {
    const categories = await allCategories(db, lanCode);
    return categories
      .filter(
        ({ category_id, category_parent_id }) =>
          category_parent_id === rootCategoryId && category_id !== rootCategoryId,
      )
      .map(({ category_id, category_name }) => ({ id: Number(category_id), name: category_name, lawful: false }));
  }
  if (part !== "footer") return [];
  const config = await allConfig(db);
  const lawful = lawfulPages.map((page) => config[`page_${page}`]);
  const pages = await allPages(db, lanCode);
  return pages.map(({ page_id, page_name }) => ({
    id: page_id,
    name: page_name,
    lawful: lawful.includes(String(page_id)),
  }));
}
