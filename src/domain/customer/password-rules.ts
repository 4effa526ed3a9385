import { isCommonPassword } from "./common-passwords.ts";
import { limits } from "../limits.ts";

/**
 * Returns why a password is refused, null when it is not: 8 to 128 characters as a person counts them, no rules
 * of composition, none of those tried first (guarantees, point 10). `about`: the person's e-mail and name.
 */
export function brokenPassword(
  password: string,
  about: readonly string[] = [],
): "PASSWORD_LENGTH" | "PASSWORD_COMMON" | null {
  const length = [...password.normalize("NFKC")].length;
  if (length < limits.password.shortest || length > limits.password.longest) return "PASSWORD_LENGTH";
  return isCommonPassword(password, about) ? "PASSWORD_COMMON" : null;
}
