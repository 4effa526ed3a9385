import { useId, type ReactNode } from "react";
import type { FlagName } from "../../../domain/order/order-form-fields.ts";
import { fillField, useOrderForm } from "../../session/order-form.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useFieldError, useFieldLabel } from "./form-text.ts";
import "./check.css";

/** A checkbox of the order form; `children` say more than its plain label, links for instance. */
export function CheckField({
  name,
  children,
  className = "",
}: {
  name: FlagName;
  children?: ReactNode;
  className?: string;
}) {
  const id = useId();
  const label = useFieldLabel(name);
  const error = useFieldError(name);
  const { value, rules } = useOrderForm((form) => form[name]);
  return (
    <div className={`check-field ${error === null ? "" : "check-wrong"} ${className}`}>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-required={rules.required ?? false}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => fillField(name, event.target.checked)}
        />
        <span>{children ?? label}</span>
      </label>
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
