import { type FormEvent, useEffect, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { browserSupportsWebAuthnAutofill } from "@simplewebauthn/browser";
import { signInRoutes } from "../../contract/operator/sign-in.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { enter } from "../session.ts";
import { useText } from "../text.ts";
import { knowsPasskeys, NoPasskey, provePasskey } from "./passkeys.ts";
import { WayInFailed } from "./WayInFailed.tsx";
import { WayInFrame } from "./WayInFrame.tsx";

/** Signing in: by a passkey, which the browser also offers in the e-mail field, or by password and code. */
export function SignIn() {
  const t = useText();
  const passkey = useMutation({
    mutationFn: async (autofill: boolean) =>
      enter(await call(signInRoutes.signInByPasskey, { body: { passkey: await provePasskey({ autofill }) } })),
  });
  const { mutate } = passkey;
  useEffect(() => {
    void browserSupportsWebAuthnAutofill().then((does) => does && mutate(true));
  }, [mutate]);
  const isAsked = passkey.variables === false;
  // What the browser offers in the field waits without anybody seeing it, and is given up in silence; what was chosen there and refused is said.
  const isSaid = isAsked || !(passkey.error instanceof NoPasskey);
  return (
    <WayInFrame title={t("OFFICE_SIGN_IN")}>
      {knowsPasskeys() && (
        <>
          <div className="way-in-part">
            <Act kind="signal" busy={isAsked && passkey.isPending} onClick={() => mutate(false)}>
              {t("OFFICE_SIGN_IN_PASSKEY")}
            </Act>
            <WayInFailed error={isSaid ? passkey.error : null} />
          </div>
          <p className="way-in-or">{t("OFFICE_OR")}</p>
        </>
      )}
      <PasswordForm />
    </WayInFrame>
  );
}

function PasswordForm() {
  const t = useText();
  const [given, setGiven] = useState({ email: "", password: "", code: "" });
  const signIn = useMutation({
    mutationFn: async () => enter(await call(signInRoutes.signInByPassword, { body: given })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  const field = (name: keyof typeof given) => ({
    value: given[name],
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => setGiven({ ...given, [name]: event.currentTarget.value }),
  });
  return (
    <form onSubmit={send}>
      <Field label={t("OFFICE_EMAIL")} type="email" autoComplete="username webauthn" {...field("email")} />
      <Field
        label={t("OFFICE_PASSWORD")}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        {...field("password")}
      />
      <Field
        label={t("OFFICE_CODE_OR_RECOVERY")}
        autoComplete="one-time-code"
        maxLength={40}
        spellCheck={false}
        {...field("code")}
      />
      <WayInFailed error={signIn.error} />
      <Act type="submit" busy={signIn.isPending}>
        {t("OFFICE_SIGN_IN_DO")}
      </Act>
      <p className="mute">{t("OFFICE_SIGN_IN_LOST")}</p>
    </form>
  );
}
