import type { RefObject } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useText } from "../text.ts";
import { inputOf, useFocused } from "./form-fields.ts";
import { PreviewPane } from "./PreviewPane.tsx";
import type { Drawn } from "./use-page-preview.ts";
import type { LanCode } from "../../domain/language.ts";
import "../controls/modal.css";

interface FormPreviewProps extends Drawn {
  title: string;
  /** What holds the fields of the form: each that the page shows says so by `data-shown`, a text with its language (`name-pl`), a picture with its place (`pictures/2`). */
  fields: RefObject<HTMLElement | null>;
  onLanguage: (language: LanCode) => void;
  /** Closes it where it lies over the form; absent: it stands beside. */
  onClose?: () => void;
}

/** The page of a record as it would be were its form saved now. The field somebody comes to is brought into sight on it, in that field's language; what is picked on it takes the focus. */
export function FormPreview({ title, fields, onClose, ...drawn }: FormPreviewProps) {
  const t = useText();
  const focused = useFocused(fields, drawn.onLanguage);
  const pane = (
    <PreviewPane
      {...drawn}
      focused={focused}
      onPick={(picked) => {
        const input = inputOf(fields.current, picked, drawn.language);
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
