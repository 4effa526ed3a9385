import { verify } from "node:crypto";
import * as v from "valibot";
import type { Identity, SignInProof } from "../../domain/customer/sign-in.ts";
import type { GoogleHosts } from "./hosts.ts";
import { openSigningKeys } from "./signing-keys.ts";

export interface GoogleSettings {
  clientId: string;
  hosts: GoogleHosts;
}

/** The token does not choose how it is checked: 'none' and HS256 with a public key end here. */
const headerShape = v.object({ alg: v.literal("RS256"), kid: v.string() });
const claimsShape = v.object({
  iss: v.picklist(["accounts.google.com", "https://accounts.google.com"]),
  aud: v.string(),
  sub: v.string(),
  exp: v.number(),
  iat: v.number(),
  email: v.fallback(v.nullable(v.string()), null),
  email_verified: v.fallback(v.boolean(), false),
  hd: v.fallback(v.string(), ""),
});
type Claims = v.InferOutput<typeof claimsShape>;

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
    const header = read(headerShape, head);
    const claims = read(claimsShape, body);
    if (more.length > 0 || header === null || claims === null) return null;
    if (claims.aud !== clientId || claims.sub !== userId || !isCurrent(claims)) return null;
    const key = await keyNamed(header.kid);
    if (key === null || !verify("RSA-SHA256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url")))
      return null;
    return identityOf(claims, userId);
  };
}

function isCurrent({ exp, iat }: Claims): boolean {
  const now = Date.now() / 1000;
  return exp > now && iat < now + ahead;
}

/** Google hosts the mailboxes of gmail.com and of its Workspace domains (`hd`); other addresses it only once wrote to. */
function identityOf({ email, email_verified, hd }: Claims, subject: string): Identity {
  const address = email?.trim().toLowerCase() ?? null;
  const emailProven = address !== null && email_verified && (address.endsWith("@gmail.com") || hd !== "");
  return { provider: "google", subject, email: address, emailProven };
}

/** Returns one part of a token, an object of that shape in base64url; null for anything else. */
function read<Shape extends typeof headerShape | typeof claimsShape>(
  shape: Shape,
  part: string,
): v.InferOutput<Shape> | null {
  const text = Buffer.from(part, "base64url").toString("utf8");
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text);
  return success ? output : null;
}
