import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from "node:crypto";
import * as v from "valibot";
import type { Call } from "./call.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";

type KeyUse = "KsefTokenEncryption" | "SymmetricKeyEncryption";

const published = v.array(
  v.object({
    certificate: v.string(),
    publicKeyId: v.optional(v.string()),
    validFrom: v.pipe(v.string(), v.isoTimestamp()),
    validTo: v.pipe(v.string(), v.isoTimestamp()),
    usage: v.array(v.string()),
  }),
);

/** What was wrapped for the Ministry, and by which of its keys. */
interface Wrapped {
  encrypted: string;
  publicKeyId: string | undefined;
}

/** Wraps what only the Ministry may read. */
export interface PublicKeys {
  /** Returns a secret by RSA-OAEP (SHA-256, MGF1-SHA-256) for the present key of a use. */
  wrap(secret: Buffer, use: KeyUse): Promise<Wrapped>;
  /** Does what wraps something; where KSeF answers that the key is not known any more (21470), once more with the keys it has now. */
  withKnown<T>(work: () => Promise<T>): Promise<T>;
}

/** The code by which KSeF says that it does not know the key, or has withdrawn it. */
const unknownKey = 21_470;

/** Returns the Ministry's published keys, asked for when first needed and never kept beyond the day of their answer. */
export function openPublicKeys(call: Call, now: () => Date): PublicKeys {
  let known: { keys: v.InferOutput<typeof published>; until: number } | null = null;

  async function keys() {
    if (known === null || known.until < now().getTime()) {
      const { bytes } = await call({ method: "GET", path: "/security/public-key-certificates" });
      known = { keys: readKeys(bytes), until: now().getTime() + 6 * 3_600_000 };
    }
    return known.keys;
  }

  return {
    async wrap(secret, use) {
      const at = now();
      const [newest] = (await keys())
        .filter(
          ({ usage, validFrom, validTo }) => usage.includes(use) && new Date(validFrom) <= at && at < new Date(validTo),
        )
        .toSorted((one, other) => Date.parse(other.validFrom) - Date.parse(one.validFrom));
      if (newest === undefined) throw new KsefProblem("unavailable", `KSeF has no key for ${use} now`);
      const { publicKey } = new X509Certificate(Buffer.from(newest.certificate, "base64"));
      const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
      return {
        encrypted: publicEncrypt({ key: publicKey, ...padding }, secret).toString("base64"),
        publicKeyId: newest.publicKeyId,
      };
    },
    async withKnown(work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof KsefProblem) || !error.codes.includes(unknownKey)) throw error;
        known = null;
        return work();
      }
    },
  };
}

function readKeys(bytes: Buffer) {
  try {
    return v.parse(published, JSON.parse(bytes.toString("utf8")));
  } catch {
    throw new KsefProblem("silent", "the list of KSeF's keys cannot be read");
  }
}

/** A key of one session, by which its files are encrypted: AES-256-CBC, its vector told beside it and not before the file. */
export interface SessionKey {
  secret: Buffer;
  vector: Buffer;
  encrypt(file: Buffer): Buffer;
}

/** Returns a fresh key for a session. */
export function freshSessionKey(): SessionKey {
  const [secret, vector] = [randomBytes(32), randomBytes(16)];
  return {
    secret,
    vector,
    encrypt(file) {
      const cipher = createCipheriv("aes-256-cbc", secret, vector);
      return Buffer.concat([cipher.update(file), cipher.final()]);
    },
  };
}

/** Returns the SHA-256 of bytes in base 64, as KSeF tells hashes. */
export function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}
