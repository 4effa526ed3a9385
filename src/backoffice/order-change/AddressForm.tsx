import type { AddressField } from "../../contract/operator/address-fields.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { lazyOrNothing, useText } from "../text.ts";
import { addressLabels } from "./address-labels.ts";
import "./address-form.css";

export type Address = { [Name in Exclude<AddressField, "invoice">]: string } & { invoice: boolean };

interface AddressFormProps {
  values: Address;
  /** The field that is not filled in right, as the server names it: `/shippingCity`; null: none. */
  wrong: string | null;
  /** Whom the invoice is for stands on a document. */
  invoiceFixed?: boolean;
  onChange: (part: Partial<Address>) => void;
}

/** The order form's own fields, as staff fill them in. */
export function AddressForm({ values, wrong, invoiceFixed = false, onChange }: AddressFormProps) {
  const t = useText();
  const field = (name: Exclude<AddressField, "invoice" | "comment">) => (
    <Field
      key={name}
      label={t(addressLabels[name])}
      value={values[name]}
      autoComplete="off"
      maxLength={200}
      type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
      error={wrong !== null && wrong.endsWith(`/${name}`) ? t("OFFICE_REFUSED_FIELD_WRONG") : null}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className="address-form">
      {contact.map(field)}
      <TownLookUp values={values} onTake={onChange} />
      <TextArea
        label={t("OFFICE_COMMENT")}
        rows={2}
        value={values.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
      {!invoiceFixed && (
        <label className="tick-row">
          <input
            type="checkbox"
            checked={values.invoice}
            onChange={(event) => onChange({ invoice: event.currentTarget.checked })}
          />
          {t("OFFICE_ADDRESS_INVOICE")}
        </label>
      )}
      {values.invoice && !invoiceFixed && (
        <>
          {company.map(field)}
          <CompanyLookUp number={values.paymentNip} onTake={onChange} />
        </>
      )}
    </div>
  );
}

const contact = [
  "shippingFirstName",
  "shippingLastName",
  "email",
  "phone",
  "shippingStreet",
  "shippingPostCode",
  "shippingCity",
] as const;
const company = ["paymentName", "paymentNip", "paymentStreet", "paymentPostCode", "paymentCity"] as const;

const TownLookUp = lazyOrNothing(() => import("../connections/LookUps.tsx").then((module) => module.TownLookUp));
const CompanyLookUp = lazyOrNothing(() => import("../connections/LookUps.tsx").then((module) => module.CompanyLookUp));
