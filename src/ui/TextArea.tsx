import { useId, type TextareaHTMLAttributes } from "react";
import { FieldError } from "./FieldError.tsx";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** What is wrong, in words; null or absent while nothing is. */
  error?: string | null;
}

/** A labelled field for several lines whose error stands below it, tied to it and announced. */
export function TextArea({ label, error = null, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`field ${error === null ? "" : "field-wrong"}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={6}
        {...area}
        id={id}
        className="input input-lines"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
