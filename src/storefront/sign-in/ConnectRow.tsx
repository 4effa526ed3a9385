import { useRef } from "react";
import { useStore } from "zustand/react";
import { signIn } from "../../domain/dictionary/pl/sign-in.ts";
import type { SignInProvider } from "../../domain/customer/sign-in.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { teach, useText } from "../app/text.ts";
import { consent, showPrivacy } from "../consent/consent.ts";
import { useSession } from "../session/store.ts";
import { Connected } from "./Connected.tsx";
import { connecting } from "./connecting.ts";
import { useSignInOffer } from "./offer.ts";
import { ProviderButton } from "./ProviderButton.tsx";
import { startSignIn } from "./start-sign-in.ts";
import "./connect-row.css";

teach(signIn);

/**
 * 'Połącz' with a button per configured provider (specification, point 2), and what the shop says about it; for who
 * is connected already, with whom. Nothing of a provider is loaded before consent or a click (law C11).
 */
export function ConnectRow() {
  const t = useText();
  const offer = useSignInOffer();
  const { busy, trouble, ownButton } = useStore(connecting);
  const agreed = useStore(consent, (state) => state.given?.purposes.signIn === true);
  const user = useSession((state) => (state.loggedIn ? null : state.userSocial));
  const buttonSlot = useRef<HTMLDivElement>(null);
  if (user !== null && busy === null) return <Connected user={user} />;
  if (!offer) return null;
  const providers = (["facebook", "google"] as const).filter((provider) => offer[provider] !== null);
  const start = (provider: SignInProvider) => void startSignIn(provider, { offer, buttonSlot: buttonSlot.current });
  return (
    <div className="connect" role="group" aria-label={t("SIGN_IN_CONNECT")}>
      <div className="connect-row">
        <span>{t("SIGN_IN_CONNECT")}</span>
        {providers.map((provider) => (
          <ProviderButton key={provider} provider={provider} busy={busy === provider} onStart={() => start(provider)} />
        ))}
      </div>
      <div className="connect-own" hidden={!ownButton}>
        <p>{t("SIGN_IN_FINISH")}</p>
        <div ref={buttonSlot} />
      </div>
      {trouble !== null && <FieldError text={trouble} />}
      <p className="connect-notice">
        {providers.some((provider) => offer[provider]?.standIn) ? `${t("SIGN_IN_STAND_IN")} ` : ""}
        {!agreed && `${t("SIGN_IN_NOTICE")} `}
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => showPrivacy(true)}>
          {t("SIGN_IN_PRIVACY")}
        </button>
      </p>
    </div>
  );
}
