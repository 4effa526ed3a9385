import * as v from "valibot";

/** A text of a request's body: at most so many characters (an emoji is one), none of them a NUL or half a sign, which no database keeps (guarantees, point 15). */
export const wireText = (longest: number) => v.pipe(v.string(), v.maxLength(2 * longest), v.check((value) => value.length <= longest || [...value].length <= longest, "length"), v.check((value) => !/[\u0000\uD800-\uDFFF]/u.test(value), "characters"));
