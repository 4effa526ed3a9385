import { existsSync } from "node:fs";

/** One line of docs/spec-coverage.md: a rule of the specification, the test files that prove it, what of it is missing. */
export interface Rule {
  /** 1 for the document's first line. */
  line: number;
  rule: string;
  files: string[];
  gaps: string[];
}

export interface CoverageInput {
  /** The text of docs/spec-coverage.md. */
  document: string;
  /** The project's root, ending in a slash. */
  root: URL;
  /** The test files of which a test ran and passed; left out where only the existence is to be checked. */
  passed?: ReadonlySet<string>;
  /** Paths of tests that this run leaves out, which need only exist: a quick run leaves out the browser's. */
  leftOut?: (file: string) => boolean;
}

/**
 * Returns what is untrue in the document, one sentence each, nothing when it is true: every line of a table names a
 * test file or a gap, every file is there and, where `passed` is given, a test of it has passed. (One that failed ends
 * the run red by itself.)
 */
export function checkCoverage({ document, root, passed, leftOut = () => false }: CoverageInput): string[] {
  const rules = rulesIn(document);
  const untrue = (line: number, what: string) => `docs/spec-coverage.md:${line}: ${what}`;
  if (rules.length === 0) return ["docs/spec-coverage.md has no table of rules."];
  return rules.flatMap(({ line, rule, files, gaps }) => {
    if (rule === "" || files.length + gaps.length === 0)
      return [untrue(line, "a rule needs words, and a test file or a gap.")];
    if (gaps.includes("")) return [untrue(line, "a gap says what is missing.")];
    return files.flatMap((file) => {
      if (!/\.test\.tsx?$/.test(file) || !existsSync(new URL(file, root)))
        return [untrue(line, `there is no test file ${file}.`)];
      const mustPass = passed !== undefined && !leftOut(file);
      return mustPass && !passed.has(file) ? [untrue(line, `no test of ${file} ran and passed.`)] : [];
    });
  });
}

/** Returns the document's rules: the rows of its two-column tables, a cell's entries parted by `<br>`. */
export function rulesIn(document: string): Rule[] {
  return document.split("\n").flatMap((text, at): Rule[] => {
    if (!text.startsWith("|")) return [];
    const [rule = "", proof = ""] = text
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
    if (/^(-+|rule)$/.test(rule)) return [];
    const entries = proof
      .split("<br>")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
    const gaps = entries.filter((entry) => entry.startsWith("gap:")).map((entry) => entry.slice("gap:".length).trim());
    return [{ line: at + 1, rule, files: entries.filter((entry) => !entry.startsWith("gap:")), gaps }];
  });
}

/** Returns how many rules there are, how many are proven whole, in part, and not at all. */
export function countCoverage(rules: readonly Rule[]): { rules: number; proven: number; partly: number; gaps: number } {
  const proven = rules.filter(({ gaps }) => gaps.length === 0).length;
  const partly = rules.filter(({ gaps, files }) => gaps.length > 0 && files.length > 0).length;
  return { rules: rules.length, proven, partly, gaps: rules.length - proven - partly };
}
