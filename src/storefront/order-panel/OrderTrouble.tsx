import { useEffect } from "react";
import { formIsValid } from "../../domain/order-form.ts";
import { showLogin } from "../session/panel.ts";
import { useText } from "../app/text.ts";
import { useOrderForm } from "../session/order-form.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useAgeMissing } from "./needs-age.ts";
import { showPlaceOf } from "./place-of-trouble.ts";
import { useTill } from "./till.ts";
import "./order-trouble.css";

/** Why there is no order yet: above the form on desktop, below it on mobile (specification, point 2). */
export function OrderTrouble() {
  const t = useText();
  const refusal = useTill((state) => state.refusal);
  const asked = useTill((state) => state.asked);
  useEffect(() => {
    if (refusal !== null) showPlaceOf(refusal);
  }, [refusal]);
  const ageMissing = useAgeMissing();
  const valid = useOrderForm(formIsValid);
  if (refusal !== null) {
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
  if (!asked || (valid && !ageMissing)) return null;
  return (
    <div className="order-trouble" role="alert">
      <Icon name="warning" />
      <p>{valid ? t("ORDER_AGE_MISSING") : t("ERROR_FIELDS")}</p>
    </div>
  );
}
