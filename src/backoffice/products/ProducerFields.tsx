import { type Contact, contactLimit, noProducer, type Producer } from "../../domain/catalogue/producer.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";

interface ProducerFieldsProps {
  /** Null: nobody is said. */
  value: Producer | null;
  onChange: (value: Producer | null) => void;
}

const noContact: Contact = { name: "", address: "", email: "" };

/** Who answers for goods: the producer, and the person responsible in the Union for one outside it. */
export function ProducerFields({ value, onChange }: ProducerFieldsProps) {
  const t = useText();
  const producer = value ?? noProducer;
  const { responsible } = producer;
  const say = (some: Partial<Producer>) => {
    const said = { ...producer, ...some };
    onChange(JSON.stringify(said) === JSON.stringify(noProducer) ? null : said);
  };
  return (
    <>
      <ContactFields legend={t("OFFICE_PRODUCER")} value={producer} onChange={say} />
      <label className="tick-row">
        <input
          type="checkbox"
          checked={responsible !== null}
          onChange={(event) => say({ responsible: event.currentTarget.checked ? noContact : null })}
        />
        {t("OFFICE_PRODUCER_OUTSIDE")}
      </label>
      {responsible !== null && (
        <ContactFields
          legend={t("OFFICE_GOODS_RESPONSIBLE")}
          value={responsible}
          onChange={(some) => say({ responsible: { ...responsible, ...some } })}
        />
      )}
    </>
  );
}

interface ContactFieldsProps {
  legend: string;
  value: Contact;
  onChange: (some: Partial<Contact>) => void;
}

function ContactFields({ legend, value, onChange }: ContactFieldsProps) {
  const t = useText();
  return (
    <fieldset className="fact-group">
      <legend>{legend}</legend>
      {(["name", "address", "email"] as const).map((field) => (
        <Field
          key={field}
          label={t(`OFFICE_PRODUCER_${field.toUpperCase()}`)}
          type={field === "email" ? "email" : "text"}
          value={value[field]}
          maxLength={contactLimit}
          autoComplete="off"
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
