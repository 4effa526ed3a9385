import { type FormEvent, useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { signInRoutes } from "../../contract/operator/sign-in.ts";
import type { Session } from "../../contract/operator/session.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { enter } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { linkToken } from "./link-token.ts";
import { PasswordWithCode } from "./PasswordWithCode.tsx";
import { knowsPasskeys, makePasskey, passkeyNameHere } from "./passkeys.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { WayInFailed } from "./WayInFailed.tsx";
import { WayInFrame } from "./WayInFrame.tsx";

type Invited = AnswerOf<(typeof signInRoutes)["invitation"]>;

/** Where an invitation's link leads: one's name, then a passkey, or a password with an authenticator; then one is in. */
export function Invitation() {
  const t = useText();
  const [token] = useState(linkToken);
  const comeIn = useComingIn();
  const [shown, setShown] = useState<{ session: Session; recoveryCodes: string[] } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call(signInRoutes.invitation, { body: { token } }),
    staleTime: Infinity,
  });
  if (shown !== null)
    return (
      <WayInFrame title={t("OFFICE_RECOVERY_TITLE")}>
        <RecoveryCodes codes={shown.recoveryCodes} onDone={() => void comeIn(shown.session)} />
      </WayInFrame>
    );
  return (
    <WayInFrame title={t("OFFICE_INVITED")}>
      {data !== undefined ? (
        <Accept token={token} invited={data} onCodes={setShown} />
      ) : (
        error && <LinkFailed error={error} retry={() => void refetch()} />
      )}
    </WayInFrame>
  );
}

/** Returns what takes over who has just come in and leads to their first screen. */
function useComingIn(): (session: Session) => Promise<void> {
  const [, go] = useLocation();
  return async (session) => {
    await enter(session);
    go("/", { replace: true });
  };
}

interface AcceptProps {
  token: string;
  invited: Invited;
  /** A password is set: its recovery codes are shown this once, before one is in. */
  onCodes: (shown: { session: Session; recoveryCodes: string[] }) => void;
}

function Accept({ token, invited, onCodes }: AcceptProps) {
  const t = useText();
  const language = useSpoken((spoken) => spoken.lanCode);
  const comeIn = useComingIn();
  const [name, setName] = useState(invited.name);
  const byPasskey = useMutation({
    mutationFn: async () => {
      const options = await call(signInRoutes.invitationPasskey, { body: { token } });
      const passkey = await makePasskey(options);
      const passkeyName = passkeyNameHere() || t("OFFICE_PASSKEY");
      await comeIn(await call(signInRoutes.acceptByPasskey, { body: { token, name, language, passkeyName, passkey } }));
    },
  });
  const totp = useMutation({ mutationFn: () => call(signInRoutes.invitationTotp, { body: { token } }) });
  const isNamed = name.trim() !== "";
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Enter in the only field sends it where no button stands, too.
    if (knowsPasskeys() && !byPasskey.isPending) byPasskey.mutate();
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
          {knowsPasskeys() && <p className="way-in-or">{t("OFFICE_OR")}</p>}
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
            onCodes(await call(signInRoutes.acceptByPassword, { body: { token, name: named, language, ...given } }));
          }}
        />
      )}
    </>
  );
}
