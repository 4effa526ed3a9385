import { createHmac, timingSafeEqual } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

/** Returns the step of 30 seconds a moment is in. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** Returns the six digits an authenticator shows in a step (RFC 6238 with SHA-1; RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** Returns the step whose code this is, of the one before, this one and the next, as clocks differ; null: of none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const typed = Buffer.from(code);
  const around = [-1, 0, 1].map((off) => stepAt(now) + off);
  return around.find((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), typed)) ?? null;
}

/** Returns a secret as it is typed into an authenticator, and as the address its camera reads. */
export function totpSecretSaid(secret: Buffer, email: string): { secret: string; address: string } {
  const text = base32(secret);
  const label = encodeURIComponent(`Bruk:${email}`);
  return {
    secret: text,
    address: `otpauth://totp/${label}?secret=${text}&issuer=Bruk&algorithm=SHA1&digits=6&period=30`,
  };
}

/** Returns bytes in the letters of RFC 4648, section 6, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, "0"), 2)]).join("");
}
