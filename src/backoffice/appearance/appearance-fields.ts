import type { AppearanceSaid, Mark } from "../../contract/operator/appearance.ts";
import { markFields } from "../../domain/appearance/appearance.ts";
import { colourForm } from "../../domain/appearance/colour.ts";

export const colourFields = ["accent", "accentText", "theme"] as const;

/** What stands in the form: colours as they are typed, marks whole, so that one is shown that nothing names yet. */
export interface AppearanceFields {
  accent: string;
  accentText: string;
  theme: string;
  logo: Mark | null;
  logoDark: Mark | null;
  icon: Mark | null;
}

/** Returns the fields of the appearance that is saved. */
export function appearanceFieldsOf(said: AppearanceSaid): AppearanceFields {
  const { accent, accentText, theme, logo, logoDark, icon } = said;
  return { accent, accentText, theme, logo, logoDark, icon };
}

/** Returns what is sent of fields that were changed, or null where a colour is none. */
export function appearanceSent(changed: Partial<AppearanceFields>) {
  const colours = colourFields.flatMap((name) =>
    changed[name] === undefined ? [] : [[name, colourForm(changed[name])] as const],
  );
  if (colours.some(([, colour]) => colour === null)) return null;
  const marks = markFields.flatMap((name) =>
    changed[name] === undefined ? [] : [[name, changed[name]?.id ?? null] as const],
  );
  return Object.fromEntries([...colours, ...marks]) as Partial<
    Record<(typeof colourFields)[number], string> & Record<(typeof markFields)[number], string | null>
  >;
}
