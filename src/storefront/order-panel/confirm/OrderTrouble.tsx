import { useEffect } from "react";
import { useStore } from "zustand/react";
import { useText } from "../../app/text.ts";
import { connection, followConnection } from "../../offline/connection.ts";
import { showLogin } from "../../session/panel.ts";
import { useSession } from "../../session/store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isSaidBeside, showSubjectOf } from "./show-trouble.ts";
import { useOrderAttempt } from "./attempt.ts";
import "./order-trouble.css";

/**
 * Why the shop did not take the order: above the form on desktop, below it on mobile (specification, point 2).
 * `elsewhere`: not what is said beside the thing it is about, on a screen that would show both.
 */
export function OrderTrouble({ elsewhere = false }: { elsewhere?: boolean }) {
  const t = useText();
  const refusal = useOrderAttempt((state) => state.refusal);
  const offline = useStore(connection, (state) => state.offline);
  // Who orders before the page has come to rest is told, too.
  useEffect(() => followConnection(window), []);
  useEffect(() => {
    if (refusal !== null) showSubjectOf(refusal);
  }, [refusal]);
  const said = useSession((state) => refusal !== null && isSaidBeside(refusal, state));
  if (refusal === null || (elsewhere && said)) return null;
  return (
    <div className="order-trouble" role="alert">
      <Icon name="warning" />
      <p>
        {refusal.message} {refusal.code === null && t(offline ? "ORDER_NETWORK_OFFLINE" : "ORDER_NETWORK_SAFE")}
        {refusal.code === "TOKEN_ENDED" && (
          <button type="button" className="link" onClick={() => showLogin(true)}>
            {t("BTN_LOGIN")}
          </button>
        )}
      </p>
    </div>
  );
}
