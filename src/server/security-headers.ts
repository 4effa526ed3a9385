import type { FastifyInstance } from "fastify";
import type { SignInOffer } from "../domain/customer/sign-in.ts";
import type { ThirdParties } from "../domain/third-parties.ts";
import { contentPolicy } from "./content-policy.ts";

interface HeaderSettings {
  publicUrl: string;
  /** Whom the pages may talk to at this moment. */
  thirdParties: () => ThirdParties;
  signIn: SignInOffer;
}

/** Writes the headers that keep other people's code out of the shop's pages (guarantees, point 17). */
export function writeSecurityHeaders(app: FastifyInstance, { publicUrl, thirdParties, signIn }: HeaderSettings): void {
  const secure = publicUrl.startsWith("https:");
  let allowed: ThirdParties | undefined;
  let policy = "";
  app.addHook("onRequest", async (_request, reply) => {
    if (allowed !== thirdParties()) policy = contentPolicy((allowed = thirdParties()), signIn);
    reply.headers({
      "content-security-policy": secure ? `${policy}; upgrade-insecure-requests` : policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    });
  });
}
