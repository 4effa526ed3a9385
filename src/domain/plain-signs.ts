/** What the bytes 0x80 to 0x9F mean in Windows-1252; a space: nothing. */
const windows1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * Returns a text without the control signs U+0080 to U+009F: each becomes what its byte means in Windows-1252,
 * from which it came by being read as Latin-1, or nothing. `"Firma \u0096 Handel"` → `"Firma – Handel"`.
 */
export function withoutC1(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80]!.trim());
}

/** Returns a text without signs that cannot be seen: U+200B, U+2060, U+00AD and their kind, as letters, PDFs and chats put between signs. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}]/gu, "");
}

/** Returns a text without control signs: those that part words are a blank, the others what they stand for or nothing. `"a\u0000b\tc"` → `"ab c"`. */
export function withoutControls(text: string): string {
  return withoutC1(text)
    .replace(/[\t-\r]/g, " ")
    .replace(/\p{Cc}/gu, "");
}
