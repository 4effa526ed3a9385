import { type Command, InvalidArgumentError, Option } from "commander";
import * as v from "valibot";
import { wireLine } from "../../contract/wire-text.ts";
import { categoryLimits } from "../../domain/catalogue/category-form.ts";
import { type LanCode, languages } from "../../domain/language.ts";

/** What search engines show of a category or a brand, in every language; '': nothing of its own. */
interface SearchTexts {
  searchTitle: Readonly<Record<LanCode, string>>;
  searchDescription: Readonly<Record<LanCode, string>>;
}

export interface SearchTextOptions {
  language: LanCode;
  searchTitle?: string;
  searchDescription?: string;
}

/** Gives a command the options that say what search engines show. */
export function withSearchTexts(command: Command): Command {
  return command
    .option("--search-title <text>", "what search engines show for its name; '' is the name again", searchText)
    .option(
      "--search-description <text>",
      "what they show below it; '' is the description's beginning again",
      searchText,
    )
    .addOption(
      new Option("--language <language>", "of these texts")
        .choices(languages.map(({ lanCode }) => lanCode))
        .default("pl"),
    );
}

/** Returns texts with what the options say written over them. */
export function writtenOver<Texts extends SearchTexts>(texts: Texts, options: SearchTextOptions): Texts {
  const { language, searchTitle = texts.searchTitle[language] } = options;
  const { searchDescription = texts.searchDescription[language] } = options;
  return {
    ...texts,
    searchTitle: { ...texts.searchTitle, [language]: searchTitle },
    searchDescription: { ...texts.searchDescription, [language]: searchDescription },
  };
}

/** Returns of a record's texts those that search engines show. */
export function searchTextsOf({ searchTitle, searchDescription }: SearchTexts): SearchTexts {
  return { searchTitle, searchDescription };
}

/** Returns what search engines show, a line for each text of a language. */
export function searchTextLines({ searchTitle, searchDescription }: SearchTexts): string[] {
  return languages.flatMap(({ lanCode }) => [
    `Search title, ${lanCode}: ${searchTitle[lanCode] || "its name"}`,
    `Search description, ${lanCode}: ${searchDescription[lanCode] || "the beginning of its description"}`,
  ]);
}

/** Reads one line of what search engines show, as a form of the back office takes it. */
function searchText(text: string): string {
  const read = v.safeParse(wireLine(categoryLimits.line), text);
  if (!read.success) throw new InvalidArgumentError(`It has at most ${categoryLimits.line} characters.`);
  return read.output;
}
