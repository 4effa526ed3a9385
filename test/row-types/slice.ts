import type { Node, SourceFile, VariableDeclaration } from "typescript/unstable/ast";
import {
  isArrowFunction,
  isBindingElement,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isParameterDeclaration,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import type { Checker, Type } from "typescript/unstable/sync";

export interface Slice {
  /** What is known only when it runs: parameters, and what was waited for. */
  sampled: { name: string; type: Type }[];
  /** A function of these, as text: it returns the values of the expression, several where it stands in a loop. */
  code: string;
}

/**
 * Returns what an expression needs of the function it stands in: its constants, loops and inner functions, as they are
 * written, and what must be given. What its module has, its module gives.
 */
export function sliceOf(checker: Checker, source: SourceFile, expression: Node): Slice {
  const sampled = new Map<string, Type>();
  const declared = new Map<number, Node>();
  const need = (within: Node): void => {
    for (const identifier of identifiersIn(within)) {
      const declaration = declarationOf(checker, identifier, source);
      if (declaration === null || isInside(declaration, within) || declared.has(declaration.pos)) continue;
      if (isFunctionDeclaration(declaration) || (isVariableDeclaration(declaration) && isMade(declaration))) {
        declared.set(declaration.pos, declaration);
        need(listOf(declaration) ?? declaration);
      } else if (isVariableDeclaration(declaration) || isParameterDeclaration(declaration)) {
        sampled.set(identifier.getText(source), checker.getTypeAtLocation(identifier) ?? checker.getAnyType());
      }
    }
  };
  need(expression);
  const lines = [...declared.values()].toSorted((a, b) => a.pos - b.pos).map((node) => lineOf(node, source));
  const body = [
    "const $made = [];",
    ...[...sampled.keys()].map((name) => `const ${name} = $given.${name};`),
    ...lines,
    `$made.push(${expression.getText(source)});`,
    ...lines.filter((line) => line.endsWith("{")).map(() => "}"),
    "return $made;",
  ];
  return {
    sampled: [...sampled].map(([name, type]) => ({ name, type })),
    code: `($given: any) => { ${body.join("\n")} }`,
  };
}

function identifiersIn(node: Node): Node[] {
  const found: Node[] = [];
  const visit = (inner: Node): void => {
    if (isIdentifier(inner)) found.push(inner);
    inner.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** Returns the whole declaration of what an identifier names, where that is inside a function of the same file. */
function declarationOf(checker: Checker, identifier: Node, source: SourceFile): Node | null {
  const symbol = isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  const handle = symbol?.valueDeclaration;
  let node = handle?.path === source.path ? handle.resolve() : undefined;
  if (node === undefined || !isLocal(node)) return null;
  while (isBindingElement(node)) node = node.parent.parent;
  return node;
}

function isLocal(node: Node): boolean {
  for (let outer: Node | undefined = node.parent; outer !== undefined; outer = outer.parent)
    if ([isFunctionDeclaration, isArrowFunction, isFunctionExpression, isMethodDeclaration].some((is) => is(outer)))
      return true;
  return false;
}

function isInside(node: Node, outer: Node): boolean {
  return node.pos >= outer.pos && node.end <= outer.end;
}

/** Returns the list that a variable goes through; null: it is not that of a loop. */
function listOf(declaration: Node): Node | null {
  const loop = declaration.parent.parent;
  return isForOfStatement(loop) ? loop.expression : null;
}

/** True of a variable that is made at once, of what the function has. */
function isMade(declaration: VariableDeclaration): boolean {
  const of = listOf(declaration) ?? declaration.initializer;
  return of !== undefined && !/\bawait\b/.test(of.getText());
}

/** A declaration as it is written; for what goes through a list, the beginning of its loop. */
function lineOf(node: Node, source: SourceFile): string {
  const list = listOf(node);
  if (list !== null) return `for (const ${node.getText(source)} of ${list.getText(source)}) {`;
  return isFunctionDeclaration(node) ? node.getText(source) : `const ${node.getText(source)};`;
}
