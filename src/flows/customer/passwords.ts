import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Returns the stored form of a password: `argon2id$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive("argon2id", { message: password.normalize("NFKC"), nonce, ...cost });
  return `argon2id$${nonce.toString("base64url")}$${hash.toString("base64url")}`;
}

/** Returns whether a password is the one that was stored; takes the same time either way. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, salt = "", expected = ""] = stored.split("$");
  const hash = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(salt, "base64url"),
    ...cost,
  });
  const wanted = Buffer.from(expected, "base64url");
  return wanted.length === hash.length && timingSafeEqual(wanted, hash);
}
