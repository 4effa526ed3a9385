import { useId, type InputHTMLAttributes } from "react";
import { FieldError } from "./FieldError.tsx";
import "./field.css";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong, in words; null or absent while nothing is. */
  error?: string | null;
}

/** A labelled text field whose error stands below it, tied to it and announced. */
export function Field({ label, error = null, className = "", ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={`field ${error === null ? "" : "field-wrong"} ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
