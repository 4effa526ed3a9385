import type * as v from "valibot";
import { permissionToSee } from "../../contract/operator/seen-with.ts";

type Schema = v.GenericSchema & {
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  wrapped?: Schema;
  /** Schemas of a union; a picklist has its values there. */
  options?: readonly Schema[];
};

/** Returns an answer without the fields that these permissions do not see (`seenWith` in its schema), however deep; fields the schema does not name are none of it. */
export function visible(schema: v.GenericSchema, value: unknown, permissions: readonly string[]): unknown {
  const { wrapped, item, entries, options } = schema as Schema;
  if (value === null || value === undefined) return value;
  if (wrapped !== undefined) return visible(wrapped, value, permissions);
  if (options !== undefined && isSchema(options[0])) return visible(fitting(options, value), value, permissions);
  if (item !== undefined && Array.isArray(value)) return value.map((one) => visible(item, one, permissions));
  if (entries !== undefined && typeof value === "object") {
    const given = value as Readonly<Record<string, unknown>>;
    const seen = Object.entries(entries).filter(([name, field]) => {
      const needed = permissionToSee(field);
      return given[name] !== undefined && (needed === null || permissions.includes(needed));
    });
    return Object.fromEntries(seen.map(([name, field]) => [name, visible(field, given[name], permissions)]));
  }
  return value;
}

/** Returns the option whose fields the value has, those of one value with that. */
function fitting(options: readonly Schema[], value: unknown): Schema {
  const given = value as Readonly<Record<string, unknown>>;
  const fits = options.find(({ entries }) =>
    Object.entries(entries ?? {}).every(([name, field]) =>
      "literal" in field ? given[name] === field.literal : field.type === "optional" || given[name] !== undefined,
    ),
  );
  if (fits === undefined) throw new Error("The answer is none of those its schema names.");
  return fits;
}

function isSchema(option: unknown): boolean {
  return typeof option === "object" && option !== null && "kind" in option;
}
