import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import { refundAccountHref } from "../../contract/paths.ts";
import { wireLine } from "../../contract/wire-text.ts";
import { allConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { type RefundTransferRow, transferWithKey } from "../../database/payment/refund-transfers.ts";
import { type LanCode, languageOf } from "../../domain/language.ts";
import { sayAccount } from "../../flows/payment/say-account.ts";
import type { ServerParts } from "../app.ts";
import { plainPagePolicy } from "../plain-page.ts";
import { type AccountTyped, refundAccountPage } from "../refund-account-page.ts";

const accountForm = v.object({ iban: wireLine(60), holder: wireLine(200) });

/** Where a buyer says, by the secret link of an email, to which account their money goes back. */
export function refundAccountRoutes(app: FastifyInstance, { pool, assets }: ServerParts): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { key: string } }>(refundAccountHref(":key"), async (request, reply) => {
    const found = await find(request.params.key);
    if (found === null) return answerUnknown(reply);
    return sendPage(reply.code(found.transfer.state === "paid" ? 410 : 200), found, {
      iban: "",
      holder: found.buyer,
      wrong: null,
    });
  });

  app.post<{ Params: { key: string } }>(refundAccountHref(":key"), async (request, reply) => {
    const found = await find(request.params.key);
    if (found === null) return answerUnknown(reply);
    const sent = v.safeParse(accountForm, request.body);
    const typed = sent.success ? sent.output : { iban: "", holder: "" };
    const said = await inTransaction(pool, (db) =>
      sayAccount(db, found.transfer.refund_transfer_id, { ...typed, by: "buyer", now: new Date() }),
    );
    if (said.kind === "refused" && said.why !== "late")
      return sendPage(reply.code(400), found, { ...typed, wrong: said.why });
    return reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" })
      .redirect(refundAccountHref(request.params.key), 303);
  });

  async function find(key: string): Promise<Found | null> {
    const transfer = /^[\w-]{32,64}$/.test(key) ? await transferWithKey(pool, key) : null;
    if (transfer === null) return null;
    const { order } = (await orderNumbered(pool, transfer.order_id))!;
    const name = (field: string) => String(order.client_data[field] ?? "");
    return {
      transfer,
      lanCode: languageOf(order.lan_id).lanCode,
      shopName: (await allConfig(pool))["shop_name"] || "Bruk",
      buyer: `${name("shippingFirstName")} ${name("shippingLastName")}`.trim(),
    };
  }

  function sendPage(reply: FastifyReply, { transfer, lanCode, shopName }: Found, typed: AccountTyped): FastifyReply {
    return reply
      .headers({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
        "content-security-policy": plainPagePolicy,
      })
      .type("text/html; charset=utf-8")
      .send(refundAccountPage(transfer, { lanCode, shopName, typed }, assets));
  }
}

interface Found {
  transfer: RefundTransferRow;
  lanCode: LanCode;
  shopName: string;
  /** Who ordered. */
  buyer: string;
}

function answerUnknown(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").redirect("/404.html", 303);
}
