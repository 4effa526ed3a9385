import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

// Which functions of the sources a piece of them calls, read from their text: declarations begin at the left edge,
// since a formatter writes them. What is called by a name that is put together is not found; the sources have none.

const root = join(import.meta.dirname, "../..");

interface Source {
  /** What each imported name is: `src/flows/order/x.ts#name`. */
  imported: ReadonlyMap<string, string>;
  /** The text of each function and value that is declared here. */
  declared: ReadonlyMap<string, string>;
}

const sources = new Map<string, Source>();

/** Rooms into which is looked; what other rooms declare is named alone. */
const followed = /^src\/(?:bin|flows|server\/operator)\//;

/** Returns the functions that one is or calls, itself or by others, as `src/flows/order/x.ts#name`. */
export function functionsReached(begin: string): ReadonlySet<string> {
  const [file = "", name = ""] = begin.split("#");
  return reachedFrom(textOf(file, name), file, new Set([begin]));
}

/** The same of a member of an object that is declared in a file: a route's handler in the table of its file. */
export function functionsReachedByMember(file: string, member: string): ReadonlySet<string> {
  const text = existsSync(join(root, file)) ? membersIn(file).get(member) : undefined;
  if (text === undefined) throw new Error(`${file} has no member ${member}`);
  return reachedFrom(text, file, new Set());
}

/** Returns the members of the objects in a file, by their names, each with its text behind the name. */
export function membersIn(file: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let name = "";
  const source = withoutWords(read(file));
  // Where its type takes the line a table stands a step to the right.
  const member = / =\n {2}\{$/m.test(source)
    ? /^ {4}(?:async )?(\w+)((?:\(|:|,$).*)$/
    : /^ {2}(?:async )?(\w+)((?:\(|:|,$).*)$/;
  for (const line of source.split("\n")) {
    const [, begun, rest = ""] = member.exec(line) ?? [];
    if (begun !== undefined) name = begun;
    else if (/^\S/.test(line)) name = "";
    const text = begun === undefined ? line : rest === "," ? `${begun},` : rest;
    if (name !== "") members.set(name, `${members.get(name) ?? ""}\n${text}`);
  }
  return members;
}

function reachedFrom(text: string, file: string, reached: Set<string>): Set<string> {
  const { imported, declared } = sourceOf(file);
  for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const found = declared.has(name) ? `${file}#${name}` : imported.get(name);
    if (found === undefined || reached.has(found)) continue;
    reached.add(found);
    const [of = "", called = ""] = found.split("#");
    if (followed.test(of) && existsSync(join(root, of))) reachedFrom(textOf(of, called), of, reached);
  }
  return reached;
}

function textOf(file: string, name: string): string {
  return sourceOf(file).declared.get(name) ?? "";
}

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = read(file);
  const imported = new Map<string, string>();
  for (const [, names = "", from = ""] of text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)";/gm)) {
    const target = relative(root, join(root, dirname(file), from)).replaceAll("\\", "/");
    for (const one of names.split(",").map((name) => name.trim())) {
      if (one === "" || one.startsWith("type ")) continue;
      const [its = "", called = its] = one.split(" as ");
      imported.set(called, `${target}#${its}`);
    }
  }
  const declared = new Map<string, string>();
  let name = "";
  for (const line of withoutWords(text).split("\n")) {
    const [, begun] = /^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+)/.exec(line) ?? [];
    if (begun !== undefined) name = begun;
    if (name !== "" && !line.startsWith("import "))
      declared.set(name, `${declared.get(name) ?? ""}\n${begun === undefined ? line : line.replace(begun, "")}`);
  }
  const source = { imported, declared };
  sources.set(file, source);
  return source;
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** The text without comments and without what stands between quotation marks. */
function withoutWords(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "").replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}
