interface ChoiceProps {
  name: string;
  value: string;
  text: string;
  /** How many products it would leave. */
  count: number;
  checked: boolean;
  look?: "row" | "square" | "swatch";
  onChange: () => void;
  /** It is pressed, and will probably be chosen when it is let go. */
  onPress: () => void;
}

/** One value to narrow by. One that would leave nothing cannot be chosen, only taken back. */
export function FilterChoice({ name, value, text, count, checked, look = "row", onChange, onPress }: ChoiceProps) {
  const disabled = count === 0 && !checked;
  return (
    <label className={`filter-choice filter-${look}`} onPointerDown={disabled ? undefined : onPress}>
      <input type="checkbox" name={name} value={value} checked={checked} disabled={disabled} onChange={onChange} />
      {look === "swatch" && <span className={`swatch swatch-${value}`} aria-hidden="true" />}
      <span className="filter-text">{text}</span> <small className="figures">{count}</small>
    </label>
  );
}
