import { randomBytes } from "node:crypto";
import { customerOfToken, customerWithEmail } from "../../database/customer/customers.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { customerOfIdentity, joinIdentity } from "../../database/customer/identities.ts";
import { openSession } from "../../database/customer/sessions.ts";
import type { Identity, SignInProof } from "../../domain/customer/sign-in.ts";
import type { SignIn } from "../../integrations/sign-in/sign-in.ts";
import type { LoggedIn } from "./log-in.ts";
import { tokenDigest } from "../order/order-shopper.ts";

type SocialRefusal =
  | "SOCIAL_REFUSED"
  | "SOCIAL_UNREACHABLE"
  | "SOCIAL_NO_ACCOUNT"
  | "SOCIAL_ACCOUNT_EXISTS"
  | "TOKEN_ENDED";
export type SocialLogin =
  | { kind: "in"; customerId: number; account: LoggedIn }
  | { kind: "refused"; code: SocialRefusal };

/**
 * Logs in whom a sign-in provider vouches for (specification, points 4 and 7; guarantees, point 13). An identity
 * nobody has yet opens no account here, the order does. With the token of an open session the identity is joined to
 * that session's account: the shopper has proven both. An e-mail alone joins nothing; that it has an account is told
 * only to whom the provider proves to own it.
 */
export async function logInSocial(
  pool: Pool,
  { proof, token, check }: { proof: SignInProof; token: string | null; check: SignIn["check"] },
): Promise<SocialLogin> {
  const checked = await check(proof);
  if (checked.kind !== "known") return refused(checked.kind === "refused" ? "SOCIAL_REFUSED" : "SOCIAL_UNREACHABLE");
  const { identity } = checked;
  return inTransaction(pool, async (db) => {
    if (token !== null) {
      const owner = await customerOfToken(db, tokenDigest(token));
      if (owner === null) return refused("TOKEN_ENDED");
      if (!(await joinIdentity(db, identity, owner.customer_id))) return refused("SOCIAL_REFUSED");
    }
    const customer = await customerOfIdentity(db, identity);
    if (customer === null)
      return refused(
        (await ownsKnownEmail(identity, (email) => customerWithEmail(db, email)))
          ? "SOCIAL_ACCOUNT_EXISTS"
          : "SOCIAL_NO_ACCOUNT",
      );
    const opened = randomBytes(32).toString("base64url");
    await openSession(db, customer.customer_id, tokenDigest(opened));
    // Points belong to a proven e-mail (guarantees, point 12).
    return {
      kind: "in",
      customerId: customer.customer_id,
      account: {
        token: opened,
        contactData: { email: customer.email, ...customer.contact_data },
        points: customer.verified ? customer.points : 0,
      },
    };
  });
}

async function ownsKnownEmail(
  { email, emailProven }: Identity,
  customerWith: (email: string) => Promise<unknown>,
): Promise<boolean> {
  return emailProven && email !== null && (await customerWith(email)) !== null;
}

function refused(code: SocialRefusal): SocialLogin {
  return { kind: "refused", code };
}
