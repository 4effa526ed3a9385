import { memo } from "react";

interface ChoiceProps {
  name: string;
  value: string;
  text: string;
  /** How many products it would leave. */
  count: number;
  checked: boolean;
  look?: "row" | "square" | "swatch";
}

/**
 * One value to narrow by. One that would leave nothing cannot be chosen, only taken back. Its form hears of both. React writes
 * an input's name and type anew whenever it is rendered, and there are dozens: so only the one is that changes.
 */
export const FilterChoice = memo(function FilterChoice({
  name,
  value,
  text,
  count,
  checked,
  look = "row",
}: ChoiceProps) {
  return (
    <label className={`filter-choice filter-${look}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={heardByForm}
      />
      {look === "swatch" && <span className={`swatch swatch-${value}`} aria-hidden="true" />}
      <span className="filter-text">{text}</span> <small className="figures">{count}</small>
    </label>
  );
});

/** React asks of every box it ticks who hears of it. */
function heardByForm(): void {}
