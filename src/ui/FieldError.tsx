import { Icon } from "./Icon.tsx";
import "./field.css";

/** An error in words with its sign, never by colour alone. */
export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  );
}
