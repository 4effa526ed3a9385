import { settingsTable } from "./settings.ts";

/**
 * Answers a sentence for each variable that is probably a setting with a slip of the pen: `SMPT_URL` for
 * `SMTP_URL`. An environment is full of other programs' variables; only one or two letters away counts, and
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

/** Letters to change, add, leave out or exchange with their neighbour to make one word of the other. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
