import { type FormEvent, useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import type { Session } from "../../contract/operator/session.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { enter } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { linkToken } from "./link-token.ts";
import { PasswordWithCode } from "./PasswordWithCode.tsx";
import { knowsPasskeys, makePasskey, passkeyNameHere } from "./passkeys.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { WayInFailed } from "./WayInFailed.tsx";
import { WayInFrame } from "./WayInFrame.tsx";

type Invited = AnswerOf<(typeof operatorRoutes)["invitation"]>;

/** Where an invitation's link leads: one's name, then a passkey, or a password with an authenticator; then one is in. */
export function Invitation() {
  const t = useText();
  const [token] = useState(linkToken);
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call(operatorRoutes.invitation, { body: { token } }),
    staleTime: Infinity,
  });
  return (
    <WayInFrame title={t("OFFICE_INVITED")}>
      {data !== undefined ? (
        <Accept token={token} invited={data} />
      ) : (
        error && <Trouble error={error} retry={() => void refetch()} />
      )}
    </WayInFrame>
  );
}

function Accept({ token, invited }: { token: string; invited: Invited }) {
  const t = useText();
  const language = useSpoken((spoken) => spoken.lanCode);
  const [, go] = useLocation();
  const [name, setName] = useState(invited.name);
  const [shown, setShown] = useState<{ session: Session; recoveryCodes: string[] } | null>(null);
  const comeIn = async (session: Session) => {
    await enter(session);
    go("/", { replace: true });
  };
  const byPasskey = useMutation({
    mutationFn: async () => {
      const options = await call(operatorRoutes.invitationPasskey, { body: { token } });
      const passkey = await makePasskey(options);
      const passkeyName = passkeyNameHere() || t("OFFICE_PASSKEY");
      await comeIn(
        await call(operatorRoutes.acceptByPasskey, { body: { token, name, language, passkeyName, passkey } }),
      );
    },
  });
  const totp = useMutation({ mutationFn: () => call(operatorRoutes.invitationTotp, { body: { token } }) });
  if (shown !== null) return <RecoveryCodes codes={shown.recoveryCodes} onDone={() => void comeIn(shown.session)} />;
  const isNamed = name.trim() !== "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!byPasskey.isPending) byPasskey.mutate();
  };
  return (
    <>
      <p>{t("OFFICE_INVITED_AS", { email: invited.email, role: t(`OFFICE_ROLE_${invited.role.toUpperCase()}`) })}</p>
      <form onSubmit={send}>
        <Field
          label={t("OFFICE_YOUR_NAME")}
          autoComplete="name"
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {knowsPasskeys() && (
          <>
            <p className="mute">{t("OFFICE_PASSKEY_TEXT")}</p>
            <WayInFailed error={byPasskey.error} />
            <Act type="submit" kind="signal" busy={byPasskey.isPending}>
              {t("OFFICE_PASSKEY_MAKE")}
            </Act>
          </>
        )}
      </form>
      {totp.data === undefined ? (
        <>
          <p className="way-in-or">{t("OFFICE_OR")}</p>
          <Act kind="plain" busy={totp.isPending} onClick={() => totp.mutate()}>
            {t("OFFICE_PASSWORD_INSTEAD")}
          </Act>
          <WayInFailed error={totp.error} />
        </>
      ) : (
        <PasswordWithCode
          totp={totp.data}
          onSet={async (given) => {
            const named = isNamed ? name : invited.email;
            setShown(await call(operatorRoutes.acceptByPassword, { body: { token, name: named, language, ...given } }));
          }}
        />
      )}
    </>
  );
}
