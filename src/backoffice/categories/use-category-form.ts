import { categoryRoutes, type CategorySaid } from "../../contract/operator/categories.ts";
import { languages } from "../../domain/language.ts";
import { act } from "../api.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { partOf, useParts } from "../two-people/use-parts.ts";
import { categoryFieldsOf, fieldsSent, pageFieldsOf } from "./listing-fields.ts";
import { fillingFieldsOf, isWholeRule } from "./filling-fields.ts";
import { isWrongSlug } from "./SlugFields.tsx";
import { readCategory, takeOverCategory } from "./use-categories.ts";

/** Returns the form of a category: its texts, its page and what fills it, saved by one act, of each what was changed in it and nothing else. */
export function useCategoryForm(category: CategorySaid) {
  const t = useText();
  const { id } = category;
  const of = (part: string) => ({ entity: "category", id, part, draftOf: "shop" as const });
  const texts = useMergedForm(`category-texts-${id}`, of("texts"), categoryFieldsOf(category));
  const page = useMergedForm(`category-page-${id}`, of("page"), pageFieldsOf(category));
  const filling = useMergedForm(`category-filling-${id}`, of("filling"), fillingFieldsOf(category));
  const all = [texts, page, filling];
  const parameters = { id };
  const isWrong =
    texts.values["name-pl"].trim() === "" ||
    languages.some(({ lanCode }) => isWrongSlug(page.values[`slug-${lanCode}`], lanCode, true)) ||
    (filling.values.rule !== null && !isWholeRule(filling.values.rule));
  const saved = useParts<CategorySaid>({
    record: category,
    read: () => readCategory(id),
    takeOver: takeOverCategory,
    parts: [
      partOf(texts, categoryFieldsOf, ({ changed, record }) =>
        act(categoryRoutes.changeCategoryTexts, {
          parameters,
          body: fieldsSent(changed),
          version: record.texts.version,
        }),
      ),
      partOf(page, pageFieldsOf, ({ changed, record }) =>
        act(categoryRoutes.changeCategoryPage, { parameters, body: fieldsSent(changed), version: record.page.version }),
      ),
      partOf(filling, fillingFieldsOf, ({ changed: body, record }) =>
        act(categoryRoutes.changeCategoryFilling, { parameters, body, version: record.filling.version }),
      ),
    ],
    isWrong,
    saved: t("OFFICE_GOODS_SAVED"),
  });
  const names = all.flatMap((form) => Object.keys(form.changed));
  const changed = [...new Set(names.map((name) => (name === "hand" ? "sorted" : name)))];
  return { texts, page, filling, changed, ...saved };
}
