/** Returns a key that tells the server two sendings of one act from two acts: 32 hexadecimal digits. `randomUUID` is not there in a shop reached over plain http by another machine's name. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
