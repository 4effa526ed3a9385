/**
 * Returns a text as a terminal may show it: without the control signs that move its cursor, colour it, name its
 * window or turn the direction of reading; line ends and tabs stay. What shoppers typed and files held comes through here.
 */
export function terminalText(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

/** Returns JSON that a terminal may show, the same to whoever reads it: such signs stand in it by their number. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
