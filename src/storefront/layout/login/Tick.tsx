import type { ReactNode } from "react";
import "../../order-panel/form/check.css";

/** A checkbox with its words. */
export function Tick({
  name,
  checked,
  onChange,
  required = false,
  children,
}: {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <label className="check check-small">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        aria-required={required}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
