import type { CategoryRow, CategorySaid } from "../../contract/operator/categories.ts";
import { etag } from "../../contract/operator/route.ts";
import { addressesOf } from "../../database/catalogue/moved-paths.ts";
import { countRuled, fillingsOf } from "../../database/catalogue/category-fillings.ts";
import {
  childrenOf,
  countGoodsIn,
  isCategoryShown,
  categoryOf,
  type StaffCategory,
  textsOfCategory,
  wayUp,
} from "../../database/catalogue/staff-categories.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LanCode, said } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";
import { pageOfCategory, placingOfCategory } from "../../flows/catalogue/change-categories.ts";

/** Returns a row of the tree as the API says it. */
export function categoryRowSaid(row: StaffCategory, lanCode: LanCode): CategoryRow {
  const { category_id: id, category_parent_id: parentId, category_name, hidden, path, goods, shown, ruled } = row;
  const version = etag("placing", row.placing_version);
  return { id, parentId, name: withoutHtml(said(category_name, lanCode)), hidden, path, goods, shown, ruled, version };
}

/** Returns a category with all its parts; null: there is none of this number. */
export async function categorySaid(db: Queryable, id: number, lanCode: LanCode): Promise<CategorySaid | null> {
  const row = await categoryOf(db, id);
  if (row === null) return null;
  const addresses = await addressesOf(db, { kind: "category", entity_id: id });
  const way = (await wayUp(db, id)).slice(1).toReversed();
  return {
    id,
    above: way.map((one) => ({ id: one.id, name: withoutHtml(said(one.name, lanCode)) })),
    paths: { pl: addresses.pl?.path ?? "", en: addresses.en?.path ?? "", cz: addresses.cz?.path ?? "" },
    goods: await countGoodsIn(db, id),
    children: (await childrenOf(db, id)).length,
    texts: { ...textsOfCategory(row), version: etag("texts", row.texts_version) },
    page: {
      ...(await pageOfCategory(db, row)),
      outOfSight: !(await isCategoryShown(db, id)),
      version: etag("page", row.page_version),
    },
    placing: { ...(await placingOfCategory(db, row)), version: etag("placing", row.placing_version) },
    filling: await fillingSaid(db, id),
  };
}

async function fillingSaid(db: Queryable, id: number): Promise<CategorySaid["filling"]> {
  const { rule, sorted, hand, version } = (await fillingsOf(db, [id])).get(id)!;
  return { rule, sorted, hand, ruled: await countRuled(db, id), version: etag("filling", version) };
}
