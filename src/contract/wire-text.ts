import * as v from "valibot";
import { emailForm } from "../domain/one-form.ts";
import { withoutC1 } from "../domain/plain-signs.ts";

/** A text of a request's body exactly as it came, for secrets: at most so many characters (an emoji is one), none of them a NUL or half a sign, which no database keeps (guarantees, point 15). */
export const wireSecret = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2 * longest),
    v.check((value) => value.length <= longest || [...value].length <= longest, "length"),
    v.check((value) => !/[\u0000\uD800-\uDFFF]/u.test(value), "characters"),
  );

/** The same for words: what came of Windows-1252 by a wrong reading is what it stood for. */
export const wireText = (longest: number) => v.pipe(wireSecret(longest), v.transform(withoutC1));

/** An e-mail address in its one form; whether it is one is looked at where it is used. */
export const wireEmail = v.pipe(wireText(254), v.transform(emailForm));
