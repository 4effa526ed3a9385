import { slips } from "../domain/search/slips.ts";
import { settingsTable } from "./settings.ts";

/**
 * Returns a sentence for each variable that is probably a setting with a slip of the pen: `SMPT_URL` for
 * `SMTP_URL`. An environment is full of other programs' variables; only one or two emails away counts, and
 * not where the setting itself is given too.
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.values(settingsTable).map(({ name }) => name);
  return Object.keys(env).flatMap((given) => {
    if (known.includes(given) || others.includes(given)) return [];
    const meant = known.find((name) => env[name] === undefined && slips(given, name) <= (name.length > 5 ? 2 : 1));
    return meant === undefined ? [] : [`${given} is not a setting of the shop. Did you mean ${meant}?`];
  });
}

/** Variables of other programs that happen to be near. */
const others: readonly string[] = ["HOME", "MAIL", "POST", "HOSTS", "HOSTNAME", "HOSTTYPE"];
