import { type ReactNode, useEffect } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useText } from "../../app/text.ts";
import { showLogin } from "../../session/panel.ts";
import { session, useSession } from "../../session/store.ts";

/** Shows what is a customer's own to the customer, and to anybody else the login modal first: after it one is where one was going (specification, point 6). `waiting`: until it is known who this is. */
export function ForCustomers({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  const t = useText();
  const loaded = useSession((state) => state.productsLoaded);
  const loggedIn = useSession((state) => state.loggedIn);
  useEffect(() => {
    if (loaded && !session.getState().loggedIn) showLogin(true);
  }, [loaded]);
  if (!loaded) return waiting;
  if (loggedIn) return children;
  return (
    <div className="user-unknown">
      <p>{t("USER_LOGIN_FIRST")}</p>
      <Button kind="signal" onClick={() => showLogin(true)}>
        {t("BTN_LOGIN")}
      </Button>
    </div>
  );
}
