import { withoutC1, withoutUnseen } from "./plain-signs.ts";

/**
 * Returns a typed text in the one form in which it is checked and kept: letters composed, no unseen signs but those
 * that hold an emoji together, every blank a space and every hyphen the common one, what came of Windows-1252 as what
 * it stood for. Lines, and dashes, which are not hyphens, stay. `"War\u00adszawa"` → `"Warszawa"`.
 */
export function typedForm(typed: string): string {
  const parts = withoutC1(typed).normalize("NFC").split(emojiJoin);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : withoutUnseen(part)))
    .join("")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010\u2011]/g, "-");
}

/** An emoji with what joins it to the next or says how it is drawn. */
const emojiJoin =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*)/u;

/**
 * Returns a discount code in the one form in which it is kept and looked for: composed letters, no unseen
 * signs, every dash a hyphen, no blanks around, upper case. `" kro\u0301tki\u200b"` → `"KRÓTKI"`.
 */
export function codeForm(typed: string): string {
  return withoutUnseen(typed)
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase()
    .normalize("NFKC")
    .trim();
}

/**
 * Returns an e-mail address in the one form in which it is checked, kept and compared: no unseen signs, no blanks
 * around, lower case, an internationalised domain in ASCII. `"Jan@żółw.pl"` → `"jan@xn--w-uga1v8h.pl"`. Signs
 * outside ASCII before the @ stay as they are, however much they look like letters: what is no address stays none.
 */
export function emailForm(typed: string): string {
  const text = withoutUnseen(typed).trim();
  const at = text.lastIndexOf("@");
  return plainLowerCase(text.slice(0, at + 1)) + domainForm(text.slice(at + 1));
}

/** A domain that is only letters, digits, hyphens and dots, in ASCII; any other text as it is. */
function domainForm(domain: string): string {
  if (/[^\u0000-\u007F]/.test(domain) && /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain))
    try {
      return new URL(`http://${domain}`).hostname;
    } catch {
      // Letters that no domain may have.
    }
  return plainLowerCase(domain);
}

/** ASCII alone: the Kelvin sign would become a k. */
function plainLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
