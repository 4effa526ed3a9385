import { useState, type FormEvent } from "react";
import type { UserData } from "../../../../contract/account.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { OpenedWays } from "./OpenedWays.tsx";

/** The e-mail the account is known by, and the way to another: by the password, or a sign-in of this moment where it has none, and by a link that is sent there. */
export function EmailForm({ data }: { data: UserData }) {
  const t = useText();
  const { hasPassword } = data;
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<{ about: string | null; text: string } | null>(null);
  const ready = email.trim() !== "" && (password !== "" || !hasPassword) && !asking;
  const wrong = (name: string) => (trouble?.about === name ? trouble.text : null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setAsking(true);
    const outcome = await callOwnAccount("json_api?changeEmail", {
      email: email.trim(),
      password: hasPassword ? password : null,
    });
    setAsking(false);
    if (outcome.kind === "refused")
      return setTrouble({ about: outcome.about, text: outcome.message ?? t("ERROR_SERVER") });
    setTrouble(null);
    setSentTo(email.trim());
    setOpen(false);
    setEmail("");
    setPassword("");
  };
  return (
    <form className="user-form" noValidate onSubmit={(event) => void send(event)}>
      <div className="user-email">
        <p className="user-email-is">{String(data.contactData["email"])}</p>
        <p className="micro mute">{t("USERDATA_EMAIL_TEXT")}</p>
      </div>
      <p role="status" className={sentTo === null ? "hidden-text" : undefined}>
        {sentTo !== null && t("USERDATA_EMAIL_SENT", { email: sentTo })}
      </p>
      {!open && (
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          {t("USERDATA_EMAIL_CHANGE")}
        </Button>
      )}
      {open && (
        <>
          <p>{t(hasPassword ? "USERDATA_EMAIL_CHANGE_TEXT" : "USERDATA_EMAIL_NO_PASSWORD")}</p>
          <Field
            label={t("USERDATA_EMAIL_NEW")}
            name="newEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoFocus
            value={email}
            error={wrong("newEmail")}
            onChange={(event) => setEmail(event.target.value)}
          />
          {hasPassword && (
            <Field
              label={t("ACCOUNT_OLD_PASSWORD")}
              name="emailPassword"
              type="password"
              autoComplete="current-password"
              value={password}
              error={wrong("emailPassword")}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {trouble !== null && trouble.about !== "newEmail" && trouble.about !== "emailPassword" && (
            <FieldError text={trouble.text} />
          )}
          <OpenedWays send={t("USERDATA_EMAIL_SEND")} ready={ready} leave={() => setOpen(false)} />
        </>
      )}
    </form>
  );
}
