import { defaultCountry } from "../../../domain/delivery/delivery-codes.ts";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { stopsAll } from "../../../domain/order/obstacle.ts";
import type { Checkout } from "../delivery/checkout.ts";
import { useObstacle } from "../delivery/use-obstacle.ts";
import { CountryField } from "./CountryField.tsx";
import { MeantEmail } from "./MeantEmail.tsx";
import { tidyPostcode } from "./postcode.ts";
import { Offers } from "./Offers.tsx";
import { TextField } from "./TextField.tsx";
import "./order-form.css";

/** Who gets the parcel, and where. */
export function ShippingSection({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const country = useOrderForm((form) => form.shippingCountry.value);
  const polish = country === defaultCountry.country_id;
  const postCode = useOrderForm((form) => form.shippingPostCode.value.replace(/[\s-]/g, ""));
  const obstacle = useObstacle(checkout);
  const ofCountry = obstacle !== null && !stopsAll(obstacle);
  const trouble = obstacle === "COUNTRY_PAYMENTS_OFF" ? t("ORDER_COUNTRY_PAYMENTS_OFF") : t("ORDER_NOZONE_SHORT");
  return (
    <fieldset className="form-section">
      <legend className="hidden-text">{t("ORDER_SECTION_SHIPPING")}</legend>
      <div>
        <TextField name="email" type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
        <MeantEmail />
      </div>
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="shippingFirstName" autoComplete="shipping given-name" />
      <TextField name="shippingLastName" autoComplete="shipping family-name" />
      <TextField name="shippingStreet" autoComplete="shipping address-line1" className="field-wide" />
      <TextField
        name="shippingPostCode"
        autoComplete="shipping postal-code"
        className="field-short"
        inputMode={polish ? "numeric" : "text"}
        tidy={polish ? tidyPostcode : undefined}
      />
      <TextField name="shippingCity" autoComplete="shipping address-level2" className="field-long" />
      <Offers
        call="json_utils?towns"
        about={/^\d{5}$/.test(postCode) ? postCode : ""}
        country={country}
        city="shippingCity"
      />
      <CountryField name="shippingCountry" autoComplete="shipping country-name" trouble={ofCountry ? trouble : null} />
    </fieldset>
  );
}
