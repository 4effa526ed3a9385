import type { Command, EditorState } from "prosemirror-state";
import { useId, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { linkAt, linkTo } from "./editing.ts";
import { linkable } from "./linkable.ts";

interface LinkFormProps {
  state: EditorState;
  run: (command: Command) => void;
  links: readonly (readonly [address: string, text: string])[];
  onClose: () => void;
}

/** Where the chosen words lead: an address of anywhere, a page of the shop, an e-mail, a telephone. It is no form of its own: it stands within one. */
export function LinkForm({ state, run, links, onClose }: LinkFormProps) {
  const t = useText();
  const list = useId();
  const now = linkAt(state);
  const [typed, setTyped] = useState(now);
  const [tried, setTried] = useState(false);
  const address = linkable(typed);
  const set = () => {
    setTried(true);
    if (address === null) return;
    run(linkTo(address));
    onClose();
  };
  return (
    <div className="rich-text-link" role="group" aria-label={t("OFFICE_RICH_LINK")}>
      <Field
        label={t("OFFICE_RICH_LINK_TO")}
        value={typed}
        list={list}
        maxLength={1000}
        autoComplete="off"
        autoFocus
        placeholder="https://"
        error={tried && address === null ? t("OFFICE_RICH_LINK_WRONG") : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            set();
          }
          if (event.key === "Escape") onClose();
        }}
      />
      <datalist id={list}>
        {links.map(([to, text]) => (
          <option key={to} value={to}>
            {text}
          </option>
        ))}
      </datalist>
      <div className="rich-text-link-acts">
        <Act onClick={set}>{t("OFFICE_RICH_LINK_SET")}</Act>
        {now !== "" && (
          <Act
            kind="plain"
            onClick={() => {
              run(linkTo(null));
              onClose();
            }}
          >
            {t("OFFICE_RICH_LINK_REMOVE")}
          </Act>
        )}
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CANCEL")}
        </Act>
      </div>
    </div>
  );
}
