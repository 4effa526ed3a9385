import { useEffect, useId, useRef, useState } from "react";
import type { ConnectionField as Term, ConnectionKind } from "../../domain/connection/connections.ts";
import { Field } from "../../ui/Field.tsx";
import { FieldError } from "../../ui/FieldError.tsx";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { ApaczkaServices } from "./ApaczkaServices.tsx";
import { fieldCode, optionCode } from "./connection-words.ts";

interface ConnectionFieldProps {
  kind: ConnectionKind;
  name: string;
  field: Term;
  /** Of a secret: what was typed just now; absent: nothing. */
  value: string | undefined;
  /** Of a secret: the shop has one. */
  isSet: boolean;
  isWrong: boolean;
  /** Told nothing where what was typed is taken back. */
  onChange: (value: string | undefined) => void;
}

/** No certificate and no key is larger. */
const largest = 20_000;

/** One thing a service is told: of a secret one sees only that it is there. */
export function ConnectionField({ kind, name, field, value, isSet, isWrong, onChange }: ConnectionFieldProps) {
  const t = useText();
  const plain = t(fieldCode(kind, name));
  if (field.kind === "choice")
    return (
      <Choice
        label={plain}
        value={value ?? ""}
        options={field.options.map((option) => [option, t(optionCode(kind, name, option))])}
        onChange={onChange}
      />
    );
  if (kind === "apaczka" && name === "services") return <ApaczkaServices value={value ?? ""} onChange={onChange} />;
  const label = field.required ? plain : t("OFFICE_CONNECTION_OPTIONAL", { label: plain });
  const error = isWrong ? t("OFFICE_CONNECTION_FIELD_WRONG", { label: plain }) : null;
  if (field.kind === "text")
    return (
      <Field
        label={label}
        value={value ?? ""}
        maxLength={4000}
        autoComplete="off"
        spellCheck={false}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const isGoing = isSet && value === "";
  return (
    <div>
      {field.kind === "file" ? (
        <FileField label={label} error={error} isChosen={value !== undefined} onChange={onChange} />
      ) : (
        <Field
          label={label}
          type="password"
          value={value ?? ""}
          maxLength={4000}
          autoComplete="new-password"
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? undefined : currentTarget.value)}
        />
      )}
      {error === null && (
        <p className="mute connection-set">
          {isGoing
            ? t("OFFICE_CONNECTION_TAKEN_AWAY")
            : t(
                !isSet
                  ? "OFFICE_CONNECTION_NOT_SET"
                  : field.kind === "file"
                    ? "OFFICE_CONNECTION_SET_FILE"
                    : "OFFICE_CONNECTION_SET",
              )}
        </p>
      )}
      {isSet && !field.required && !isGoing && (
        <Act kind="plain" onClick={() => onChange("")}>
          {t("OFFICE_CONNECTION_TAKE_AWAY", { label: plain })}
        </Act>
      )}
    </div>
  );
}

interface FileFieldProps {
  label: string;
  error: string | null;
  isChosen: boolean;
  onChange: (text: string | undefined) => void;
}

/** A file whose text is taken as it is. */
function FileField({ label, error, isChosen, onChange }: FileFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  // What was taken back or saved is not shown as chosen.
  useEffect(() => {
    if (!isChosen && input.current !== null) input.current.value = "";
  }, [isChosen]);
  const take = async (file: File | undefined) => {
    setLarge(file !== undefined && file.size > largest);
    onChange(file === undefined || file.size > largest ? undefined : await file.text());
  };
  const wrong = isLarge ? t("OFFICE_CONNECTION_FILE_LARGE") : error;
  return (
    <div className={`field ${wrong === null ? "" : "field-wrong"}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="input connection-file"
        accept=".pem,.crt,.cer,.key,.json,text/plain"
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={wrong === null ? undefined : `${id}-error`}
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      {wrong !== null && <FieldError id={`${id}-error`} text={wrong} />}
    </div>
  );
}
