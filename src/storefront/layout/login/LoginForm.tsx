import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";
import { logIn } from "../../session/log-in.ts";

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** A reminder was just sent. */
  reminded: boolean;
  onRemind: () => void;
  onRegister: () => void;
}

/** E-mail and password; nothing is checked here but that both are filled. */
export function LoginForm({ email, onEmail, reminded, onRemind, onRegister }: LoginFormProps) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [asking, setAsking] = useState(false);
  /** `refused`: by what stands in the fields; else the shop could not be reached. */
  const [trouble, setTrouble] = useState<{ text: string; refused: boolean } | null>(null);
  const said = useId();
  const wrong = trouble?.refused === true ? said : undefined;
  const ready = email.trim() !== "" && password !== "" && !asking;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await logIn({ login: email, password });
    if (outcome.kind === "in") return;
    setAsking(false);
    setTrouble({ text: outcome.message ?? t("ERROR_SERVER"), refused: outcome.message !== null });
  };
  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <p className="account-said" role="status">
        {reminded && trouble === null && t("REMINDER_OK")}
      </p>
      <Field
        label={t("FORM_EMAIL")}
        name="login"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        value={email}
        wrongBy={wrong}
        onChange={(event) => onEmail(event.target.value)}
      />
      <Field
        label={t("FORM_PASSWORD")}
        name="loginPassword"
        type="password"
        autoComplete="current-password"
        value={password}
        wrongBy={wrong}
        onChange={(event) => setPassword(event.target.value)}
      />
      {trouble !== null && <FieldError id={said} text={trouble.text} />}
      <div className="account-ways">
        <Button kind="signal" type="submit" aria-disabled={!ready}>
          {t("BTN_LOGIN")}
        </Button>
        <button type="button" className="link" onClick={onRemind}>
          {t("BTN_PASSWORD")}
        </button>
      </div>
      <div className="account-other">
        <p>
          <strong>{t("ACCOUNT_NO_YET")}</strong> {t("ACCOUNT_NEW_TEXT")}
        </p>
        <Button onClick={onRegister}>{t("ACCOUNT_NEW")}</Button>
      </div>
    </form>
  );
}
