import { useState } from "react";
import { account } from "../../domain/dictionary/pl/account.ts";
import { fields } from "../../domain/dictionary/pl/fields.ts";
import { forms } from "../../domain/dictionary/pl/forms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { teach, useText } from "../app/text.ts";
import { showLogin } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { ConnectSlot } from "../sign-in/ConnectSlot.tsx";
import { ChoosePassword } from "./login/ChoosePassword.tsx";
import { LoginForm } from "./login/LoginForm.tsx";
import { RegisterForm } from "./login/RegisterForm.tsx";
import { RemindForm } from "./login/RemindForm.tsx";
import "./account-dialog.css";

teach({ ...forms, ...fields, ...account });

const titles = {
  login: "LAYOUT_LOGIN_TITLE",
  remind: "LAYOUT_LOGIN_REMINDME",
  register: "ACCOUNT_NEW",
  choose: "ACCOUNT_CHOOSE",
} as const;

/**
 * The login modal (specification, points 2 and 5): login, reminder, registration, and, once logged in by a
 * temporary password, the choice of a new one. Closing it takes it away whole, so that it opens at the login.
 */
export function LoginDialog() {
  const t = useText();
  const [view, setView] = useState<"login" | "remind" | "register">("login");
  const [reminded, setReminded] = useState(false);
  const [email, setEmail] = useState("");
  const loggedIn = useSession((state) => state.loggedIn);
  const close = () => showLogin(false);
  const to = (next: typeof view) => {
    setReminded(false);
    setView(next);
  };
  return (
    <Dialog
      title={t(titles[loggedIn ? "choose" : view])}
      closeLabel={t("BTN_CLOSE")}
      onClose={close}
      className="account-dialog"
    >
      {loggedIn && <ChoosePassword onDone={close} />}
      {!loggedIn && view === "login" && (
        <LoginForm
          email={email}
          onEmail={setEmail}
          reminded={reminded}
          onRemind={() => to("remind")}
          onRegister={() => to("register")}
        />
      )}
      {!loggedIn && view === "remind" && (
        <RemindForm
          email={email}
          onEmail={setEmail}
          onSent={() => (setView("login"), setReminded(true))}
          onBack={() => to("login")}
        />
      )}
      {!loggedIn && view === "register" && <RegisterForm email={email} onEmail={setEmail} onBack={() => to("login")} />}
      {!loggedIn && view === "login" && <ConnectSlot />}
    </Dialog>
  );
}
