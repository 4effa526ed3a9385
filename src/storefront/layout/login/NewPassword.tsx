import { useState } from "react";
import { Field } from "../../../ui/Field.tsx";
import { useText } from "../../app/text.ts";
import { Tick } from "./Tick.tsx";

/** A password being chosen: what is asked of it, and a way to see what is typed. */
export function NewPassword({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field
        label={label}
        name="newPassword"
        type={shown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {error === null && <p className="micro mute">{t("ACCOUNT_PASSWORD_HINT")}</p>}
      <Tick name="passwordShown" checked={shown} onChange={setShown}>
        {t("ACCOUNT_PASSWORD_SHOW")}
      </Tick>
    </div>
  );
}
