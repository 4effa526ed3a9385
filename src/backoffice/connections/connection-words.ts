import type { ConnectionSaid } from "../../contract/operator/connections.ts";
import type { ConnectionKind, connections } from "../../domain/connection/connections.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import type { Tone } from "../controls/Status.tsx";

type Fields<Kind extends ConnectionKind> = (typeof connections)[Kind]["fields"];

/** What each field of each kind is called, as it must be said in the dictionary. */
type FieldCode = {
  [Kind in ConnectionKind]: `OFFICE_CONNECTION_${Uppercase<Kind>}_${Uppercase<keyof Fields<Kind> & string>}`;
}[ConnectionKind];

/** The same of each option of a choice. */
type OptionCode = {
  [Kind in ConnectionKind]: {
    [Name in keyof Fields<Kind> & string]: Fields<Kind>[Name] extends {
      options: readonly (infer Option extends string)[];
    }
      ? `OFFICE_CONNECTION_${Uppercase<Kind>}_${Uppercase<Name>}_${Uppercase<Option>}`
      : never;
  }[keyof Fields<Kind> & string];
}[ConnectionKind];

/** Returns the code of what a field is called; of the key the shop makes, that. */
export function fieldCode(kind: ConnectionKind, name: string): FieldCode | "OFFICE_CONNECTION_KEY" {
  if (name === "key") return "OFFICE_CONNECTION_KEY";
  return `OFFICE_CONNECTION_${kind.toUpperCase()}_${name.toUpperCase()}` as FieldCode;
}

/** Returns the code of what an option of a choice is called. */
export function optionCode(kind: ConnectionKind, name: string, option: string): OptionCode {
  return `OFFICE_CONNECTION_${kind.toUpperCase()}_${name.toUpperCase()}_${option.toUpperCase()}` as OptionCode;
}

/** Returns where a connection stands, in a word. */
export function standing({ kind, on, begun, locked, tested, settings }: ConnectionSaid): {
  tone: Tone;
  code: BackofficePlainCode;
} {
  if (locked) return { tone: "bad", code: "OFFICE_CONNECTION_LOCKED" };
  if (on && tested !== null && tested.result !== "works") return { tone: "bad", code: "OFFICE_CONNECTION_FAILING" };
  if (on) return { tone: "good", code: "OFFICE_CONNECTION_ON" };
  // Sender and inbox alone send nothing.
  if (kind === "smtp" ? settings.includes("SMTP_URL") : settings.length > 0)
    return { tone: "good", code: "OFFICE_CONNECTION_BY_SETTINGS" };
  return begun ? { tone: "wait", code: "OFFICE_CONNECTION_OFF" } : { tone: "none", code: "OFFICE_CONNECTION_NEW" };
}
