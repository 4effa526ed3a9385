import { deliveryLimits } from "../../domain/delivery/delivery-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";
import type { MethodFields } from "./method-fields.ts";

type Names = Pick<MethodFields, "namePl" | "nameEn" | "nameCz">;

/** What a way of delivery or a payment is called in each language; Polish stands for what is empty. */
export function NameFields({ values, onChange }: { values: Names; onChange: (changed: Partial<Names>) => void }) {
  const t = useText();
  const field = (name: keyof Names) => ({
    value: values[name],
    maxLength: deliveryLimits.name,
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className="delivery-three">
      <Field label={t("OFFICE_DELIVERY_NAME_PL")} required data-focus {...field("namePl")} />
      <Field label={t("OFFICE_DELIVERY_NAME_EN")} lang="en" {...field("nameEn")} />
      <Field label={t("OFFICE_DELIVERY_NAME_CZ")} lang="cs" {...field("nameCz")} />
    </div>
  );
}
