import { useText } from "./text.ts";
import type { Draft } from "./use-draft.ts";

/** Says that what was begun before is in the form again, with the way to give it up. Nothing where nothing was. */
export function DraftBack({ draft: { isBack, forget } }: { draft: Pick<Draft<unknown>, "isBack" | "forget"> }) {
  const t = useText();
  if (!isBack) return null;
  return (
    <p role="status">
      {t("OFFICE_DRAFT_BACK")}{" "}
      <button type="button" className="link" onClick={forget}>
        {t("OFFICE_DRAFT_FORGET")}
      </button>
    </p>
  );
}
