import type { RefObject } from "react";
import type { PageSaid } from "../../contract/operator/pages.ts";
import type { Drafted } from "../../contract/operator/previews.ts";
import type { LanCode } from "../../domain/language.ts";
import { FormPreview } from "../preview/FormPreview.tsx";
import { pageTextsSent } from "./page-fields.ts";
import type { PageForm } from "./use-page-form.ts";

interface PagePreviewProps {
  page: PageSaid;
  form: PageForm;
  fields: RefObject<HTMLElement | null>;
  language: LanCode;
  onLanguage: (language: LanCode) => void;
  /** Closes it where it lies over the form; absent: it stands beside. */
  onClose?: () => void;
}

/** An information page as it would be were its form saved now, and shown. */
export function PagePreview({ page, form, ...rest }: PagePreviewProps) {
  const { id, texts, placing, publication } = page;
  return (
    <FormPreview
      kind="page"
      id={id}
      title={texts.name[rest.language] || texts.name.pl}
      draft={draftOf(page, form)}
      saved={[texts, placing, publication].map(({ version }) => version).join(" ")}
      {...rest}
    />
  );
}

/** Returns the calls that would save what was typed, as far as it can be saved. */
function draftOf({ id, ...page }: PageSaid, { texts, placing, isWrong }: PageForm): Drafted[] {
  if (isWrong) return [];
  const parts = [
    {
      route: "changePageTexts",
      changed: texts.changed,
      body: pageTextsSent(texts.changed),
      version: page.texts.version,
    },
    { route: "changePagePlacing", changed: placing.changed, body: placing.values, version: page.placing.version },
  ];
  return parts.flatMap(({ changed, ...part }) =>
    Object.keys(changed).length === 0 ? [] : [{ ...part, parameters: { id } }],
  );
}
