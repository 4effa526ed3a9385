import { useMutation } from "@tanstack/react-query";
import { lookUpRoutes } from "../../contract/operator/look-ups.ts";
import { addressAsked } from "../../domain/connection/address-look-up.ts";
import { bareNumber, registeredNumber } from "../../domain/invoice/vat-number.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import type { Address } from "../order-change/AddressForm.tsx";

interface CompanyProps {
  number: string;
  onTake: (part: Partial<Address>) => void;
}

/** Asks the register for the company of a VAT number and has it taken over by a press; a number without a country's letters is Polish. */
export function CompanyLookUp({ number, onTake }: CompanyProps) {
  const t = useText();
  const [letters = "PL"] = /^[A-Z]{2}/.exec(bareNumber(number)) ?? [];
  const country = letters === "EL" ? "GR" : letters;
  const ask = useMutation({
    mutationFn: (number: string) => call(lookUpRoutes.lookUpCompany, { parameters: { number }, query: { country } }),
  });
  const answer = ask.variables === number ? ask.data : undefined;
  return (
    <div role="status">
      <Act
        busy={ask.isPending}
        disabled={registeredNumber(number, country) === null}
        onClick={() => ask.mutate(number)}
      >
        {t("OFFICE_LOOK_UP_COMPANY")}
      </Act>
      {answer?.off === true && <p className="mute">{t("OFFICE_LOOK_UP_OFF")}</p>}
      {answer?.off === false && answer.companies.length === 0 && <p className="mute">{t("OFFICE_LOOK_UP_NONE")}</p>}
      {answer?.companies.map(({ name, street, postCode, city }) => (
        <p key={name}>
          {[name, street, `${postCode} ${city}`.trim()].filter(Boolean).join(", ")}{" "}
          <Act
            onClick={() =>
              onTake({
                paymentName: name,
                ...(street !== "" && { paymentStreet: street }),
                ...(postCode !== "" && { paymentPostCode: postCode }),
                ...(city !== "" && { paymentCity: city }),
              })
            }
          >
            {t("OFFICE_LOOK_UP_TAKE")}
          </Act>
        </p>
      ))}
      <Refused error={ask.error} />
    </div>
  );
}

interface TownProps {
  values: Pick<Address, "shippingPostCode" | "shippingStreet">;
  onTake: (part: Pick<Address, "shippingCity"> & Partial<Pick<Address, "shippingStreet">>) => void;
}

/** Asks for the towns of a postcode, and how the street beside it is written: one that is written the Czech way (120 00) in RÚIAN, others at GUGiK. */
export function TownLookUp({ values: { shippingPostCode: postCode, shippingStreet: street }, onTake }: TownProps) {
  const t = useText();
  const country = /^\d{3} \d{2}$/.test(postCode.trim()) ? "CZ" : "PL";
  const ask = useMutation({
    mutationFn: (postCode: string) =>
      call(lookUpRoutes.lookUpTowns, { parameters: { postCode }, query: { country, street } }),
  });
  const answer = ask.variables === postCode ? ask.data : undefined;
  return (
    <div role="status">
      <Act
        busy={ask.isPending}
        disabled={addressAsked({ countryCode: country, postCode, street }) === null}
        onClick={() => ask.mutate(postCode)}
      >
        {t("OFFICE_LOOK_UP_TOWN")}
      </Act>
      {answer?.off === true && <p className="mute">{t("OFFICE_LOOK_UP_OFF")}</p>}
      {answer?.off === false && answer.towns.length === 0 && <p className="mute">{t("OFFICE_LOOK_UP_NONE")}</p>}
      {answer?.addresses.map(({ city, street: known }) => (
        <Act key={city} onClick={() => onTake({ shippingCity: city, ...(known !== "" && { shippingStreet: known }) })}>
          {t("OFFICE_LOOK_UP_TAKE_TOWN", { town: [known, city].filter(Boolean).join(", ") })}
        </Act>
      ))}
      <Refused error={ask.error} />
    </div>
  );
}
