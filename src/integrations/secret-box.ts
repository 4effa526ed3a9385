import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** For which connection and which of its fields a secret is: opened for another it is refused. */
interface SecretScope {
  connection: string;
  field: string;
}

/** Seals secrets under one key and opens what was sealed under it. */
export interface SecretBox {
  seal(secret: string, scope: SecretScope): Buffer;
  /** Null: it was sealed under another key or for another scope, or it was changed. */
  open(sealed: Buffer, scope: SecretScope): string | null;
}

/** The form, by which a later one is told apart. */
const form = 1;
const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const head = 1 + idBytes;

/** Returns a box of a key of 32 bytes: AES-256-GCM. What is sealed says by which form and which key (four bytes of a digest) it was. */
export function openSecretBox(key: Buffer): SecretBox {
  const id = createHmac("sha256", key).update("bruk secret key id").digest().subarray(0, idBytes);
  return {
    seal(secret, scope) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(aadOf(scope));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.from([form]), id, iv, cipher.getAuthTag(), text]);
    },
    open(sealed, scope) {
      const tagAt = head + ivBytes;
      if (sealed[0] !== form || !sealed.subarray(1, head).equals(id) || sealed.length < tagAt + tagBytes) return null;
      const opening = createDecipheriv("aes-256-gcm", key, sealed.subarray(head, tagAt), { authTagLength: tagBytes })
        .setAAD(aadOf(scope))
        .setAuthTag(sealed.subarray(tagAt, tagAt + tagBytes));
      try {
        return Buffer.concat([opening.update(sealed.subarray(tagAt + tagBytes)), opening.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

function aadOf({ connection, field }: SecretScope): Buffer {
  return Buffer.from(`${connection}\n${field}`, "utf8");
}
