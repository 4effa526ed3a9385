import { useMutation } from "@tanstack/react-query";
import { pageRoutes, type PageSaid } from "../../contract/operator/pages.ts";
import { type Acted, act } from "../api.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { hasChanged, type MergedForm, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOfAll } from "../undo.ts";
import {
  pagePlacingFieldsOf,
  type PagePlacingFields,
  pageTextFieldsOf,
  type PageTextFields,
  pageTextsSent,
  wrongPageText,
} from "./page-fields.ts";
import { readPage, takeOverPage } from "./use-pages.ts";

export interface PageForm {
  texts: MergedForm<PageTextFields>;
  placing: MergedForm<PagePlacingFields>;
  /** Something is typed that is not saved. */
  isChanged: boolean;
  /** It can be saved: something is changed, nothing is wrong, and nothing is to be decided. */
  isReady: boolean;
  /** Something is typed that cannot be saved so. */
  isWrong: boolean;
  save: () => void;
  isSaving: boolean;
  error: unknown;
  /** Gives up all that was typed. */
  forget: () => void;
}

/** Returns the form of an information page: its texts and where it stands, saved by one act, each on its own version. */
export function usePageForm(page: PageSaid): PageForm {
  const t = useText();
  const { id } = page;
  const of = (part: string) => ({ entity: "page", id, part, draftOf: "shop" as const });
  const texts = useMergedForm(`page-texts-${id}`, of("texts"), pageTextFieldsOf(page));
  const placing = useMergedForm(`page-placing-${id}`, of("placing"), pagePlacingFieldsOf(page));
  const parameters = { id };
  const read = () => readPage(id);
  const save = useMutation({
    // One after the other: where the second is refused, the first is saved, and what was typed into the second stays.
    mutationFn: async () => {
      const done: Acted<PageSaid>[] = [];
      const keep = (acted: Acted<PageSaid>) => {
        takeOverPage(acted.answer);
        done.push(acted);
        return acted;
      };
      if (hasChanged(texts))
        await texts.save({
          record: page,
          fieldsOf: pageTextFieldsOf,
          read,
          send: async ({ changed, record }) =>
            keep(
              await act(pageRoutes.changePageTexts, {
                parameters,
                body: pageTextsSent(changed),
                version: record.texts.version,
              }),
            ),
        });
      if (hasChanged(placing))
        await placing.save({
          record: page,
          fieldsOf: pagePlacingFieldsOf,
          read,
          send: async ({ values, record }) =>
            keep(
              await act(pageRoutes.changePagePlacing, { parameters, body: values, version: record.placing.version }),
            ),
        });
      return done;
    },
    onSuccess: (done) =>
      tell(t(page.publication.shown ? "OFFICE_GOODS_SAVED" : "OFFICE_PAGES_SAVED_DRAFT"), undoOfAll(done)),
  });
  const isWrong = wrongPageText(texts.values) !== null;
  const isChanged = hasChanged(texts) || hasChanged(placing);
  const isReady = isChanged && !isWrong && texts.overtaken.length === 0 && placing.overtaken.length === 0;
  return {
    texts,
    placing,
    isChanged,
    isReady,
    isWrong,
    save: () => isReady && !save.isPending && save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    forget: () => {
      save.reset();
      texts.forget();
      placing.forget();
    },
  };
}
