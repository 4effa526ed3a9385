import type { OrderKsef } from "../../../contract/operator/ksef.ts";
import { invoicesOfOrder } from "../../../database/invoice/invoices.ts";
import { storedKsefFile } from "../../../database/invoice/ksef-submissions.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { invoiceFile } from "../../../domain/invoice/invoice.ts";
import {
  correctOrdersSeller,
  endOutage,
  recordNumber,
  recordOutage,
  sendDocument,
  takeOutageAway,
  wantCertificate,
} from "../../../flows/invoice/change-ksef.ts";
import { writeInvoiceXml } from "../../../integrations/ksef/write-invoice-xml.ts";
import { type Handlers, type Refused, refused } from "../context.ts";
import { ksefSaid, orderKsefSaid } from "../ksef-said.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "ksef"
  | "orderKsef"
  | "sendToKsef"
  | "correctSeller"
  | "noteKsefNumber"
  | "ksefFile"
  | "ksefConfirmation"
  | "askKsefCertificate"
  | "addKsefOutage"
  | "endKsefOutage"
  | "removeKsefOutage";

/** Invoices in the state's system for them. */
export const ksefHandlers: Handlers<Names> = {
  ksef: async ({ db, now }) => ({ answer: await ksefSaid(db, now) }),

  async orderKsef({ db, parameters: { number }, now }) {
    if ((await orderNumbered(db, number)) === null) return refused("NOT_FOUND");
    return { answer: await orderKsefSaid(db, number, now) };
  },

  async sendToKsef({ db, parameters: { number, nth }, now, log }) {
    const invoice = await nthOf(db, number, nth);
    if (invoice === undefined) return refused("NOT_FOUND");
    return after(db, number, now, await sendDocument(db, { write: writeInvoiceXml, invoice, now }, log));
  },

  async correctSeller({ db, parameters: { number }, now, log }) {
    if ((await orderNumbered(db, number)) === null) return refused("NOT_FOUND");
    return after(db, number, now, await correctOrdersSeller(db, { orderId: number, now }, log));
  },

  async noteKsefNumber({ db, parameters: { number, nth }, body: { ksefNumber }, now, log }) {
    const invoice = await nthOf(db, number, nth);
    if (invoice === undefined) return refused("NOT_FOUND");
    const why = await recordNumber(db, { invoice, typed: ksefNumber, now }, log);
    if (why === null) return { answer: await orderKsefSaid(db, number, now) };
    if (why === "taken" || why === "notInvoice") return refused("KSEF_NOT_NOW");
    return why === "otherInvoice" ? refused("KSEF_NUMBER_TAKEN") : refused("KSEF_NUMBER_WRONG", { at: why });
  },

  ksefFile: ({ db, parameters: { number, nth } }) => fileSaid(db, number, nth, "file"),

  ksefConfirmation: ({ db, parameters: { number, nth } }) => fileSaid(db, number, nth, "confirmation"),

  async askKsefCertificate({ db, body: { kind }, now, log }) {
    const why = await wantCertificate(db, { kind, now }, log);
    return why === null ? { answer: await ksefSaid(db, now) } : refused(why);
  },

  async addKsefOutage({ db, body: { kind, firstDay: from, lastDay: to }, now, log }) {
    return (await recordOutage(db, { kind, from, to }, log))
      ? { answer: await ksefSaid(db, now) }
      : refused("FIELD_WRONG", { at: "lastDay" });
  },

  async endKsefOutage({ db, parameters: { id }, body: { lastDay: to }, version, now, log }) {
    const why = await endOutage(db, { outageId: id, to, version }, log);
    if (why !== null && typeof why === "object")
      return versionOld(db, { entity: "ksefOutage", entityId: id, part: "end", version: why.now });
    return why === null ? { answer: await ksefSaid(db, now) } : refused(why, { at: "lastDay" });
  },

  async removeKsefOutage({ db, parameters: { id }, now, log }) {
    return (await takeOutageAway(db, id, log)) ? { answer: await ksefSaid(db, now) } : refused("NOT_FOUND");
  },
};

async function nthOf(db: Queryable, orderId: number, nth: number) {
  return (await invoicesOfOrder(db, orderId))[nth - 1];
}

async function after(
  db: Queryable,
  orderId: number,
  now: Date,
  why: Refused["problem"] | null,
): Promise<{ answer: OrderKsef } | Refused> {
  return why === null ? { answer: await orderKsefSaid(db, orderId, now) } : refused(why);
}

async function fileSaid(db: Queryable, orderId: number, nth: number, which: "file" | "confirmation") {
  const invoice = await nthOf(db, orderId, nth);
  const bytes = invoice === undefined ? null : await storedKsefFile(db, invoice.number, which);
  if (invoice === undefined || bytes === null) return refused("NOT_FOUND");
  const name = invoiceFile(invoice.number, "xml");
  return { answer: {}, file: { bytes, name: which === "file" ? name : `UPO-${name}` } };
}
