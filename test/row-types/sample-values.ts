import { type Checker, type Symbol, type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";

/**
 * Returns values of a type, as different as the type says they may be: each member of a union, a list of
 * one, an object once for each value that one of its properties may have.
 */
export function samplesOf(checker: Checker, type: Type, depth = 0): unknown[] {
  if (type.flags & TypeFlags.Union) {
    const samples = type.isUnionType() ? type.getTypes().flatMap((member) => samplesOf(checker, member, depth)) : [];
    // What is there before what is absent.
    return [...samples.filter((value) => value !== undefined), ...samples.filter((value) => value === undefined)];
  }
  if (type.isLiteralType()) return [type.value];
  if (type.flags & TypeFlags.Null) return [null];
  if (type.flags & TypeFlags.StringLike) return ["sample"];
  if (type.flags & TypeFlags.NumberLike) return [1];
  if (type.flags & (TypeFlags.Object | TypeFlags.Intersection) && depth < 8) return objectsOf(checker, type, depth + 1);
  return [undefined];
}

function objectsOf(checker: Checker, type: Type, depth: number): unknown[] {
  if (checker.isTupleType(type))
    return varied(checker.getTypeArguments(type as TypeReference).map((item) => samplesOf(checker, item, depth)));
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as TypeReference);
    return samplesOf(checker, item!, depth).map((sample) => [sample]);
  }
  const name = type.getSymbol()?.name ?? "";
  const known = knownObjects[name];
  if (known !== undefined) return [known];
  if (notOfOurs.test(name)) return [undefined];
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return [() => undefined];
  return varied(properties.map((property) => samplesOf(checker, typeOf(checker, property), depth))).map((values) =>
    Object.fromEntries(properties.map(({ name }, at) => [name, values[at]])),
  );
}

/** Returns the first of each list together, and then each of the others among the first ones of the rest. */
export function varied(lists: readonly unknown[][]): unknown[][] {
  const first = lists.map(([one]) => one);
  return [first, ...lists.flatMap((list, at) => list.slice(1).map((value) => first.with(at, value)))];
}

function typeOf(checker: Checker, symbol: Symbol): Type {
  return checker.getTypeOfSymbol(symbol) ?? checker.getAnyType();
}

const knownObjects: Readonly<Record<string, unknown>> = {
  Date: new Date(0),
  Buffer: Buffer.alloc(1),
  Map: new Map(),
  ReadonlyMap: new Map(),
  Set: new Set(["sample"]),
  ReadonlySet: new Set(["sample"]),
};

/** Connections and what a platform has: no query's text is made of one. */
const notOfOurs = /^(Pool|PoolClient|Client|Promise|Signal|AbortSignal|RegExp|Error)$/;
