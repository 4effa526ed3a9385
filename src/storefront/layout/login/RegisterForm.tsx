import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";
import { TermsText } from "../../order-panel/form/TermsText.tsx";
import { callAccount } from "../../session/account-call.ts";
import { NewPassword } from "./NewPassword.tsx";
import { Tick } from "./Tick.tsx";

/** Opens an account. Afterwards it says the same whether the e-mail has one already: the email tells its owner (guarantees, point 10). */
export function RegisterForm({
  email,
  onEmail,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}) {
  const t = useText();
  const [firstName, setFirstName] = useState("");
  const [password, setPassword] = useState("");
  const [terms, setTerms] = useState(false);
  const [newsletter, setNewsletter] = useState(false);
  const [state, setState] = useState<"filling" | "asking" | "sent">("filling");
  const [trouble, setTrouble] = useState<{ about: string | null; text: string } | null>(null);
  const ready = email.trim() !== "" && firstName.trim() !== "" && password !== "" && terms && state === "filling";
  const wrong = (name: string) => (trouble?.about === name ? trouble.text : null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setState("asking");
    const outcome = await callAccount("json_api?register", {
      email,
      password,
      shippingFirstName: firstName,
      terms,
      newsletter,
    });
    setState(outcome.kind === "done" ? "sent" : "filling");
    setTrouble(outcome.kind === "done" ? null : { about: outcome.about, text: outcome.message ?? t("ERROR_SERVER") });
  };
  if (state === "sent") {
    return (
      <div className="account-form" role="status">
        <h3>{t("ACCOUNT_SENT")}</h3>
        <p>{t("ACCOUNT_SENT_TEXT", { email: email.trim() })}</p>
        <Button onClick={onBack}>{t("ACCOUNT_BACK")}</Button>
      </div>
    );
  }
  return (
    <form className="account-form" onSubmit={(event) => void send(event)}>
      <Field
        label={t("FORM_SHIPPINGFIRSTNAME")}
        name="registerFirstName"
        autoComplete="given-name"
        maxLength={100}
        autoFocus
        value={firstName}
        error={wrong("shippingFirstName")}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <Field
        label={t("FORM_EMAIL")}
        name="registerEmail"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        error={wrong("email")}
        onChange={(event) => onEmail(event.target.value)}
      />
      <NewPassword label={t("FORM_PASSWORD")} value={password} error={wrong("password")} onChange={setPassword} />
      <div>
        <Tick name="registerTerms" checked={terms} onChange={setTerms} required>
          <TermsText of="ACCOUNT" />
        </Tick>
        <Tick name="registerNewsletter" checked={newsletter} onChange={setNewsletter}>
          {t("FORM_NEWSLETTER")}
        </Tick>
      </div>
      {trouble !== null && !["shippingFirstName", "email", "password"].includes(trouble.about ?? "") && (
        <FieldError text={trouble.text} />
      )}
      <div className="account-ways">
        <Button kind="signal" type="submit" aria-disabled={!ready}>
          {t("ACCOUNT_CREATE")}
        </Button>
        <button type="button" className="link" onClick={onBack}>
          {t("ACCOUNT_HAVE_ONE")}
        </button>
      </div>
    </form>
  );
}
