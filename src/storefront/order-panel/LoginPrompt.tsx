import { showLogin } from "../session/panel.ts";
import { useText } from "../app/text.ts";

/** Offers the login to who is neither logged in nor socially connected (specification, point 2). */
export function LoginPrompt() {
  const t = useText();
  return (
    <p className="login-prompt">
      {t("ORDER_LOGINMONIT")} <button type="button" className="link" onClick={() => showLogin(true)}>{t("BTN_LOGIN")}</button>
    </p>
  );
}
