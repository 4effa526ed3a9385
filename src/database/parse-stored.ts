import * as v from "valibot";

/**
 * Returns something stored as its schema says it is; throws with `what` it is and its wrong fields. What they hold
 * instead is not told: it may be a secret.
 */
export function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
  what: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, stored);
  if (read.success) return read.output;
  const wrong = read.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? "it";
    return issue.input === undefined ? `${field} is missing` : `${field} should be ${issue.expected ?? "otherwise"}`;
  });
  throw new Error(`${what} cannot be read: ${wrong.join(", ")}`);
}
