import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { QrCode } from "./QrCode.tsx";
import { WayInFailed } from "./WayInFailed.tsx";

export interface PasswordWithCodeProps {
  /** Of the authenticator that was begun: as text, and as what its camera reads. */
  totp: { secret: string; address: string };
  /** Sets both; the window or page that shows this knows what comes next. */
  onSet: (given: { password: string; code: string }) => Promise<void>;
}

/** A password and an authenticator beside it: its QR code, its secret to type, and its first code as the proof. */
export function PasswordWithCode({ totp, onSet }: PasswordWithCodeProps) {
  const t = useText();
  const [given, setGiven] = useState({ password: "", code: "" });
  const set = useMutation({ mutationFn: () => onSet({ ...given, code: given.code.replaceAll(" ", "") }) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!set.isPending) set.mutate();
  };
  return (
    <form className="way-in-part" onSubmit={send}>
      <Field
        label={t("OFFICE_PASSWORD_NEW")}
        type="password"
        autoComplete="new-password"
        required
        maxLength={128}
        value={given.password}
        onChange={(event) => setGiven({ ...given, password: event.currentTarget.value })}
      />
      <p className="mute">{t("OFFICE_PASSWORD_HINT")}</p>
      <p>{t("OFFICE_TOTP_TEXT")}</p>
      <QrCode text={totp.address} label={t("OFFICE_TOTP_QR")} />
      <p>
        {t("OFFICE_TOTP_SECRET")} <code className="secret">{totp.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Field
        label={t("OFFICE_TOTP_CODE")}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{3} ?\d{3}"
        required
        value={given.code}
        onChange={(event) => setGiven({ ...given, code: event.currentTarget.value })}
      />
      <WayInFailed error={set.error} />
      <Act type="submit" kind="signal" busy={set.isPending}>
        {t("OFFICE_PASSWORD_SET")}
      </Act>
    </form>
  );
}
