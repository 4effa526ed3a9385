import { randomBytes } from "node:crypto";
import { credentialsOf, endSession, openSession } from "../database/customers.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { tokenDigest } from "./order-shopper.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

export interface LoggedIn {
  token: string;
  contactData: Record<string, unknown>;
  points: number;
}

/**
 * Logs a customer in with e-mail and password: a new token each time (guarantees, point 9). Answers null
 * when the two do not belong together, after the same work whether the e-mail is known or not (point 10).
 */
export async function logIn(pool: Pool, { login, password }: { login: string; password: string }): Promise<LoggedIn | null> {
  const known = await credentialsOf(pool, login.trim());
  const matches = await passwordMatches(password, known?.password_hash ?? (await nobody()));
  if (known === null || !matches) return null;
  const token = randomBytes(32).toString("base64url");
  await inTransaction(pool, (db) => openSession(db, known.customer_id, tokenDigest(token)));
  // Points belong to a proven e-mail (guarantees, point 12).
  return { token, contactData: { email: known.email, ...known.contact_data }, points: known.verified ? known.points : 0 };
}

/** Ends the session of a token; one that has ended already is no mistake. */
export async function logOut(pool: Pool, token: string): Promise<void> {
  await endSession(pool, tokenDigest(token));
}

let nobodysHash: Promise<string> | null = null;

/** The stored form of a password nobody has, so that an unknown e-mail costs as much as a known one. */
function nobody(): Promise<string> {
  return (nobodysHash ??= hashPassword(randomBytes(16).toString("hex")));
}
