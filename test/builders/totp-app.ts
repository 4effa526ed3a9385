import { stepAt, totpCode } from "../../src/flows/staff/totp.ts";

/** Returns the code an authenticator shows for a secret as it is typed into one; of the step `ahead` of now, which clocks that differ allow for. */
export function codeShown(secret: string, { ahead = 0 } = {}): string {
  return totpCode(bytesOf(secret.replaceAll(" ", "")), stepAt(new Date()) + ahead);
}

/** Returns the bytes of a secret as an authenticator reads its letters (RFC 4648, section 6). */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
