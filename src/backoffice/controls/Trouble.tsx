import { refusalText } from "../refusal-text.ts";
import { useText } from "../text.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { Act } from "./Act.tsx";
import "./trouble.css";

/** Why something could not be shown, in words, and the way to try it again. */
export function Trouble({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useText();
  return (
    <div className="trouble" role="alert">
      <p>{t(refusalText(error))}</p>
      <Act onClick={retry}>{t("OFFICE_RETRY")}</Act>
    </div>
  );
}

/** Why an act was refused, beside what began it; nothing while it was not. */
export function Refused({ error }: { error: unknown }) {
  const t = useText();
  if (error === null || error === undefined) return null;
  return <FieldError text={t(refusalText(error))} />;
}
