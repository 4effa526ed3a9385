import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { Identity, SignInProof } from "../../domain/customer/sign-in.ts";
import { askProvider } from "./ask-provider.ts";
import type { FacebookHosts } from "./hosts.ts";

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  /** Of the Graph API: 'v25.0'. */
  version: string;
  hosts: FacebookHosts;
}

const tokenReply = v.object({
  data: v.object({
    is_valid: v.literal(true),
    app_id: v.union([v.string(), v.number()]),
    user_id: v.string(),
    expires_at: v.fallback(v.number(), 0),
  }),
});
const userReply = v.object({ id: v.string(), email: v.fallback(v.string(), "") });

/**
 * Returns a check of Facebook's access token (guarantees, point 13): `debug_token` says that it is valid, of our app
 * and of this user; then `/me` says whose it is. An address is never taken for proven: Facebook hosts no mailbox.
 */
export function openFacebook(
  { appId, appSecret, version, hosts }: FacebookSettings,
  patience: number,
): (proof: SignInProof) => Promise<Identity | null> {
  const ask = async (path: string, query: Record<string, string>) =>
    (await askProvider(`${hosts.graph}/${version}/${path}?${new URLSearchParams(query)}`, patience)).body;
  return async ({ userId, userToken }) => {
    const told = v.safeParse(
      tokenReply,
      await ask("debug_token", { input_token: userToken, access_token: `${appId}|${appSecret}` }),
    );
    if (!told.success) return null;
    const { app_id, user_id, expires_at } = told.output.data;
    if (String(app_id) !== appId || user_id !== userId || hasEnded(expires_at)) return null;
    const proof = createHmac("sha256", appSecret).update(userToken).digest("hex");
    const me = v.safeParse(
      userReply,
      await ask("me", { fields: "id,name,email", access_token: userToken, appsecret_proof: proof }),
    );
    if (!me.success || me.output.id !== userId) return null;
    const email = me.output.email.trim().toLowerCase();
    return { provider: "facebook", subject: userId, email: email === "" ? null : email, emailProven: false };
  };
}

/** 0: it does not end by itself. */
function hasEnded(expiresAt: number): boolean {
  return expiresAt !== 0 && expiresAt <= Date.now() / 1000;
}
