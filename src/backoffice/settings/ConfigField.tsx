import { useId } from "react";
import type { ChangeableConfig } from "../../domain/shop-config.ts";
import { Field } from "../../ui/Field.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import type { ConfigKind } from "./config-fields.ts";

interface ConfigFieldProps {
  code: ChangeableConfig;
  kind: ConfigKind;
  value: string;
  /** What holds while it is empty; '': nothing does. */
  usual: string;
  /** It cannot be what it is to be. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** An entry of what the shop says of itself, with what it does. */
export function ConfigField({ code, kind, value, usual, isWrong, onChange }: ConfigFieldProps) {
  const t = useText();
  const hint = useId();
  const label = t(`OFFICE_CONFIG_${code.toUpperCase()}`);
  const how = t(`OFFICE_CONFIG_${code.toUpperCase()}_TEXT`);
  const error = isWrong ? t("OFFICE_CONFIG_WRONG", { how }) : null;
  return (
    <div className="config-field">
      {kind.kind === "one" && (
        <Choice
          label={label}
          value={value}
          options={[
            ...(kind.options.some((option) => option.value === value)
              ? []
              : [[value, value === "" ? t("OFFICE_CONFIG_NOT_SET") : value] as const]),
            ...kind.options.map((option) => [option.value, nameOf(option.name)] as const),
          ]}
          onChange={onChange}
        />
      )}
      {kind.kind === "several" && (
        <fieldset className="config-several" aria-describedby={hint}>
          <legend className="field-label">{label}</legend>
          {kind.options.map((option) => (
            <label key={option.value}>
              <input
                type="checkbox"
                checked={chosen(value).includes(option.value)}
                onChange={({ currentTarget }) =>
                  onChange(
                    kind.options
                      .map((one) => one.value)
                      .filter((one) => (one === option.value ? currentTarget.checked : chosen(value).includes(one)))
                      .join(","),
                  )
                }
              />
              {nameOf(option.name)}
            </label>
          ))}
        </fieldset>
      )}
      {(kind.kind === "text" || kind.kind === "number") && (
        <Field
          label={label}
          value={value}
          maxLength={500}
          inputMode={kind.kind === "number" ? "numeric" : "text"}
          placeholder={usual}
          autoComplete="off"
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {/* A field that is wrong says it there. */}
      {error === null || kind.kind === "one" || kind.kind === "several" ? (
        <p className="mute" id={hint}>
          {error ?? how}
        </p>
      ) : null}
    </div>
  );

  function nameOf(name: string): string {
    if (name === "OFFICE_CONFIG_PRODUCER_SHOP" || name === "OFFICE_CONFIG_PRODUCER_HIDDEN") return t(name);
    return name;
  }
}

function chosen(value: string): string[] {
  return value.split(",").filter(Boolean);
}
