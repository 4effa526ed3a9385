import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import {
  baselinkerPath,
  feedFiles,
  machinePaths,
  notifyHref,
  payHref,
  previewHref,
  refundAccountHref,
  inpostNewsPath,
  packetaNewsPath,
  returnedEmailsPath,
  reportPaths,
} from "../contract/paths.ts";
import { routeOf } from "./legacy-endpoint.ts";

/** Calls a client may make in a minute, by path: enough for any shopper, too few for guessing (guarantees, point 19). */
const perMinute: Record<string, number> = {
  [routeOf("json_api?loginSocial")]: 10,
  [routeOf("json_api?joinSocial")]: 10,
  [routeOf("json_api?register")]: 5,
  [routeOf("json_api?openAccount")]: 5,
  [routeOf("json_api?changePassword")]: 10,
  [routeOf("json_api?changeEmail")]: 5,
  [routeOf("json_api?closeAccount")]: 10,
  [routeOf("json_api?exportData")]: 10,
  [routeOf("json_api?sendConfirmation")]: 5,
  [routeOf("json_emails?sendNewPassword")]: 5,
  "/newsletter/confirm/:link": 20,
  "/newsletter/end/:link": 20,
  "/konto/:link": 10,
  "/konto/:link/nie-ja": 10,
  [routeOf("json_api?makeOrder")]: 30,
  [routeOf("json_api?order")]: 60,
  [routeOf("json_api?orders")]: 60,
  [routeOf("json_api?reportError")]: 20,
  [routeOf("json_api?withdrawConsent")]: 20,
  [routeOf("json_utils?code")]: 20,
  // Each may be a question to a register.
  [routeOf("json_utils?company")]: 10,
  [routeOf("json_utils?towns")]: 20,
  [routeOf("json_emails?newsletterSubscribe")]: 5,
  // A feed of a large catalogue is work for seconds.
  ...Object.fromEntries(
    feedFiles.flatMap((file) => [`/feeds/${file}`, `/feeds/:lan/:currency/${file}`]).map((path) => [path, 20]),
  ),
  [machinePaths.ceneoFeed]: 20,
  [routeOf("json_emails?backInStock")]: 5,
  [routeOf("json_emails?contact")]: 5,
  "/contact": 5,
  ...Object.fromEntries(Object.values(reportPaths).map((path) => [path, 20])),
  [routeOf("json_emails?withdraw")]: 5,
  "/odstapienie/": 20,
  // Two steps, of which the second draws photos anew.
  "/reklamacja/": 10,
  // Checking whether a webhook is the provider's own is a question to the provider.
  [notifyHref("payu")]: 600,
  [notifyHref("paypal")]: 600,
  [returnedEmailsPath]: 600,
  [inpostNewsPath]: 600,
  [packetaNewsPath]: 600,
  [baselinkerPath]: 300,
  [payHref(":key")]: 60,
  [refundAccountHref(":key")]: 20,
  [previewHref(":key")]: 20,
  [routeOf("json_api?review")]: 10,
  "/opinia/:link": 10,
  // A document is drawn when it is asked for.
  "/faktura/:key.pdf": 20,
  "/faktura/:key/:place.pdf": 20,
};

/** Limits calls that could be abused, per client address; `scale` multiplies every limit, for load tests. */
export async function limitRates(app: FastifyInstance, scale: number): Promise<void> {
  // Before the plugin, whose own hook reads what this one writes.
  app.addHook("onRoute", (route) => {
    const most = perMinute[route.url];
    if (most !== undefined)
      route.config = { ...route.config, rateLimit: { max: Math.ceil(most * scale), timeWindow: 60_000 } };
  });
  await app.register(rateLimit, { global: false });
}
