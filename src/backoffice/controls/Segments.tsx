import { useId } from "react";
import "./segments.css";

interface SegmentsProps<Value extends string> {
  /** What is chosen, for who does not see them. */
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; spoken?: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** Chooses one of a few that stand side by side, by arrows too. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="hidden-text">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            className="hidden-text"
            name={name}
            aria-label={option.spoken}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
