import { parseSync, Visitor, type ESTree } from "vite";
import { rewrite, type Change } from "./rewrite.ts";

/**
 * Returns a CommonJS file of React's as a module with the same exports, but for those left out. The bundler wraps
 * CommonJS into a function and keeps all of it; of a module it keeps what somebody needs.
 * `exports.lazy = function …` → `const $lazy = function …; export { $lazy as lazy }`.
 */
export function asModule(source: string, leftOut: readonly string[] = []): string {
  const { program } = parseSync("react.cjs", source);
  const mentions = Map.groupBy(mentionsOf(program), ({ name }) => name);
  const changes: Change[] = [];
  const head: string[] = [];
  for (const [name, found] of mentions) {
    const statement = found.length === 1 ? program.body.find((node) => isExport(node, found[0]!)) : undefined;
    if (statement === undefined) head.push(`let $${name};`);
    for (const { start, end } of found)
      changes.push({ start, end, text: statement === undefined ? `$${name}` : `const $${name}` });
  }
  for (const node of program.body) {
    if (node.type !== "VariableDeclaration") continue;
    const required = node.declarations.filter((declaration) => requiredBy(declaration) !== undefined);
    if (required.length === 0) continue;
    head.push(
      ...required.map((declaration) => `import * as ${textOf(declaration.id)} from "${requiredBy(declaration)}";`),
    );
    const others = node.declarations.filter((declaration) => !required.includes(declaration)).map(textOf);
    changes.push({ start: node.start, end: node.end, text: others.length === 0 ? "" : `var ${others.join(", ")};` });
  }
  const shared = [...mentions.keys()].filter((name) => !leftOut.includes(name)).map((name) => `$${name} as ${name}`);
  return `${head.join("\n")}\n${rewrite(source, changes)}\nexport { ${shared.join(", ")} };\n`;

  function textOf({ start, end }: { start: number; end: number }): string {
    return source.slice(start, end);
  }
}

interface Mention {
  name: string;
  start: number;
  end: number;
}

/** Every `exports.NAME` in the order it is written. */
function mentionsOf(program: ESTree.Program): Mention[] {
  const mentions: Mention[] = [];
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      if (object.type === "Identifier" && object.name === "exports" && property.type === "Identifier")
        mentions.push({ name: property.name, start, end });
    },
  }).visit(program);
  return mentions;
}

function isExport(node: ESTree.Program["body"][number], mention: Mention): boolean {
  return (
    node.type === "ExpressionStatement" &&
    node.expression.type === "AssignmentExpression" &&
    node.expression.left.start === mention.start &&
    node.expression.left.end === mention.end
  );
}

function requiredBy({ init }: ESTree.VariableDeclarator): string | undefined {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier" || init.callee.name !== "require")
    return undefined;
  const [name] = init.arguments;
  return name?.type === "Literal" ? String(name.value) : undefined;
}
