import type { AccessToken } from "../access-token.ts";

/** A provider answers that it does not know who asks. */
export class CredentialsRefused extends Error {
  override name = "CredentialsRefused";
}

/** What became of a test of credentials: they hold, or what the provider says of them. */
export type CredentialsTested = { kind: "works" } | { kind: "refused"; what: "account" | "webhook"; why: string };

/** Returns whether a provider still gives a token for the credentials, fetched anew. Throws when it cannot be reached. */
export async function testToken(token: AccessToken): Promise<CredentialsTested> {
  token.forget();
  try {
    await token.get();
    return { kind: "works" };
  } catch (error) {
    if (error instanceof CredentialsRefused) return { kind: "refused", what: "account", why: error.message };
    throw error;
  }
}
