import { createHash, timingSafeEqual } from "node:crypto";

/** PayU's names of digests; what is not among them is no signature. */
const digests: Record<string, string> = {
  MD5: "md5",
  SHA: "sha1",
  "SHA-1": "sha1",
  SHA1: "sha1",
  "SHA-256": "sha256",
  SHA256: "sha256",
  "SHA-384": "sha384",
  SHA384: "sha384",
  "SHA-512": "sha512",
  SHA512: "sha512",
};

/**
 * True when a notification's `OpenPayu-Signature` (`sender=checkout;signature=<hex>;algorithm=MD5;content=DOCUMENT`)
 * is the digest of the bytes that came and the second key. Compared in constant time.
 */
export function isSignedByPayu(body: Buffer, header: string, secondKey: string): boolean {
  const parts = new Map(
    header.split(";").map((part) => {
      const [name = "", ...value] = part.trim().split("=");
      return [name.toLowerCase(), value.join("=")];
    }),
  );
  const digest = digests[(parts.get("algorithm") ?? "").toUpperCase()];
  const signature = parts.get("signature") ?? "";
  if (digest === undefined || !/^[0-9a-f]+$/i.test(signature)) return false;
  const expected = payuDigest(body, digest, secondKey);
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the digest PayU signs with: of the body, byte for byte, and the second key after it. */
export function payuDigest(body: Buffer, digest: string, secondKey: string): Buffer {
  return createHash(digest).update(body).update(secondKey, "utf8").digest();
}
