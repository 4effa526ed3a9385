import { folded } from "../../domain/folded.ts";

/** Returns whether what is typed begins a word of a text, or the text itself; capitals and accents count for nothing. */
export function fits(text: string, typed: string): boolean {
  return ` ${folded(text)}`.includes(` ${folded(typed.trim())}`);
}
