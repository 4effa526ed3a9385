import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useText } from "../../app/text.ts";
import { callOwnAccount } from "../../session/account-call.ts";
import { NewPassword } from "./NewPassword.tsx";

/** After a login with a temporary password: a new one of one's own; the session is an ordinary one, so it can wait (guarantees, point 11). */
export function ChoosePassword({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const ready = password !== "" && !asking;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await callOwnAccount("json_api?changePassword", { newPassword: password });
    setAsking(false);
    setSaved(outcome.kind === "done");
    setTrouble(outcome.kind === "done" ? null : (outcome.message ?? t("ERROR_SERVER")));
  };
  if (saved) {
    return (
      <div className="account-form">
        <p role="status">{t("ACCOUNT_PASSWORD_SAVED")}</p>
        <Button kind="signal" onClick={onDone} autoFocus>
          {t("BTN_CLOSE")}
        </Button>
      </div>
    );
  }
  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <p>{t("ACCOUNT_CHOOSE_TEXT")}</p>
      <NewPassword label={t("ACCOUNT_NEW_PASSWORD")} value={password} error={trouble} onChange={setPassword} />
      <div className="account-ways">
        <Button kind="signal" type="submit" aria-disabled={!ready}>
          {t("ACCOUNT_SAVE_PASSWORD")}
        </Button>
        <button type="button" className="link" onClick={onDone}>
          {t("ACCOUNT_LATER")}
        </button>
      </div>
    </form>
  );
}
