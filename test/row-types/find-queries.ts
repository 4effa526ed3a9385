import { type LoadFnOutput, type LoadHookContext, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { CallExpression, Node, SourceFile } from "typescript/unstable/ast";
import {
  isCallExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Project, type Type } from "typescript/unstable/sync";
import { samplesOf, varied } from "./sample-values.ts";
import { type Slice, sliceOf } from "./slice.ts";

/** One call of `query` in the sources. */
export interface FoundQuery {
  /** `src/database/config.ts:5` */
  place: string;
  /** Null: none is given. */
  row: Type | null;
  /** Whether the rows are taken out of the answer. */
  reads: boolean;
  /** Every text it may send; empty when they cannot be told. */
  texts: string[];
  /** Why they cannot be told. */
  problem: string | null;
}

/** Opens the project of `tsconfig.json` in the compiler. */
export function openProject(root: string): { project: Project; close: () => void } {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
  return { project: project!, close: () => api.close() };
}

/** Returns every call of a method `query` in these files, with the texts it sends for whatever its function is called with. */
export async function queriesOf({ program, checker }: Project, root: string, files: string[]): Promise<FoundQuery[]> {
  const found: FoundQuery[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source?.text.includes(".query")) found.push(...(await queriesIn(checker, source, root)));
  }
  return found;
}

async function queriesIn(checker: Checker, source: SourceFile, root: string): Promise<FoundQuery[]> {
  const calls = callsIn(source).map((call) => ({ call, slice: sliceOf(checker, source, textIn(call.arguments[0]!)) }));
  const makers = await importWith(
    source.fileName,
    calls.map(({ slice }) => slice.code),
  );
  return calls.map(({ call, slice }, at) => {
    const [row] = call.typeArguments ?? [];
    const line = source.text.slice(0, call.getStart(source)).split("\n").length;
    return {
      place: `${source.fileName.slice(root.length + 1)}:${line}`,
      row: row === undefined ? null : (checker.getTypeFromTypeNode(row) ?? null),
      reads: readsRows(call, source),
      ...textsOf(checker, slice, makers[at]!),
    };
  });
}

type Maker = (given: Record<string, unknown>) => unknown[];

/** Imports a module as if it had these expressions at its end. */
async function importWith(file: string, expressions: readonly string[]): Promise<readonly Maker[]> {
  const load = (
    url: string,
    context: LoadHookContext,
    next: (url: string, context: LoadHookContext) => LoadFnOutput,
  ) => {
    const loaded = next(url, context);
    if (!url.endsWith("?slices")) return loaded;
    return { ...loaded, source: `${String(loaded.source)}\nexport const slices = [${expressions.join(",\n")}];` };
  };
  const hooks = registerHooks({ load });
  try {
    return ((await import(`${pathToFileURL(file).href}?slices`)) as { slices: Maker[] }).slices;
  } finally {
    hooks.deregister();
  }
}

function textsOf(checker: Checker, { sampled }: Slice, make: Maker): Pick<FoundQuery, "texts" | "problem"> {
  try {
    const texts = varied(sampled.map(({ type }) => samplesOf(checker, type))).flatMap((values) =>
      make(Object.fromEntries(sampled.map(({ name }, at) => [name, values[at]]))).map((made) =>
        typeof made === "object" && made !== null && "text" in made ? String(made.text) : String(made),
      ),
    );
    return { texts: [...new Set(texts)], problem: null };
  } catch (error) {
    return { texts: [], problem: String(error) };
  }
}

function callsIn(source: SourceFile): CallExpression[] {
  const calls: CallExpression[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && node.expression.name.text === "query")
      calls.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return calls;
}

/** True where the `rows` of the answer are read. */
function readsRows(call: CallExpression, source: SourceFile): boolean {
  const taken = call.parent.parent;
  if (!isVariableDeclaration(taken)) return /^\)\s*\.rows\b/.test(source.text.slice(call.end));
  const name = taken.name.getText(source);
  return isObjectBindingPattern(taken.name) ? /\brows\b/.test(name) : source.text.includes(`${name}.rows`);
}

/** Returns the expression of the text among what a query is sent with. */
function textIn(sent: Node): Node {
  if (!isObjectLiteralExpression(sent)) return sent;
  for (const property of sent.properties) {
    if (isPropertyAssignment(property) && property.name.getText() === "text") return property.initializer;
    if (isShorthandPropertyAssignment(property) && property.name.getText() === "text") return property.name;
  }
  return sent;
}
