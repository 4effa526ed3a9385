import { verify } from "node:crypto";
import type { Identity, SignInProof } from "../../domain/customer/sign-in.ts";
import type { GoogleHosts } from "./hosts.ts";
import { openSigningKeys } from "./signing-keys.ts";

export interface GoogleSettings {
  clientId: string;
  hosts: GoogleHosts;
}

const issuers: readonly unknown[] = ["accounts.google.com", "https://accounts.google.com"];
/** Seconds Google's clock may be ahead of ours. */
const ahead = 300;

/**
 * Returns a check of Google's id_token (guarantees, point 13; developers.google.com/identity/gsi/web/guides/verify-google-id-token):
 * signed RS256 by one of its keys, for our client, from its issuer, not run out, about the user who is named.
 */
export function openGoogle(
  { clientId, hosts }: GoogleSettings,
  patience: number,
): (proof: SignInProof) => Promise<Identity | null> {
  const keyNamed = openSigningKeys({ url: hosts.keys, patience });
  return async ({ userId, userToken }) => {
    const [head = "", body = "", signature = "", ...more] = userToken.split(".");
    const header = parsed(head);
    const claims = parsed(body);
    if (more.length > 0 || header === null || claims === null) return null;
    // The token does not choose how it is checked: 'none' and HS256 with a public key end here.
    if (header["alg"] !== "RS256" || typeof header["kid"] !== "string") return null;
    if (
      !issuers.includes(claims["iss"]) ||
      claims["aud"] !== clientId ||
      claims["sub"] !== userId ||
      !isCurrent(claims)
    )
      return null;
    const key = await keyNamed(header["kid"]);
    if (key === null || !verify("RSA-SHA256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url")))
      return null;
    return identityOf(claims, userId);
  };
}

function isCurrent({ exp, iat }: Record<string, unknown>): boolean {
  const now = Date.now() / 1000;
  return typeof exp === "number" && exp > now && typeof iat === "number" && iat < now + ahead;
}

/** Google hosts the mailboxes of gmail.com and of its Workspace domains (`hd`); other addresses it only once wrote to. */
function identityOf({ email, email_verified, hd }: Record<string, unknown>, subject: string): Identity {
  const address = typeof email === "string" ? email.trim().toLowerCase() : null;
  const emailProven =
    address !== null &&
    email_verified === true &&
    (address.endsWith("@gmail.com") || (typeof hd === "string" && hd !== ""));
  return { provider: "google", subject, email: address, emailProven };
}

/** One part of a token, an object in base64url; null for anything else. */
function parsed(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
