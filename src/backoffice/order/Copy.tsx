import { canCopy, copyText } from "../controls/copy-text.ts";
import { useText } from "../text.ts";
import "./copy.css";

/** Copies a number or an address with one press. */
export function Copy({ text, what }: { text: string; what: string }) {
  const t = useText();
  if (!canCopy) return null;
  return (
    <button
      type="button"
      className="copy"
      aria-label={t("OFFICE_COPY_WHAT", { what })}
      onClick={() => void copyText(text, what)}
    >
      {t("OFFICE_COPY")}
    </button>
  );
}
