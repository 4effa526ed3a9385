import { useId, useState } from "react";
import { TextArea } from "../../ui/TextArea.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { EditedText } from "./EditedText.tsx";
import { holds } from "./html-of.ts";
import "./rich-text.css";

interface RichTextFieldProps {
  label: string;
  /** The field's name, for the preview. */
  shown: string;
  /** HTML. */
  value: string;
  /** Characters it may have. */
  most: number;
  /** What may be put into it that the shop fills: by its mark, what it is called. */
  marks: readonly (readonly [mark: string, text: string])[];
  /** Pages of the shop a link may lead to: by address, what each is called. */
  links: readonly (readonly [address: string, text: string])[];
  onChange: (html: string) => void;
}

/**
 * A text with headings, lists, links and tables, written as it will be read. One that holds something else stands there
 * as the HTML it is, and says so: to write on in it loses nothing.
 */
export function RichTextField({ label, shown, value, most, marks, links, onChange }: RichTextFieldProps) {
  const t = useText();
  const id = useId();
  const [asSource, setAsSource] = useState(() => !holds(value));
  const [isLossy, setLossy] = useState(asSource);
  const [own, setOwn] = useState(value);
  const write = (html: string) => {
    setOwn(html);
    onChange(html);
  };
  if (value !== own) {
    setOwn(value);
    // Somebody else's text may be one that only its HTML is whole of.
    if (!asSource && !holds(value)) {
      setAsSource(true);
      setLossy(true);
    }
  }
  if (asSource)
    return (
      <div className="rich-text">
        <TextArea
          label={label}
          data-shown={shown}
          rows={18}
          maxLength={most}
          spellCheck={false}
          value={value}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <p className={isLossy ? "fact-missing" : "mute"}>
          {t(isLossy ? "OFFICE_RICH_NOT_HELD" : "OFFICE_RICH_SOURCE_HELP")}
        </p>
        <Act
          kind="plain"
          onClick={() => {
            const isHeld = holds(value);
            setLossy(!isHeld);
            if (isHeld) setAsSource(false);
          }}
        >
          {t("OFFICE_RICH_BACK")}
        </Act>
      </div>
    );
  return (
    <div className="rich-text field">
      <span className="field-label" id={id}>
        {label}
      </span>
      <EditedText
        labelledBy={id}
        shown={shown}
        value={value}
        marks={marks}
        links={links}
        onChange={write}
        onSource={() => {
          setLossy(false);
          setAsSource(true);
        }}
      />
    </div>
  );
}
