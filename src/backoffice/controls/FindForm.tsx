import { type FormEvent, useState } from "react";
import { Act } from "./Act.tsx";
import { useText } from "../text.ts";
import "./find-form.css";

interface FindFormProps {
  label: string;
  /** What was asked for when it is shown. */
  first?: string;
  busy?: boolean;
  /** Given the words without the space around them, when they are sent. */
  onFind: (words: string) => void;
}

/** A field for what is looked for, and the button that finds it. */
export function FindForm({ label, first = "", busy = false, onFind }: FindFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(first);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form role="search" className="find-form" onSubmit={find}>
      <label>
        <span className="hidden-text">{label}</span>
        <input
          type="search"
          className="input"
          enterKeyHint="search"
          placeholder={label}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Act type="submit" kind="plain" busy={busy}>
        {t("OFFICE_FIND_DO")}
      </Act>
    </form>
  );
}
