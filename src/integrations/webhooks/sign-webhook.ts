import { createHmac } from "node:crypto";

interface Signed {
  /** The same at each attempt. */
  id: string;
  /** Seconds since 1970, of this attempt. */
  timestamp: number;
  body: string;
}

/** Returns the `webhook-signature` of an attempt by each secret, as Standard Webhooks 1.0 has it: `v1,` and the HMAC-SHA-256 of id, time and body in base 64. */
export function signWebhook({ id, timestamp, body }: Signed, secrets: readonly Buffer[]): string {
  return secrets
    .map((secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ");
}

/** Returns a secret as receivers are given it. */
export function secretSaid(secret: Buffer): string {
  return `whsec_${secret.toString("base64")}`;
}
