import { textIn } from "../dictionary/dictionaries.ts";
import { type LanCode, languageCalled } from "../language.ts";

/** Why a drop lets nobody buy a product now: its second is to come, or its sale is paused. */
export type Halt = { kind: "soon"; startsAt: Date } | { kind: "paused" };

/** Returns in few words why a product cannot be bought now, in place of its button: `Start: 5 grudnia, 20:00`, on Warsaw's clocks. */
export function haltedText(halt: Halt, lanCode: LanCode): string {
  return halt.kind === "paused"
    ? textIn(lanCode, "PRODUCT_PAUSED")
    : textIn(lanCode, "PRODUCT_SOON", { time: startInWords(halt.startsAt, lanCode) });
}

/** Returns when a sale begins, as a language says it: with its seconds where it has any. */
function startInWords(startsAt: Date, lanCode: LanCode): string {
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageCalled(lanCode).locale.replace("_", "-"), {
      timeZone: "Europe/Warsaw",
      ...options,
    }).format(startsAt);
  const second = startsAt.getUTCSeconds() === 0 ? {} : { second: "2-digit" as const };
  return `${said({ day: "numeric", month: "long" })}, ${said({ hour: "numeric", minute: "2-digit", hourCycle: "h23", ...second })}`;
}
