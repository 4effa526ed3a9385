import { useText } from "../text.ts";

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** Chooses one of a list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chooses what a list is filtered by, or nothing. An address may name what is not on offer: it stays until another is chosen. */
export function FilterChoice({
  value = "",
  options,
  ...rest
}: Omit<ChoiceProps, "value"> & { value: string | undefined }) {
  const t = useText();
  const isKnown = value === "" || options.some(([one]) => one === value);
  const all = [["", t("OFFICE_ANY")] as const, ...(isKnown ? [] : [[value, value] as const]), ...options];
  return <Choice value={value} options={all} {...rest} />;
}
