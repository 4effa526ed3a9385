import { createSign } from "node:crypto";
import * as v from "valibot";
import { accessToken, type AccessToken } from "../access-token.ts";

interface GoogleTokenSettings {
  tokenUrl: string;
  /** As a connection keeps it: `{email, key, id?}`. */
  serviceAccount: string;
  scope: string;
  /** Milliseconds to wait for an answer. */
  patience: number;
}

const account = v.object({ email: v.string(), key: v.string(), id: v.optional(v.string()) });
const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.optional(v.number(), 300),
});
const tokenRefusal = v.object({ error: v.string(), error_description: v.optional(v.string(), "") });

/** Google gives this service account no token, or its key signs nothing. */
export class NoToken extends Error {
  override name = "NoToken";
}

/** Keeps a token of a Google service account for as long as it lasts (RFC 7523). What asks for it throws a `NoToken` where the account is refused, and another error where nobody knows. */
export function googleToken({ tokenUrl, serviceAccount, scope, patience }: GoogleTokenSettings): AccessToken {
  const signer = v.parse(account, JSON.parse(serviceAccount));
  return accessToken(async () => {
    const reply = await fetch(tokenUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: assertionOf(signer, { audience: tokenUrl, scope }),
      }).toString(),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await reply.json().catch(() => null);
    if (reply.ok) {
      const { access_token: value, expires_in: lasts } = v.parse(tokenAnswer, body);
      return { token: value, lasts };
    }
    if (reply.status >= 500 || reply.status === 429) throw new Error(`oauth2: HTTP ${reply.status}`);
    const parsed = v.safeParse(tokenRefusal, body);
    const { error, error_description: more } = parsed.success
      ? parsed.output
      : { error: `HTTP ${reply.status}`, error_description: "" };
    throw new NoToken([error, more].filter(Boolean).join(": "));
  });
}

/** A claim of the service account, good for an hour (RFC 7523). */
function assertionOf(
  { email, key, id }: v.InferOutput<typeof account>,
  { audience, scope }: { audience: string; scope: string },
): string {
  const issued = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: "RS256", typ: "JWT", ...(id !== undefined && { kid: id }) },
    { iss: email, scope, aud: audience, iat: issued, exp: issued + 3600 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
  return [...parts, signatureOf(parts.join("."), key)].join(".");
}

function signatureOf(text: string, key: string): string {
  try {
    return createSign("RSA-SHA256").update(text).sign(key, "base64url");
  } catch {
    throw new NoToken("the key of the service account cannot be read");
  }
}
