import type { Text } from "../text.ts";

const sources = ["footer", "order", "registration", "account"] as const;

/** Returns where somebody asked for the newsletter, in words. */
export function sourceText(source: string, t: Text): string {
  const known = sources.find((one) => one === source);
  return known === undefined ? source : t(`OFFICE_NEWSLETTER_SOURCE_${known.toUpperCase()}`);
}
