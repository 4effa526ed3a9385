import * as v from "valibot";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";

/** Returns what KSeF answered, by its schema. Throws a `KsefProblem` where it cannot be read: then nobody knows what was done. */
export function readAnswer<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(bytes.toString("utf8")));
  } catch {
    throw new KsefProblem("silent", `KSeF answered what cannot be read: ${bytes.toString("utf8", 0, 200)}`);
  }
}
