import { useRef, useState, type FormEvent } from "react";
import type { UserData } from "../../../../contract/account.ts";
import type { Country } from "../../../../domain/delivery/delivery.ts";
import { defaultCountry } from "../../../../domain/delivery/delivery-codes.ts";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { Tick } from "../../../layout/login/Tick.tsx";
import { tidyPostcode } from "../../../order-panel/form/postcode.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { OwnCountry, OwnField } from "./OwnField.tsx";
import { useOwnForm } from "./own-form.ts";
import "../../../order-panel/form/order-form.css";

interface ContactFormProps {
  data: UserData;
  countries: readonly Country[];
  onSaved: (data: UserData) => void;
}

/** Contact, delivery address and invoice data of an account: the fields and rules of the order form. */
export function ContactForm({ data, countries, onSaved }: ContactFormProps) {
  const t = useText();
  const own = useOwnForm(data.contactData, countries);
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"filling" | "asking" | "saved">("filling");
  const [trouble, setTrouble] = useState<string | null>(null);
  const home = own.form.shippingCountry.value === defaultCountry.country_id;
  const homeInvoice = own.form.paymentCountry.value === defaultCountry.country_id;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "asking") return;
    setTrouble(null);
    const checked = own.check();
    if ("wrong" in checked) {
      setState("filling");
      element.current?.querySelector<HTMLElement>(`[name=${checked.wrong}]`)?.focus();
      return;
    }
    setState("asking");
    const outcome = await callOwnAccount("json_api?saveUserData", { contactData: checked.values });
    setState(outcome.kind === "done" ? "saved" : "filling");
    if (outcome.kind === "done") onSaved(outcome.reply as unknown as UserData);
    else setTrouble(outcome.message ?? t("ERROR_SERVER"));
  };
  return (
    <form
      ref={element}
      className="user-form"
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={() => setState((now) => (now === "saved" ? "filling" : now))}
    >
      <h2>{t("USERDATA_CONTACT")}</h2>
      <p className="mute">{t("USERDATA_CONTACT_TEXT")}</p>
      <fieldset className="form-section">
        <legend className="hidden-text">{t("USERDATA_CONTACT")}</legend>
        <OwnField own={own} name="shippingFirstName" autoComplete="shipping given-name" />
        <OwnField own={own} name="shippingLastName" autoComplete="shipping family-name" />
        <OwnField own={own} name="phone" type="tel" inputMode="tel" autoComplete="tel" className="field-wide" />
        <OwnField own={own} name="shippingStreet" autoComplete="shipping address-line1" className="field-wide" />
        <OwnField
          own={own}
          name="shippingPostCode"
          autoComplete="shipping postal-code"
          className="field-short"
          inputMode={home ? "numeric" : "text"}
          tidy={home ? tidyPostcode : undefined}
        />
        <OwnField own={own} name="shippingCity" autoComplete="shipping address-level2" className="field-long" />
        <OwnCountry own={own} name="shippingCountry" autoComplete="shipping country-name" />
      </fieldset>
      <Tick name="invoice" checked={own.form.invoice.value} onChange={(checked) => own.fill("invoice", checked)}>
        {t("FORM_INVOICE")}
      </Tick>
      {own.form.invoice.value && (
        <fieldset className="form-section">
          <legend className="hidden-text">{t("USERDATA_INVOICE")}</legend>
          <OwnField own={own} name="paymentName" autoComplete="billing organization" />
          <OwnField own={own} name="paymentNip" inputMode={homeInvoice ? "numeric" : "text"} autoComplete="off" />
          <OwnField own={own} name="paymentStreet" autoComplete="billing address-line1" className="field-wide" />
          <OwnField
            own={own}
            name="paymentPostCode"
            autoComplete="billing postal-code"
            className="field-short"
            tidy={homeInvoice ? tidyPostcode : undefined}
          />
          <OwnField own={own} name="paymentCity" autoComplete="billing address-level2" className="field-long" />
          <OwnCountry own={own} name="paymentCountry" autoComplete="billing country-name" />
        </fieldset>
      )}
      {trouble !== null && <FieldError text={trouble} />}
      <div className="account-ways">
        <Button kind="signal" type="submit" aria-disabled={state === "asking"}>
          {t("USERDATA_SAVE")}
        </Button>
        <p role="status">{state === "saved" && t("USERDATA_SAVED")}</p>
      </div>
    </form>
  );
}
