import { useId, type InputHTMLAttributes } from "react";
import { FieldError } from "./FieldError.tsx";
import "./field.css";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong, in words; null or absent while nothing is. */
  error?: string | null;
  /** The id of what says so of more fields than one, while it stands. */
  wrongBy?: string | undefined;
}

/** A labelled text field whose error stands below it, tied to it and announced. */
export function Field({ label, error = null, wrongBy, className = "", ...input }: FieldProps) {
  const id = useId();
  const wrong = error === null ? wrongBy : `${id}-error`;
  return (
    <div className={`field ${wrong === undefined ? "" : "field-wrong"} ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong}
      />
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
