import { formIsValid } from "../../../domain/order/order-form.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useAgeMissing } from "./needs-age.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";
import "../confirm/order-trouble.css";

/** 'Fill in the required fields', above the order button once it was clicked while something was missing (specification, point 8: ERROR_FIELDS). */
export function MissingFields() {
  const t = useText();
  const asked = useOrderAttempt((state) => state.asked && state.refusal === null);
  const ageMissing = useAgeMissing();
  const valid = useOrderForm(formIsValid);
  if (!asked || (valid && !ageMissing)) return null;
  return (
    <div className="order-trouble" role="alert">
      <Icon name="warning" />
      <p>{valid ? t("ORDER_AGE_MISSING") : t("ERROR_FIELDS")}</p>
    </div>
  );
}
