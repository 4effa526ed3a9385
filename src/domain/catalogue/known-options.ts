import { inEveryLanguage } from "../dictionary/dictionaries.ts";
import type { Said } from "../language.ts";

/** What goods of most shops differ in, in the shop's languages. */
export const knownOptions: readonly Said[] = (["SIZE", "COLOUR", "MATERIAL", "STYLE", "LENGTH", "WIDTH"] as const).map(
  (option) => inEveryLanguage(`ATTRIBUTE_${option}`),
);
