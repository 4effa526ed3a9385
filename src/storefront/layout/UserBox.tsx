import { useState } from "react";
import { createPortal } from "react-dom";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Layer } from "../app/navigation/Layer.tsx";
import { useText } from "../app/text.ts";
import { showLogin } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { signInOffer } from "../sign-in/offer.ts";

const AccountDialog = lazyComponent(async () => (await import("./dialogs.ts")).AccountDialog);
const LoginDialog = lazyComponent(async () => {
  const [module] = await Promise.all([import("./dialogs.ts"), signInOffer()]);
  return module.LoginDialog;
});

/** The customer's first name, or the way to log in (specification, point 2). The login modal is opened here, whoever asked for it; after a temporary password it stays for a new one. Both windows hang at the body's end: the fixed header of a phone hides this box. */
export function UserBox() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const loggedIn = useSession((state) => state.loggedIn);
  const asked = useSession((state) => state.loginShow);
  const name = useSession((state) => state.userContactData?.["shippingFirstName"]);
  const label = loggedIn ? String(name || t("LAYOUT_ACCOUNT")) : t("BTN_LOGIN");
  return (
    <>
      <button
        type="button"
        className="head-tool head-user"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => (loggedIn ? setOpen(true) : showLogin(true))}
      >
        <Icon name="user" />
        <span className="head-tool-name">{label}</span>
      </button>
      {asked && (
        <Layer of="LoginDialog" onClose={() => showLogin(false)}>
          {createPortal(<LoginDialog />, document.body)}
        </Layer>
      )}
      {open && loggedIn && (
        <Layer of="AccountDialog" onClose={() => setOpen(false)}>
          {createPortal(<AccountDialog onClose={() => setOpen(false)} />, document.body)}
        </Layer>
      )}
    </>
  );
}
