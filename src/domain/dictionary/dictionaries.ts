import type { LanCode } from "../language.ts";
import type { Dictionary } from "../translations.ts";
import { cz } from "./cz.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";

/** Every language's dictionary: for the server and the generator, too heavy for the browser. */
export const dictionaries: Record<LanCode, Dictionary> = { pl, en, cz };
