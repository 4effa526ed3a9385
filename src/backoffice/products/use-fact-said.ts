import { useText } from "../text.ts";
import { exceptionCode, type FactFields } from "./product-fields.ts";
import { compositionText } from "./composition-text.ts";
import { useFieldLabel } from "./use-field-labels.ts";

/** Returns what says a fact in words, where two people have said it otherwise. */
export function useFactSaid() {
  const t = useText();
  const label = useFieldLabel();
  return (name: keyof FactFields, value: unknown) => {
    const said = { [name]: value } as Partial<FactFields>;
    const composition = said.composition && compositionText(said.composition, t);
    const certificates = said.certificates?.map((one) => [one.name, one.url].filter(Boolean).join(", "));
    const measure = said.measure ? `${said.measure.amount} ${said.measure.unit}` : null;
    const exception = said.withdrawalException === undefined ? null : t(exceptionCode(said.withdrawalException ?? ""));
    const text =
      composition ?? certificates?.join("; ") ?? measure ?? said.guaranteeYears ?? said.vatRate ?? exception ?? "";
    return { label: label(name), text: String(text) };
  };
}
