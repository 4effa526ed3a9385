import { existsSync, readFileSync } from "node:fs";

/** One line of docs/spec-coverage.md: a rule of the specification, what proves it, what of it is missing. */
export interface Rule {
  /** 1 for the document's first line. */
  line: number;
  rule: string;
  proofs: Proof[];
  gaps: string[];
}

/** A test by its file, from the project's root, and its name: `src/domain/order/cart.test.ts › a line is known by …`. */
export interface Proof {
  file: string;
  name: string;
}

export interface CoverageInput {
  /** The text of docs/spec-coverage.md. */
  document: string;
  /** The project's root, ending in a slash. */
  root: URL;
  /** `file › name` of every test that ran and passed; left out where only the existence is to be checked. */
  passed?: ReadonlySet<string>;
  /** Paths of tests that this run leaves out, which need only exist: a quick run leaves out the browser's. */
  leftOut?: (file: string) => boolean;
}

/**
 * Returns what is untrue in the document, one sentence each, nothing when it is true: every line of a table
 * names a test or a gap, every named test is in its file and, where `passed` is given, has passed.
 */
export function checkCoverage({ document, root, passed, leftOut = () => false }: CoverageInput): string[] {
  const rules = rulesIn(document);
  const namesIn = rememberNames(root);
  const untrue = (line: number, what: string) => `docs/spec-coverage.md:${line}: ${what}`;
  if (rules.length === 0) return ["docs/spec-coverage.md has no table of rules."];
  return rules.flatMap(({ line, rule, proofs, gaps }) => {
    if (rule === "" || proofs.length + gaps.length === 0)
      return [untrue(line, "a rule needs words, and a test or a gap.")];
    if (gaps.includes("")) return [untrue(line, "a gap says what is missing.")];
    return proofs.flatMap(({ file, name }) => {
      const names = namesIn(file);
      if (names === null) return [untrue(line, `there is no file ${file}.`)];
      if (!names.some((known) => known.test(name))) return [untrue(line, `${file} has no test named “${name}”.`)];
      const mustPass = passed !== undefined && !leftOut(file);
      return mustPass && !passed.has(testId({ file, name }))
        ? [untrue(line, `“${name}” of ${file} did not run and pass.`)]
        : [];
    });
  });
}

/** Returns the name under which a test is looked for among those that passed. */
export function testId({ file, name }: Proof): string {
  return `${file} › ${name}`;
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
    return [{ line: at + 1, rule, proofs: entries.filter((entry) => !entry.startsWith("gap:")).map(proofIn), gaps }];
  });
}

/** Returns how many rules there are, how many are proven whole, in part, and not at all. */
export function countCoverage(rules: readonly Rule[]): { rules: number; proven: number; partly: number; gaps: number } {
  const proven = rules.filter(({ gaps }) => gaps.length === 0).length;
  const partly = rules.filter(({ gaps, proofs }) => gaps.length > 0 && proofs.length > 0).length;
  return { rules: rules.length, proven, partly, gaps: rules.length - proven - partly };
}

function proofIn(entry: string): Proof {
  const [file = "", ...name] = entry.split(" › ");
  return { file, name: name.join(" › ") };
}

/** Reads each file once; null for one that is not there. */
function rememberNames(root: URL): (file: string) => RegExp[] | null {
  const known = new Map<string, RegExp[] | null>();
  return (file) => {
    const names = known.get(file);
    if (names !== undefined) return names;
    const path = new URL(file, root);
    const found = existsSync(path) && file.endsWith(".test.ts") ? testNamesIn(readFileSync(path, "utf8")) : null;
    known.set(file, found);
    return found;
  };
}

/**
 * Returns the names of a file's tests as patterns: a name that is written out matches itself alone, one
 * with `${…}` in it matches whatever may stand there.
 */
export function testNamesIn(source: string): RegExp[] {
  const calls = source.matchAll(/\b(?:test|it)\(\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g);
  return [...calls].map(([, literal = ""]) => {
    const text = literal.slice(1, -1).replace(/\\(["'`\\])/g, "$1");
    const parts = literal.startsWith("`") ? text.split(/\$\{[^}]*\}/) : [text];
    return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`, "s");
  });
}
