import type { Span } from "../../domain/content/front.ts";
import { useSpoken } from "../text.ts";
import { languageCalled } from "../../domain/language.ts";

/** Returns a minute of Warsaw's clocks as the reader's language says it: `2026-12-01T08:00` → `1 grudnia 2026, 8:00`. */
export function momentTyped(minute: string): string {
  const { locale } = languageCalled(useSpoken.getState().lanCode);
  const [day = "", clock = ""] = minute.split("T");
  const said = new Intl.DateTimeFormat(locale.replace("_", "-"), { dateStyle: "long", timeZone: "UTC" });
  return `${said.format(new Date(`${day}T12:00:00Z`))}, ${clock.replace(/^0/, "")}`;
}

/** Returns whether an end is typed before its beginning. */
export function isBackwards({ from, until }: Span): boolean {
  return from !== null && until !== null && until <= from;
}

/** Returns where a minute stands to a span: before it, in it, behind it. */
export function timeOf({ from, until }: Span, minute: string): "waits" | "now" | "over" {
  if (from !== null && minute < from) return "waits";
  return until !== null && until <= minute ? "over" : "now";
}
