import * as v from "valibot";
import { emailForm, typedForm } from "../domain/one-form.ts";
import { withoutC1 } from "../domain/plain-signs.ts";

/** A text of a request's body exactly as it came, for secrets: at most so many characters (an emoji is one), none of them a NUL or half a sign, which no database keeps (guarantees, point 15). */
export const wireSecret = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2 * longest),
    v.check((value) => value.length <= longest || [...value].length <= longest, "length"),
    v.check((value) => !/[\u0000\uD800-\uDFFF]/u.test(value), "characters"),
  );

/** The same for words, in the one form of what is typed. */
export const wireText = (longest: number) => v.pipe(wireSecret(longest), v.transform(typedForm));

/** One line: what breaks lines, and every other control sign, becomes a space, so that no header is written with it. */
export const wireLine = (longest: number) =>
  v.pipe(
    wireText(longest),
    v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()),
  );

/** Lines, each ended alike, without other control signs. */
export const wireLines = (longest: number) =>
  v.pipe(
    wireText(longest),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    ),
  );

/** An e-mail address in its one form, in which no sign becomes another letter; whether it is one is looked at where it is used. */
export const wireEmail = v.pipe(wireSecret(254), v.transform(withoutC1), v.transform(emailForm));
