import { pageRoutes, type PageSaid } from "../../contract/operator/pages.ts";
import { act } from "../api.ts";
import { useText } from "../text.ts";
import { type MergedForm, useMergedForm } from "../two-people/use-merged-form.ts";
import { partOf, type SavedParts, useParts } from "../two-people/use-parts.ts";
import {
  pagePlacingFieldsOf,
  type PagePlacingFields,
  pageTextFieldsOf,
  type PageTextFields,
  pageTextsSent,
  wrongPageText,
} from "./page-fields.ts";
import { readPage, takeOverPage } from "./use-pages.ts";

export interface PageForm extends SavedParts {
  texts: MergedForm<PageTextFields>;
  placing: MergedForm<PagePlacingFields>;
}

/** Returns the form of an information page: its texts and where it stands, saved by one act, each on its own version. */
export function usePageForm(page: PageSaid): PageForm {
  const t = useText();
  const { id } = page;
  const of = (part: string) => ({ entity: "page", id, part, draftOf: "shop" as const });
  const texts = useMergedForm(`page-texts-${id}`, of("texts"), pageTextFieldsOf(page));
  const placing = useMergedForm(`page-placing-${id}`, of("placing"), pagePlacingFieldsOf(page));
  const parameters = { id };
  const saved = useParts<PageSaid>({
    record: page,
    read: () => readPage(id),
    takeOver: takeOverPage,
    parts: [
      partOf(texts, pageTextFieldsOf, ({ changed, record }) =>
        act(pageRoutes.changePageTexts, { parameters, body: pageTextsSent(changed), version: record.texts.version }),
      ),
      partOf(placing, pagePlacingFieldsOf, ({ values: body, record }) =>
        act(pageRoutes.changePagePlacing, { parameters, body, version: record.placing.version }),
      ),
    ],
    isWrong: wrongPageText(texts.values) !== null,
    saved: t(page.publication.shown ? "OFFICE_GOODS_SAVED" : "OFFICE_PAGES_SAVED_DRAFT"),
  });
  return { texts, placing, ...saved };
}
