import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { emailBody, loginBody, openAccountBody, registerBody, tokenBody } from "../../contract/account.ts";
import { recordFailedLogin } from "../../database/customer/devices.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import { logIn, logOut } from "../../flows/customer/log-in.ts";
import { openAccountOfOrder } from "../../flows/customer/open-account-of-order.ts";
import { mailboxDigest } from "../../flows/order/order-shopper.ts";
import { register } from "../../flows/customer/register.ts";
import { askForReminder } from "../../flows/customer/remind-password.ts";
import type { ServerParts } from "../app.ts";
import { knowDevice } from "../known-device.ts";
import { limitLogins } from "../login-limit.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

/**
 * `POST /sys/json_api?login`, `?logout`, `?register`, `?openAccount` and `POST /sys/json_emails?sendNewPassword` (specification,
 * point 7; guarantees, points 9 to 12): none tells whether an e-mail has an account.
 */
export function accountRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { pool } = parts;
  const tryLogin = limitLogins(app, parts);

  app.post(routeOf("json_api?login"), async (request, reply) => {
    const parsed = v.safeParse(loginBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { wait, usedUp, known } = await tryLogin(request);
    const account = wait === null || usedUp ? await logIn(pool, parsed.output, { byReminder: usedUp }) : null;
    if (account === null && wait !== null)
      return refuse(reply.header("retry-after", wait), {
        status: 429,
        code: usedUp ? "LOGINS_USED_UP" : "TOO_MANY_REQUESTS",
        lanId: parsed.output.lanId,
        fill: { seconds: wait },
      });
    if (account === null && !known) await recordFailedLogin(pool, mailboxDigest(parsed.output.login));
    if (account === null) return refuse(reply, { status: 200, code: "LOGIN_FAILED", lanId: parsed.output.lanId });
    await knowDevice(pool, { request, customerId: account.customerId });
    return reply.header("cache-control", "no-store").send(account.reply);
  });

  app.post(routeOf("json_api?logout"), async (request, reply) => {
    const parsed = v.safeParse(tokenBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    await logOut(pool, parsed.output.token);
    return reply.header("cache-control", "no-store").send({});
  });

  app.post(routeOf("json_api?register"), async (request, reply) => {
    const parsed = v.safeParse(registerBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { lanId, email, terms, newsletter, ...rest } = parsed.output;
    if (!isEmail(email)) return refuse(reply, { status: 200, code: "EMAIL_INVALID", lanId, about: "email" });
    if (rest.shippingFirstName === "")
      return refuse(reply, {
        status: 200,
        code: "ACCOUNT_FIELD",
        lanId,
        about: "shippingFirstName",
        fill: { field: "shippingFirstName" },
      });
    const refused = await register(pool, {
      ...rest,
      email: email.toLowerCase(),
      terms: terms === true,
      newsletter: newsletter === true,
      lanId: languageOf(lanId).lanId,
    });
    if (refused !== null) return refuse(reply, { status: 200, lanId, ...refused });
    return reply.header("cache-control", "no-store").send({});
  });

  app.post(routeOf("json_api?openAccount"), async (request, reply) => {
    const parsed = v.safeParse(openAccountBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { orderKey, lanId } = parsed.output;
    if (!(await openAccountOfOrder(pool, { orderKey, lanId: languageOf(lanId).lanId })))
      return refuse(reply, { status: 200, code: "ORDER_UNKNOWN", lanId });
    return reply.header("cache-control", "no-store").send({});
  });

  app.post(routeOf("json_emails?sendNewPassword"), async (request, reply) => {
    const parsed = v.safeParse(emailBody, request.body);
    if (!parsed.success)
      return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body), about: "email" });
    const { email, lanId } = parsed.output;
    if (!isEmail(email)) return refuse(reply, { status: 200, code: "EMAIL_INVALID", lanId, about: "email" });
    await askForReminder(pool, { email: email.toLowerCase(), lanId: languageOf(lanId).lanId });
    return reply.header("cache-control", "no-store").send({});
  });
}
