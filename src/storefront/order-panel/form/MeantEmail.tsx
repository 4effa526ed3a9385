import { meantEmail } from "../../../domain/customer/mistyped-email.ts";
import { useText } from "../../app/text.ts";
import { fillField, useOrderForm } from "../../session/order-form.ts";

/** Asks about an e-mail whose domain looks mistyped once it was left; it is taken as it is by whoever goes on. */
export function MeantEmail() {
  const t = useText();
  const meant = useOrderForm(({ email }) => (email.touched && email.valid ? meantEmail(email.value) : null));
  return (
    <p className="field-wide form-offer meant-email" role="status" hidden={meant === null}>
      {meant !== null && (
        <>
          {t("FORM_EMAIL_MEANT", { email: meant })}{" "}
          <button type="button" className="link" onClick={() => fillField("email", meant)}>
            {t("FORM_EMAIL_TAKE")}
          </button>
        </>
      )}
    </p>
  );
}
