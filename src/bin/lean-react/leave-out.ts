import { parseSync, Visitor, type ESTree } from "vite";
import { rewrite, type Change } from "./rewrite.ts";

interface LeftOut {
  /** Numbers of kinds that are never made, with the constant of their type where they have one. */
  kinds: ReadonlyMap<number, string>;
  /** By name: what stands inside instead. */
  functions: Readonly<Record<string, string>>;
  hooks: readonly string[];
  /** Errors that are thrown only to be known again. */
  signs: readonly string[];
}

/**
 * Returns react-dom's source without what only these kinds, functions and hooks need: the cases and comparisons of a
 * kind that is never made, the insides of the functions, the hooks among those React hands out; signs are empty
 * objects. What is no longer called after that the bundler leaves out. Throws where one of these is not in the source at all.
 */
export function leaveOut(source: string, { kinds, functions, hooks, signs }: LeftOut): string {
  const { program } = parseSync("react-dom.cjs", source);
  const changes: Change[] = [];
  const bodies: ESTree.FunctionBody[] = [];
  const variables: { start: number; names: string[]; body: ESTree.FunctionBody }[] = [];
  const unseen = new Set([
    ...[...kinds].map(([number]) => `kind ${number}`),
    ...Object.keys(functions),
    ...hooks,
    ...signs,
  ]);
  const types = new Set(kinds.values());
  const change = (node: { start: number; end: number }, text: string, of: string) => {
    changes.push({ start: node.start, end: node.end, text });
    unseen.delete(of);
  };
  const isLeftOut = (test: ESTree.Expression | null) =>
    kindIn(test) !== undefined || (test?.type === "Identifier" && types.has(test.name));
  const kindIn = (node: ESTree.Node | null) =>
    node?.type === "Literal" && typeof node.value === "number" && kinds.has(node.value) ? node.value : undefined;

  const enter = ({ body }: ESTree.Function) => void bodies.push(body!);
  const leave = () => void bodies.pop();
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    "FunctionDeclaration:exit": leave,
    "FunctionExpression:exit": leave,
    VariableDeclaration({ start, declarations }) {
      const body = bodies.at(-1);
      if (body !== undefined)
        variables.push({
          start,
          names: declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : [])),
          body,
        });
    },
    SwitchStatement({ discriminant, cases }) {
      const ofKinds = isTag(discriminant);
      cases.forEach((one, index) => {
        if (!isLeftOut(one.test) || (kindIn(one.test) !== undefined && !ofKinds)) return;
        const before = cases
          .slice(0, index)
          .findLast(({ test, consequent }) => consequent.length > 0 || !isLeftOut(test));
        // What the case above it falls into stays: only its name goes.
        const whole = before === undefined || one.consequent.length === 0 || endsHere(before.consequent.at(-1));
        change(whole ? one : { start: one.start, end: one.consequent[0]!.start }, "", `kind ${kindIn(one.test)}`);
      });
    },
    BinaryExpression(node) {
      const kind = isTag(node.right) ? kindIn(node.left) : isTag(node.left) ? kindIn(node.right) : undefined;
      if (kind === undefined || (node.operator !== "===" && node.operator !== "!==")) return;
      change(node, node.operator === "===" ? "false" : "true", `kind ${kind}`);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init === null) return;
      if (signs.includes(id.name)) change(init, "{}", id.name);
      if (!id.name.includes("Dispatcher") || init.type !== "ObjectExpression") return;
      init.properties.forEach((property, index) => {
        if (property.type !== "Property" || property.key.type !== "Identifier" || !hooks.includes(property.key.name))
          return;
        change(
          { start: property.start, end: init.properties[index + 1]?.start ?? property.end },
          "",
          property.key.name,
        );
      });
    },
  }).visit(program);

  // A variable belongs to the whole function, wherever in it it is declared: other cases may use those of one that goes.
  for (const { names, body } of variables.filter((one) =>
    changes.some((gone) => gone.start <= one.start && one.start < gone.end),
  )) {
    changes.push({ start: body.start + 1, end: body.start + 1, text: `var ${names.join(", ")};` });
  }
  for (const node of program.body) {
    if (node.type === "FunctionDeclaration" && node.id !== null && functions[node.id.name] !== undefined)
      change(node.body!, `{${functions[node.id.name]}}`, node.id.name);
    // Methods of what is left out: they would hold on to everything they call.
    const method = methodOwner(node);
    if (method !== undefined && functions[method] !== undefined) change(node, "", method);
  }
  if (unseen.size > 0)
    throw new Error(
      `React has no ${[...unseen].join(", ")}: see docs/decisions/0049-react-without-what-is-not-used.md`,
    );
  return rewrite(source, changes);
}

/** `fiber.tag`: the kind of what it shows. */
function isTag(node: ESTree.Node): boolean {
  return node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag";
}

/** Whether nothing goes on behind this statement: then no case falls into the next. */
function endsHere(node: ESTree.Statement | undefined): boolean {
  if (node?.type === "BlockStatement") return endsHere(node.body.at(-1));
  if (node?.type === "IfStatement")
    return node.alternate !== null && endsHere(node.consequent) && endsHere(node.alternate);
  return (
    node !== undefined &&
    ["BreakStatement", "ContinueStatement", "ReturnStatement", "ThrowStatement"].includes(node.type)
  );
}

/** `Owner.prototype.method = …` → `Owner`. */
function methodOwner(node: ESTree.Program["body"][number]): string | undefined {
  if (
    node.type !== "ExpressionStatement" ||
    node.expression.type !== "AssignmentExpression" ||
    node.expression.left.type !== "MemberExpression"
  )
    return undefined;
  const { object } = node.expression.left;
  if (
    object.type !== "MemberExpression" ||
    object.object.type !== "Identifier" ||
    object.property.type !== "Identifier"
  )
    return undefined;
  return object.property.name === "prototype" ? object.object.name : undefined;
}
