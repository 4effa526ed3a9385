import { useEffect, useRef } from "react";
import { useStore } from "zustand/react";
import { withoutAccountFields } from "../../domain/order/order-form.ts";
import { useText } from "../app/text.ts";
import { formOf, keepForm } from "../session/order-form.ts";
import { showLogin } from "../session/panel.ts";
import type { SocialUser } from "../session/state.ts";
import { session, useSession } from "../session/store.ts";
import { disconnect } from "./connect.ts";
import { connecting } from "./connecting.ts";
import { providerNames } from "./provider-names.ts";

/** With whom the shopper is connected, what becomes of it with the order, and the way back. */
export function Connected({ user: { name, email, source } }: { user: SocialUser }) {
  const t = useText();
  const note = useStore(connecting, (state) => state.note);
  const modal = useSession((state) => state.loginShow);
  const line = useRef<HTMLDivElement>(null);
  // Another tab may have connected: its form is not this one's.
  useEffect(() => keepForm(withoutAccountFields(formOf(session.getState()))), []);
  // The button that was pressed is gone; whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (
      document.activeElement === document.body ||
      document.activeElement?.closest("dialog") === document.activeElement
    )
      line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="connect" ref={line} tabIndex={-1} role="status">
      <p>
        {t("SIGN_IN_CONNECTED", {
          provider: providerNames[source as keyof typeof providerNames] ?? source,
          name: name || email,
        })}{" "}
        {note ?? t("SIGN_IN_ACCOUNT")}
      </p>
      <p className="connect-ways">
        {note !== null && !modal && (
          <button type="button" className="link" onClick={() => showLogin(true)}>
            {t("BTN_LOGIN")}
          </button>
        )}
        <button type="button" className="link" onClick={disconnect}>
          {t("SIGN_IN_DISCONNECT")}
        </button>
      </p>
    </div>
  );
}
