import { orderEmail } from "../../../database/mail/order-emails.ts";
import { parseEmail } from "../../../database/mail/email-contents.ts";
import { closeOrderRefusal } from "../../../flows/mail/close-refusal.ts";
import {
  draftMessage,
  prepareMessage,
  sendAgain,
  sendMessage,
  sendPaymentLink,
  takeBack,
} from "../../../flows/mail/write-to-buyer.ts";
import { type Handlers, refused } from "../context.ts";
import { said } from "./orders.ts";

type Names =
  | "messageDraft"
  | "previewMessage"
  | "sendMessage"
  | "sendAgain"
  | "sendPaymentLink"
  | "takeBackEmail"
  | "readEmail"
  | "closeRefusal"
  | "reopenRefusal";

/** Emails of an order. */
export const emailHandlers: Handlers<Names> = {
  async messageDraft({ db, parameters: { number } }) {
    const draft = await draftMessage(db, number);
    if (typeof draft === "string") return refused(draft);
    return { answer: { ...draft, language: draft.language.lanCode } };
  },

  async previewMessage({ db, parts, parameters: { number }, body }) {
    const email = await prepareMessage(db, { orderId: number, message: body });
    if (typeof email === "string") return refused(email);
    const { to, subject, text } = await parts.composeEmail(db, email);
    return { answer: { recipient: to, subject, text } };
  },

  async sendMessage({ parameters: { number }, body, log, ...asked }) {
    const why = await sendMessage(asked.db, { orderId: number, message: body, now: asked.now }, log);
    return why === null ? said(asked, number) : refused(why);
  },

  async sendAgain({ parameters: { number, email }, log, ...asked }) {
    const why = await sendAgain(asked.db, { orderId: number, emailId: email, now: asked.now }, log);
    return why === null ? said(asked, number) : refused(why);
  },

  async sendPaymentLink({ parameters: { number }, log, ...asked }) {
    const why = await sendPaymentLink(asked.db, { orderId: number, now: asked.now }, log);
    return why === null ? said(asked, number) : refused(why);
  },

  async takeBackEmail({ parameters: { number, email }, log, ...asked }) {
    const why = await takeBack(asked.db, { orderId: number, emailId: email }, log);
    return why === null ? said(asked, number) : refused(why);
  },

  async readEmail({ db, parts, parameters: { number, email } }) {
    const stored = await orderEmail(db, { orderId: number, emailId: email });
    if (stored === null) return refused("NOT_FOUND");
    const { row, sentAt, asSent } = stored;
    const said = { recipient: row.recipient, sentAt: sentAt?.toISOString() ?? null };
    if (asSent !== null) return { answer: { ...said, ...asSent } };
    if (sentAt !== null) return refused("EMAIL_NOT_STORED");
    const { subject, text, attachments = [] } = await parts.composeEmail(db, parseEmail(row));
    return { answer: { ...said, subject, text, files: attachments.map(({ filename }) => filename) } };
  },

  async closeRefusal({ parameters: { number, email }, log, ...asked }) {
    const closed = await closeOrderRefusal(asked.db, { orderId: number, emailId: email, closedAt: asked.now }, log);
    return closed ? said(asked, number) : refused("NOT_FOUND");
  },

  async reopenRefusal({ parameters: { number, email }, log, ...asked }) {
    const opened = await closeOrderRefusal(asked.db, { orderId: number, emailId: email, closedAt: null }, log);
    return opened ? said(asked, number) : refused("NOT_FOUND");
  },
};
