import * as v from "valibot";

/** A text of a request's body: at most so many characters, none of them a NUL or half a sign, which no database keeps (guarantees, point 15). */
export const wireText = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.check((value) => !/[\u0000\uD800-\uDFFF]/u.test(value), "characters"));
