import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import {
  changeEmailBody,
  changePasswordBody,
  closeAccountBody,
  newsletterBody,
  saveUserDataBody,
  tokenBody,
} from "../../contract/account.ts";
import { exportAccount } from "../../database/customer/account-export.ts";
import { customerOfToken, type CustomerRow } from "../../database/customer/customers.ts";
import { endSessions } from "../../database/customer/sessions.ts";
import { languageOf } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { changeEmail } from "../../flows/customer/change-email.ts";
import { changePassword } from "../../flows/customer/change-password.ts";
import { closeAccount } from "../../flows/customer/close-account.ts";
import { askAgainToConfirmEmail } from "../../flows/customer/confirm-email.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { chooseNewsletter, saveUserData, userData } from "../../flows/customer/user-data.ts";
import type { ServerParts } from "../app.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import type { ShopCall } from "../../contract/shop-calls.ts";
import { routeOf } from "../legacy-endpoint.ts";

type Refused = { code: RefusalCode; about?: string; fill?: Record<string, string> };
type Answered = { reply: object } | { refused: Refused };
interface Sent {
  token: string;
  lanId: string | number;
}

/** What a customer asks about the own account, each by `POST /sys/json_api?…` with the token in the body; a token that has ended is refused alike everywhere. */
export function userRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  customerCall("json_api?userData", tokenBody, async (customer, { token }) => ({
    reply: await userData(pool, customer, token),
  }));
  customerCall("json_api?saveUserData", saveUserDataBody, async (customer, { contactData, token }) => {
    const field = await saveUserData(pool, customer, contactData);
    if (field !== null) return { refused: { code: "ACCOUNT_FIELD", about: field, fill: { field } } };
    return { reply: await userData(pool, (await customerOfToken(pool, tokenDigest(token))) ?? customer, token) };
  });
  customerCall("json_api?chooseNewsletter", newsletterBody, async (customer, { on, lanId }) => ({
    reply: { newsletter: await chooseNewsletter(pool, customer, { on, lanId: languageOf(lanId).lanId }) },
  }));
  customerCall("json_api?changePassword", changePasswordBody, async (customer, sent) =>
    unless(await changePassword(pool, customer, { ...sent, lanId: languageOf(sent.lanId).lanId })),
  );
  customerCall("json_api?sendConfirmation", tokenBody, async (customer, { lanId }) => {
    if (!customer.verified)
      await askAgainToConfirmEmail(pool, {
        customerId: customer.customer_id,
        email: customer.email,
        lanId: languageOf(lanId).lanId,
      });
    return { reply: {} };
  });
  customerCall("json_api?logoutEverywhere", tokenBody, async (customer) => {
    await endSessions(pool, customer.customer_id);
    return { reply: {} };
  });
  customerCall("json_api?exportData", tokenBody, async (customer) => ({
    reply: await exportAccount(pool, customer.customer_id),
  }));
  customerCall("json_api?closeAccount", closeAccountBody, async (customer, sent) =>
    unless(await closeAccount(pool, customer, sent)),
  );
  customerCall("json_api?changeEmail", changeEmailBody, async (customer, sent) =>
    unless(await changeEmail(pool, customer, { ...sent, lanId: languageOf(sent.lanId).lanId })),
  );

  function customerCall<B extends v.GenericSchema<unknown, Sent>>(
    call: ShopCall,
    body: B,
    answer: (customer: CustomerRow, sent: v.InferOutput<B>) => Promise<Answered>,
  ): void {
    app.post(routeOf(call), async (request, reply): Promise<FastifyReply> => {
      const parsed = v.safeParse(body, request.body);
      if (!parsed.success)
        return refuse(reply, {
          status: 400,
          code: "MALFORMED",
          lanId: lanIdOf(request.body),
        });
      const { lanId } = parsed.output;
      const customer = await customerOfToken(pool, tokenDigest(parsed.output.token));
      if (customer === null) return refuse(reply, { status: 200, code: "TOKEN_ENDED", lanId });
      const answered = await answer(customer, parsed.output);
      if ("refused" in answered) return refuse(reply, { status: 200, lanId, ...answered.refused });
      return reply.header("cache-control", "no-store").send(answered.reply);
    });
  }
}

function unless(refused: Refused | null): Answered {
  return refused === null ? { reply: {} } : { refused };
}
