import * as v from "valibot";

/** A place of a text in a sample: its path, what it is, and the sample with another text there. */
export interface TextIn {
  at: string;
  was: string;
  with(text: string): unknown;
}

/** Returns values that fit a schema, made of its shape alone: of each choice one, of what may be absent both it and nothing. */
export function samplesOf(schema: v.GenericSchema): unknown[] {
  const { type, wrapped, item, entries, options, literal } = schema as Shape;
  if (wrapped !== undefined) return [...samplesOf(wrapped), ...(type === "nullable" ? [null] : [])];
  if (item !== undefined) return fitting(schema, [...samplesOf(item).map((one) => [one]), []]);
  if (type === "picklist") return [options![0]];
  if (literal !== undefined) return [literal];
  if (options !== undefined) return (options as v.GenericSchema[]).flatMap((option) => samplesOf(option));
  if (entries !== undefined) return samplesOfObject(entries);
  if (type === "boolean") return [false];
  return fitting(schema, type === "number" ? numbers : ["unknown", "record"].includes(type) ? [{}] : texts).slice(0, 1);
}

/** Returns every place of a text in a sample. */
export function textsIn(sample: unknown): TextIn[] {
  if (typeof sample === "string") return [{ at: "", was: sample, with: (text) => text }];
  if (typeof sample !== "object" || sample === null) return [];
  return Object.entries(sample).flatMap(([name, inner]) =>
    textsIn(inner).map((found) => ({
      at: `/${name}${found.at}`,
      was: found.was,
      with: (text) => {
        const copy = structuredClone(sample) as Record<string, unknown>;
        copy[name] = found.with(text);
        return copy;
      },
    })),
  );
}

type Shape = {
  type: string;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: Readonly<Record<string, v.GenericSchema>>;
  options?: readonly unknown[];
  literal?: unknown;
};

const numbers = [1, 0];
/** One of these is what any text of the API's bodies has to look like. */
const texts = [
  "tekst",
  "a".repeat(8),
  "7",
  '"state-1"',
  "2026-01-02",
  "2026-01-02T10:00:00Z",
  "a".repeat(43),
  "123456",
  "order",
  "ola@bruk.example",
  "AAAA",
];

/** The first of all fields, and as many more as a field has other values. */
function samplesOfObject(entries: Readonly<Record<string, v.GenericSchema>>): unknown[] {
  const fields = Object.entries(entries).map(([name, field]) => [name, samplesOf(field)] as const);
  const [first] = [Object.fromEntries(fields.map(([name, values]) => [name, values[0]]))];
  return [first, ...fields.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...first, [name]: value })))];
}

function fitting(schema: v.GenericSchema, values: readonly unknown[]): unknown[] {
  return values.filter((value) => v.is(schema, value));
}
