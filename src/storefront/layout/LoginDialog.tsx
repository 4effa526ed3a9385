import { useState, type FormEvent } from "react";
import { forms } from "../../domain/dictionary/pl/forms.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { teach, useText } from "../app/text.ts";
import { logIn } from "../session/log-in.ts";
import { showLogin } from "../session/panel.ts";
import { ConnectSlot } from "../sign-in/ConnectSlot.tsx";
import "./account-dialog.css";

teach(forms);

/** The login modal: nothing is checked here but that both fields are filled (specification, points 2 and 5). */
export function LoginDialog() {
  const t = useText();
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ready = login.trim() !== "" && password !== "" && !asking;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await logIn({ login, password });
    if (outcome.kind === "in") return;
    setAsking(false);
    setTrouble(outcome.message ?? t("ERROR_SERVER"));
  };
  return (
    <Dialog title={t("LAYOUT_LOGIN_TITLE")} closeLabel={t("BTN_CLOSE")} onClose={() => showLogin(false)} className="account-dialog">
      <form className="account-form" onSubmit={(event) => void send(event)}>
        <Field label={t("FORM_EMAIL")} name="login" inputMode="email" autoComplete="username" value={login} onChange={(event) => setLogin(event.target.value)} />
        <Field label={t("FORM_PASSWORD")} name="loginPassword" type="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        {trouble !== null && <FieldError text={trouble} />}
        <Button kind="signal" type="submit" aria-disabled={!ready}>
          {t("BTN_LOGIN")}
        </Button>
      </form>
      <ConnectSlot />
    </Dialog>
  );
}
