import { useMutation } from "@tanstack/react-query";
import { categoryRoutes, type CategorySaid } from "../../contract/operator/categories.ts";
import { languages } from "../../domain/language.ts";
import { type Acted, act } from "../api.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { hasChanged, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOfAll } from "../undo.ts";
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
  const read = () => readCategory(id);
  const save = useMutation({
    // One after the other: where one is refused, those before it are saved, and what was typed into the others stays.
    mutationFn: async () => {
      const done: Acted<CategorySaid>[] = [];
      const keep = (acted: Acted<CategorySaid>) => {
        takeOverCategory(acted.answer);
        done.push(acted);
        return acted;
      };
      if (hasChanged(texts))
        await texts.save({
          record: category,
          fieldsOf: categoryFieldsOf,
          read,
          send: async ({
            changed,
            record: {
              texts: { version },
            },
          }) => keep(await act(categoryRoutes.changeCategoryTexts, { parameters, body: fieldsSent(changed), version })),
        });
      if (hasChanged(page))
        await page.save({
          record: category,
          fieldsOf: pageFieldsOf,
          read,
          send: async ({
            changed,
            record: {
              page: { version },
            },
          }) => keep(await act(categoryRoutes.changeCategoryPage, { parameters, body: fieldsSent(changed), version })),
        });
      if (hasChanged(filling))
        await filling.save({
          record: category,
          fieldsOf: fillingFieldsOf,
          read,
          send: async ({
            changed,
            record: {
              filling: { version },
            },
          }) => keep(await act(categoryRoutes.changeCategoryFilling, { parameters, body: changed, version })),
        });
      return done;
    },
    onSuccess: (done) => tell(t("OFFICE_GOODS_SAVED"), undoOfAll(done)),
  });
  const isWrong =
    texts.values["name-pl"].trim() === "" ||
    languages.some(({ lanCode }) => isWrongSlug(page.values[`slug-${lanCode}`], lanCode, true)) ||
    (filling.values.rule !== null && !isWholeRule(filling.values.rule));
  const isReady = all.some(hasChanged) && !isWrong && all.every(({ overtaken }) => overtaken.length === 0);
  return {
    texts,
    page,
    filling,
    changed: [
      ...new Set(all.flatMap(({ changed }) => Object.keys(changed)).map((one) => (one === "hand" ? "sorted" : one))),
    ],
    isWrong,
    isReady,
    isSaving: save.isPending,
    error: save.error,
    save: () => isReady && !save.isPending && save.mutate(),
    forget: () => {
      save.reset();
      for (const form of all) form.forget();
    },
  };
}
