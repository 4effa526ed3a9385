import { useState, type FormEvent } from "react";
import type { UserData } from "../../../../contract/account.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { NewPassword } from "../../../layout/login/NewPassword.tsx";
import { callOwnAccount } from "../../../session/account-call.ts";

/** Another password: the old one is named, unless one came by the email of a reminder. */
export function PasswordForm({ data, onChanged }: { data: UserData; onChanged: () => void }) {
  const t = useText();
  const [oldPassword, setOld] = useState("");
  const [newPassword, setNew] = useState("");
  const [state, setState] = useState<"filling" | "asking" | "saved">("filling");
  const [trouble, setTrouble] = useState<{ about: string | null; text: string } | null>(null);
  const askOld = !data.choosePassword;
  const ready = newPassword !== "" && (!askOld || oldPassword !== "") && state !== "asking";
  const wrong = (name: string) => (trouble?.about === name ? trouble.text : null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setState("asking");
    const outcome = await callOwnAccount("json_api?changePassword", {
      oldPassword: askOld ? oldPassword : null,
      newPassword,
    });
    setState(outcome.kind === "done" ? "saved" : "filling");
    setTrouble(outcome.kind === "done" ? null : { about: outcome.about, text: outcome.message ?? t("ERROR_SERVER") });
    if (outcome.kind === "refused") return;
    setOld("");
    setNew("");
    onChanged();
  };
  if (askOld && !data.hasPassword) return <p>{t("USERDATA_NO_PASSWORD")}</p>;
  return (
    <form className="user-form" onSubmit={(event) => void send(event)}>
      <input
        className="hidden-text"
        type="text"
        autoComplete="username"
        value={String(data.contactData["email"] ?? "")}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {askOld && (
        <Field
          label={t("ACCOUNT_OLD_PASSWORD")}
          name="oldPassword"
          type="password"
          autoComplete="current-password"
          value={oldPassword}
          error={wrong("oldPassword")}
          onChange={(event) => setOld(event.target.value)}
        />
      )}
      <NewPassword
        label={t("ACCOUNT_NEW_PASSWORD")}
        value={newPassword}
        error={wrong("newPassword")}
        onChange={setNew}
      />
      {trouble !== null && trouble.about !== "newPassword" && !(askOld && trouble.about === "oldPassword") && (
        <FieldError text={trouble.text} />
      )}
      <div className="account-ways">
        <Button type="submit" aria-disabled={!ready}>
          {t("ACCOUNT_SAVE_PASSWORD")}
        </Button>
        <p role="status">{state === "saved" && t("ACCOUNT_PASSWORD_SAVED")}</p>
      </div>
    </form>
  );
}
