import { type Checker, type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";
import type { Column } from "./describe-query.ts";

/** What a row type says of one property. */
interface Property {
  name: string;
  type: Type;
  /** Whether the type says that it may be null; `unknown` says nothing. */
  nullable: boolean | undefined;
  optional: boolean;
}

/** Returns what a row type says wrongly of the columns that arrive. */
export function compareRow(checker: Checker, row: Type, columns: readonly Column[]): string[] {
  if (row.flags & TypeFlags.TypeParameter) return ["its row is a parameter, so nothing is said"];
  const properties = propertiesOf(checker, row);
  const named = new Map(columns.map((column) => [column.name, column]));
  return properties.flatMap(({ name, type, nullable, optional }) => {
    const column = named.get(name);
    if (column === undefined) return optional ? [] : [`${name} is no column`];
    return [
      ...(fits(checker, type, column.kind) ? [] : [`${name} is ${column.kind}, not ${checker.typeToString(type)}`]),
      ...(column.nulls === "may" && nullable === false ? [`${name} may be null`] : []),
      ...(column.nulls === "never" && nullable === true ? [`${name} is never null`] : []),
    ];
  });
}

function propertiesOf(checker: Checker, row: Type): Property[] {
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property)!;
    const members = membersOf(type);
    return {
      name: property.name,
      type,
      nullable: type.flags & TypeFlags.AnyOrUnknown ? undefined : members.some(({ flags }) => flags & TypeFlags.Null),
      optional: members.some(({ flags }) => flags & TypeFlags.Undefined),
    };
  });
}

/** True where each member of the type is of that kind. */
function fits(checker: Checker, type: Type, kind: string): boolean {
  return membersOf(type)
    .filter(({ flags }) => !(flags & TypeFlags.Nullable))
    .every((member) => isOf(checker, member, kind));
}

function isOf(checker: Checker, type: Type, kind: string): boolean {
  if (type.flags & TypeFlags.AnyOrUnknown) return true;
  if (type.flags & TypeFlags.Intersection && type.isIntersectionType())
    return type.getTypes().some((part) => isOf(checker, part, kind));
  const name = type.getSymbol()?.name;
  switch (kind) {
    case "string":
      return (type.flags & TypeFlags.StringLike) !== 0;
    case "number":
      return (type.flags & TypeFlags.NumberLike) !== 0;
    case "boolean":
      return (type.flags & TypeFlags.BooleanLike) !== 0;
    case "Date":
    case "Buffer":
      return name === kind;
    case "json":
      return name !== "Date" && name !== "Buffer" && (type.flags & TypeFlags.BigIntLike) === 0;
    default: {
      if (!checker.isArrayType(type)) return false;
      const [item] = checker.getTypeArguments(type as TypeReference);
      return item !== undefined && fits(checker, item, kind.replace(/^list of /, ""));
    }
  }
}

function membersOf(type: Type): readonly Type[] {
  return type.flags & TypeFlags.Union && type.isUnionType() ? type.getTypes() : [type];
}
