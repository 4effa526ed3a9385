import type { FrontSaid } from "../../contract/operator/front.ts";
import { type FrontPart, wrongFront } from "../../domain/content/front.ts";
import { refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useText } from "../text.ts";
import type { FrontForm } from "./use-front.ts";
import "../controls/save-bar.css";

interface SaveFrontProps<Part extends FrontPart> {
  form: FrontForm<Part>;
  standing: FrontSaid["standing"];
}

/** That something is changed and not published, and the acts that publish it or give it up; nothing while nothing is changed. */
export function SaveFront<Part extends FrontPart>({ form, standing }: SaveFrontProps<Part>) {
  const t = useText();
  const isWrong = isUnready(form, standing);
  const isReady = form.hasChanged && !isWrong && form.overtaken.length === 0;
  const publish = () => isReady && !form.isSaving && form.publish();
  useKeys({ save: publish });
  if (!form.hasChanged) return <Refused error={form.error} />;
  return (
    <div className="save-bar unsaved-bar">
      <div role="status" className="save-bar-words">
        <p>{t("OFFICE_FRONT_UNSAVED")}</p>
        {isWrong && <p className="fact-missing">{t("OFFICE_GOODS_WRONG")}</p>}
        {form.error !== null && refusalOf(form.error) !== "VERSION_OLD" && <Refused error={form.error} />}
      </div>
      <Act kind="plain" onClick={form.forget}>
        {t("OFFICE_FORGET")}
      </Act>
      <Act kind="signal" keyName="save" busy={form.isSaving} disabled={!isReady} onClick={publish}>
        {t("OFFICE_FRONT_SAVE")}
      </Act>
    </div>
  );
}

/** Returns whether what stands in the form cannot be published so. */
export function isUnready<Part extends FrontPart>(
  { content }: FrontForm<Part>,
  standing: FrontSaid["standing"],
): boolean {
  return wrongFront(content, { lawful: standing.flatMap(({ id, lawful }) => (lawful ? [id] : [])) }) !== null;
}
