import { useId, useRef, useState } from "react";
import { useText } from "../text.ts";
import { LinkForm } from "./LinkForm.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useEditor } from "./use-editor.ts";

interface EditedTextProps {
  /** The id of what names it. */
  labelledBy: string;
  shown: string;
  value: string;
  marks: readonly (readonly [mark: string, text: string])[];
  links: readonly (readonly [address: string, text: string])[];
  onChange: (html: string) => void;
  /** It is to be seen as HTML. */
  onSource: () => void;
}

/** The text itself, where it is written, and above it what can be done to it. */
export function EditedText({ labelledBy, shown, value, marks, links, onChange, onSource }: EditedTextProps) {
  const t = useText();
  const help = useId();
  const [linking, setLinking] = useState(false);
  const mount = useRef<HTMLDivElement>(null);
  const { state, run } = useEditor({
    mount,
    value,
    onChange,
    attributes: {
      class: "rich-text-page",
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      "aria-describedby": help,
      "data-shown": shown,
    },
  });
  return (
    <div className="rich-text-box">
      {state !== null && (
        <Toolbar
          state={state}
          run={run}
          marks={marks}
          isLinking={linking}
          onLink={() => setLinking(!linking)}
          onSource={onSource}
        />
      )}
      {linking && state !== null && (
        <LinkForm state={state} run={run} links={links} onClose={() => setLinking(false)} />
      )}
      <div ref={mount} />
      <p id={help} className="hidden-text">
        {t("OFFICE_RICH_KEYS")}
      </p>
    </div>
  );
}
