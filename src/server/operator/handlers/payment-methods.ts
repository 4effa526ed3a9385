import type { PaymentMethod } from "../../../contract/operator/payment-methods.ts";
import { etag } from "../../../contract/operator/route.ts";
import { allPayments, type PaymentMethodRow, paymentOrderVersion } from "../../../database/payment/payment-methods.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  changePaymentMethod,
  orderPaymentMethods,
  paymentOrder,
} from "../../../flows/payment/change-payment-method.ts";
import { findProvider, providerOf } from "../../../flows/payment/payment-providers.ts";
import type { ServerParts } from "../../app.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

/** The settings a provider's credentials are read from. */
const settingsOf: Readonly<Record<string, readonly string[]>> = {
  payu: ["PAYU_POS_ID", "PAYU_CLIENT_SECRET", "PAYU_SECOND_KEY"],
  paypal: ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"],
};

/** Payments that shoppers choose from. */
export const paymentMethodHandlers: Handlers<
  "paymentMethods" | "changePaymentMethod" | "orderPaymentMethods" | "testPaymentMethod"
> = {
  paymentMethods: async ({ db, parts }) => ({ answer: await paymentsSaid(db, parts) }),

  async changePaymentMethod({ db, parts, parameters: { id }, body, version, log }) {
    const changed = await changePaymentMethod(db, { which: { paymentId: id }, version, ...body }, log);
    if (changed.kind === "unknown") return refused("NOT_FOUND");
    if (changed.kind === "old")
      return versionOld(db, { entity: "paymentMethod", entityId: id, part: "terms", version: changed.version });
    const answer = await paymentSaid(
      db,
      (await allPayments(db)).find(({ payment_id }) => payment_id === id)!,
      parts,
    );
    return { answer, etag: answer.version };
  },

  async orderPaymentMethods({ db, parts, body: { ids }, version, log }) {
    const ordered = await orderPaymentMethods(db, { ids, version }, log);
    if (ordered.kind === "others") return refused("FIELD_WRONG", { at: "/ids" });
    if (ordered.kind === "old") return versionOld(db, { ...paymentOrder, version: ordered.version });
    const answer = await paymentsSaid(db, parts);
    return { answer, etag: answer.orderVersion, ...(ordered.kind === "as it was" && { unchanged: true }) };
  },

  async testPaymentMethod({ db, parts, parameters: { id } }) {
    const row = (await allPayments(db)).find(({ payment_id }) => payment_id === id);
    if (row === undefined || !row.online) return refused("NOT_FOUND");
    const provider = await providerOf(db, parts.paymentProviders, row.payment_code);
    if (provider === null) return { answer: { outcome: "notConnected", says: "" }, unchanged: true };
    try {
      const tested = await provider.test();
      const answer =
        tested.kind === "works"
          ? { outcome: "works" as const, says: "" }
          : { outcome: tested.what, says: tested.why.slice(0, 200) };
      return { answer, unchanged: true };
    } catch (error) {
      const says = error instanceof Error ? error.message.slice(0, 200) : "";
      return { answer: { outcome: "silent", says }, unchanged: true };
    }
  },
};

async function paymentsSaid(db: Queryable, parts: ServerParts) {
  const methods = [];
  for (const row of await allPayments(db)) methods.push(await paymentSaid(db, row, parts));
  return {
    methods,
    orderVersion: etag("order", await paymentOrderVersion(db)),
  };
}

async function paymentSaid(
  db: Queryable,
  row: PaymentMethodRow,
  { paymentProviders }: Pick<ServerParts, "paymentProviders">,
): Promise<PaymentMethod> {
  const { payment_code: code, connected, offered, off_because } = row;
  return {
    id: row.payment_id,
    code,
    names: row.payment_name,
    offBecause: off_because,
    lacks: !connected ? "credentials" : offered || off_because !== null ? null : "account",
    offered,
    online: row.online,
    by: row.online ? ((await findProvider(db, paymentProviders, code))?.by ?? null) : null,
    settings: [...(settingsOf[code] ?? [])],
    version: etag("terms", row.version),
  };
}
