import { daysSaid } from "../days-said.ts";
import { type LanCode, languageCalled } from "../language.ts";

/** What a ready text may leave open, written `{{number}}`, and what an order fills it with. */
type Mark = "number" | "firstName" | "tracking" | "arrives";

/** Of an order what a message may name; null or empty: it has none. */
export interface MarkedOrder {
  number: number;
  firstName: string;
  tracking: string | null;
  /** Between which days it was said to come, `YYYY-MM-DD`. */
  arrival: { from: string; to: string } | null;
}

/** Returns what the marks of a message stand for in a language; empty where the order does not say it. */
export function marksOf(order: MarkedOrder, lanCode: LanCode): Readonly<Record<Mark, string>> {
  return {
    number: String(order.number),
    firstName: order.firstName,
    tracking: order.tracking ?? "",
    arrives: order.arrival === null ? "" : daysSaid(order.arrival, languageCalled(lanCode).tag),
  };
}

/** Returns a text with its marks filled; what nothing fills stays as it is written. */
export function fillMessage(text: string, marks: Readonly<Record<string, string>>): string {
  return text.replace(anyMark, (mark, name: string) => (Object.hasOwn(marks, name) && marks[name]) || mark);
}

/** Returns the marks a text still has, each once: nobody should read them in an email. */
export function openMarks(text: string): string[] {
  return [...new Set(text.match(anyMark) ?? [])];
}

const anyMark = /\{\{([^{}]{0,40})\}\}/g;
