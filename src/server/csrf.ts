import type { FastifyInstance } from "fastify";
import {
  endReviewsHref,
  newsletterHref,
  notifyHref,
  payHref,
  refundAccountHref,
  stockAlertHref,
} from "../contract/paths.ts";
import { operatorPath } from "../contract/operator/route.ts";
import { refuse } from "./refuse.ts";

/**
 * `text/plain` and forms need no preflight, so every `/sys` call and every form must come from the shop's own
 * pages: `Origin` and `Sec-Fetch-Site` are the shop's or absent (guarantees, point 16). Notifications of payments
 * come from elsewhere and are signed; what an email's secret link ends or pays may be sent from anywhere; the back office
 * has a stricter rule of its own (`operator/own-pages.ts`).
 */
export function refuseForeignOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "POST" || isSentFromAnywhere.test(request.url)) return;
    const { origin, host } = request.headers;
    const site = request.headers["sec-fetch-site"];
    const sameOrigin = origin === undefined || origin === own || isHost(origin, host);
    const sameSite = site === undefined || site === "same-origin" || site === "none";
    if (!sameOrigin || !sameSite) return refuse(reply, { status: 403, code: "FORBIDDEN_ORIGIN", lanId: 1 });
  });
}

/** Notifications of payments, and what the secret link of an email opens: mail programs press its button, and a page without a referrer has no origin. */
const isSentFromAnywhere = new RegExp(
  `^(${operatorPath}/|${notifyHref("")}|${payHref("")}|${refundAccountHref("")}|${newsletterHref("end", "")}|${stockAlertHref("", "end")}|${endReviewsHref("[^/?]+")})`,
);

/** A shop reached under another name of the same machine is its own origin too. */
function isHost(origin: string, host: string | undefined): boolean {
  return (
    host !== undefined && URL.canParse(origin) && new URL(origin).origin === origin && new URL(origin).host === host
  );
}
