import type { RefObject } from "react";
import type { FrontSaid } from "../../contract/operator/front.ts";
import type { FrontContent } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { inputOf, useFocused } from "../preview/form-fields.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import { useText } from "../text.ts";
import { drawable } from "./drawable.ts";
import "../controls/modal.css";

interface FrontPreviewProps {
  front: FrontSaid;
  title: string;
  content: FrontContent;
  hasChanged: boolean;
  /** What holds the fields of the form: each that the page shows says so by `data-shown`. */
  fields: RefObject<HTMLElement | null>;
  language: LanCode;
  onLanguage: (language: LanCode) => void;
  /** Closes it where it lies over the form; absent: it stands beside. */
  onClose?: () => void;
}

/** The home page as it would be were the form published now; what is picked on it takes the focus in the form. */
export function FrontPreview(props: FrontPreviewProps) {
  const { front, title, content, hasChanged, fields, language, onLanguage, onClose } = props;
  const t = useText();
  const focused = useFocused(fields, onLanguage);
  const draft = {
    route: "changeFront",
    parameters: { part: front.part },
    body: { content: drawable(content) },
    version: front.version,
  };
  const pane = (
    <PreviewPane
      kind="home"
      id={front.id}
      language={language}
      draft={hasChanged ? [draft] : []}
      saved={front.version}
      onLanguage={onLanguage}
      focused={focused}
      onPick={(picked) => {
        const input = inputOf(fields.current, picked, language);
        if (input === null) return;
        onClose?.();
        // A window gives the focus back to what opened it first.
        setTimeout(() => input.focus());
      }}
    />
  );
  if (onClose === undefined) return pane;
  return (
    <Dialog title={title} closeLabel={t("OFFICE_CLOSE")} kind="whole" className="modal preview-over" onClose={onClose}>
      {pane}
    </Dialog>
  );
}
