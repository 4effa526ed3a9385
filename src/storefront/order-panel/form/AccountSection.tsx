import { useText } from "../../app/text.ts";
import { fillField, formOf, useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { CheckField } from "./CheckField.tsx";
import { useFieldError } from "./form-text.ts";
import { PasswordField } from "./TextField.tsx";

/** 'Create an account': only for who has none (specification, point 2). */
export function AccountSection() {
  const t = useText();
  const offered = useSession((state) => !state.loggedIn && !formOf(state).createAccount.hide);
  const open = useOrderForm((form) => !form.password.hide);
  const wrong = useFieldError("password") !== null;
  if (!offered) return null;
  return (
    <>
      <CheckField name="createAccount" className="check-switch" />
      {open && (
        <fieldset className="form-section">
          <legend className="hidden-text">{t("ORDER_SECTION_ACCOUNT")}</legend>
          <PasswordField name="password" />
          {wrong && (
            <p className="field-wide">
              <button type="button" className="link" onClick={() => fillField("createAccount", false)}>
                {t("ORDER_WITHOUT_ACCOUNT")}
              </button>
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
