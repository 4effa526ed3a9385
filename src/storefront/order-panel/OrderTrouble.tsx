import { useEffect } from "react";
import { showLogin } from "../session/panel.ts";
import { useText } from "../app/text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { showPlaceOf } from "./place-of-trouble.ts";
import { useTill } from "./till.ts";
import "./order-trouble.css";

/** Why the shop did not take the order: above the form on desktop, below it on mobile (specification, point 2). */
export function OrderTrouble() {
  const t = useText();
  const refusal = useTill((state) => state.refusal);
  useEffect(() => {
    if (refusal !== null) showPlaceOf(refusal);
  }, [refusal]);
  if (refusal === null) return null;
  return (
    <div className="order-trouble" role="alert">
      <Icon name="warning" />
      <p>
        {refusal.message} {refusal.code === null && t("ORDER_NETWORK_SAFE")}
        {refusal.code === "TOKEN_ENDED" && <button type="button" className="link" onClick={() => showLogin(true)}>{t("BTN_LOGIN")}</button>}
      </p>
    </div>
  );
}
