import { defaultCountry } from "../../../domain/delivery/delivery-codes.ts";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { CheckField } from "./CheckField.tsx";
import { CountryField } from "./CountryField.tsx";
import { tidyPostcode } from "./postcode.ts";
import { Offers } from "./Offers.tsx";
import { TextField } from "./TextField.tsx";

/** A company's invoice: its fields are there, and required, only while the box is checked (point 4). */
export function InvoiceSection() {
  const t = useText();
  const open = useOrderForm((form) => form.invoice.value);
  const polish = useOrderForm((form) => form.paymentCountry.value === defaultCountry.country_id);
  const nip = useOrderForm((form) => (form.paymentNip.valid ? form.paymentNip.value.trim() : ""));
  const country = useOrderForm((form) => form.paymentCountry.value);
  return (
    <>
      <CheckField name="invoice" className="check-switch" />
      {open && (
        <fieldset className="form-section">
          <legend className="hidden-text">{t("ORDER_SECTION_PAYMENT")}</legend>
          <TextField name="paymentName" autoComplete="billing organization" />
          <TextField name="paymentNip" inputMode={polish ? "numeric" : "text"} autoComplete="off" />
          <Offers call="json_utils?company" about={nip} country={country} city="paymentCity" />
          <TextField name="paymentStreet" autoComplete="billing address-line1" className="field-wide" />
          <TextField
            name="paymentPostCode"
            autoComplete="billing postal-code"
            className="field-short"
            inputMode={polish ? "numeric" : "text"}
            tidy={polish ? tidyPostcode : undefined}
          />
          <TextField name="paymentCity" autoComplete="billing address-level2" className="field-long" />
          <CountryField name="paymentCountry" autoComplete="billing country-name" />
        </fieldset>
      )}
    </>
  );
}
