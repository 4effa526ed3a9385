import { showLogin } from "../../session/panel.ts";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { ConnectSlot } from "../../sign-in/ConnectSlot.tsx";

/**
 * Offers the login and the sign-in providers to who is not logged in (specification, point 2); to who is socially
 * connected it says with whom.
 */
export function LoginPrompt() {
  const t = useText();
  const connected = useSession((state) => state.userSocial !== null);
  return (
    <div className="login-prompt">
      {!connected && (
        <p>
          {t("ORDER_LOGINMONIT")}{" "}
          <button type="button" className="link" onClick={() => showLogin(true)}>
            {t("BTN_LOGIN")}
          </button>
        </p>
      )}
      <ConnectSlot />
    </div>
  );
}
