import { createHmac } from "node:crypto";
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

/**
 * Returns a check of Facebook's access token (guarantees, point 13): `debug_token` says that it is valid, of our app
 * and of this user; then `/me` says whose it is. An address is never taken for proven: Facebook hosts no mailbox.
 */
export function openFacebook(
  { appId, appSecret, version, hosts }: FacebookSettings,
  patience: number,
): (proof: SignInProof) => Promise<Identity | null> {
  const ask = async (path: string, query: Record<string, string>) => {
    const { body } = await askProvider(`${hosts.graph}/${version}/${path}?${new URLSearchParams(query)}`, patience);
    return record(body);
  };
  return async ({ userId, userToken }) => {
    const data = record(
      (await ask("debug_token", { input_token: userToken, access_token: `${appId}|${appSecret}` }))["data"],
    );
    if (
      data["is_valid"] !== true ||
      String(data["app_id"]) !== appId ||
      data["user_id"] !== userId ||
      hasEnded(data["expires_at"])
    )
      return null;
    const proof = createHmac("sha256", appSecret).update(userToken).digest("hex");
    const me = await ask("me", { fields: "id,name,email", access_token: userToken, appsecret_proof: proof });
    if (me["id"] !== userId) return null;
    const email = typeof me["email"] === "string" ? me["email"].trim().toLowerCase() : "";
    return { provider: "facebook", subject: userId, email: email === "" ? null : email, emailProven: false };
  };
}

/** 0 and absent: it does not end by itself. */
function hasEnded(expiresAt: unknown): boolean {
  return typeof expiresAt === "number" && expiresAt !== 0 && expiresAt <= Date.now() / 1000;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
