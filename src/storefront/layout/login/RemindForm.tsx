import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useText } from "../../app/text.ts";
import { callAccount } from "../../session/account-call.ts";

/** The e-mail a temporary password is sent to; the control beside the button leads back to the login. */
export function RemindForm({
  email,
  onEmail,
  onSent,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  onBack: () => void;
}) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ready = email.trim() !== "" && !asking;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await callAccount("json_emails?sendNewPassword", { email });
    if (outcome.kind === "done") return onSent();
    setAsking(false);
    setTrouble(outcome.message ?? t("ERROR_SERVER"));
  };
  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <p>{t("ACCOUNT_REMIND_TEXT")}</p>
      <Field
        label={t("FORM_EMAIL")}
        name="remindEmail"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        value={email}
        error={trouble}
        onChange={(event) => onEmail(event.target.value)}
      />
      <div className="account-ways">
        <Button kind="signal" type="submit" aria-disabled={!ready}>
          {t("BTN_SEND")}
        </Button>
        <button type="button" className="link" onClick={onBack}>
          {t("ACCOUNT_BACK")}
        </button>
      </div>
    </form>
  );
}
