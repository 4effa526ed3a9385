import { nobody } from "../../database/customer/close-account.ts";
import { type EmailRow, type NewEmail, parseEmail, type UnsentEmail } from "../../database/mail/email-contents.ts";
import { orderEmail, takeBackEmail, writeStaffEmail } from "../../database/mail/order-emails.ts";
import { type ReadyText, readyTexts } from "../../database/mail/ready-texts.ts";
import { orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type Language, languageOf, said } from "../../domain/language.ts";
import { fillMessage, marksOf, openMarks } from "../../domain/mail/message-marks.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";

/** Seconds for which an email of staff waits, so that it can be taken back. */
const patience = 20;

/** Why an email of an order is not sent once more: the link it brought has done its work; the account it asks for is known. */
export type NotAgain = "linkUsed" | "accountKnown";

/** Returns why an email of an order cannot be sent once more, as it would say things now; null: it can. */
export async function whyNotAgain(db: Queryable, row: EmailRow): Promise<NotAgain | null> {
  if (row.kind === "reviewRequest") return "linkUsed";
  if (row.kind !== "refundAccount") return null;
  const email = parseEmail(row);
  const asked = email.kind === "refundAccount" ? email.content.transfer : null;
  const transfers = await refundTransfersOf(db, row.order_id!);
  return transfers.some((one) => one.refund_transfer_id === asked && one.state === "asked") ? null : "accountKnown";
}

export interface Message {
  subject: string;
  text: string;
}

interface Buyer {
  order: OrderRow;
  recipient: string;
  language: Language;
  marks: Readonly<Record<string, string>>;
}

type Unknown = "NOT_FOUND" | "NO_ADDRESS";

/** Returns the ready texts in the language of an order's buyer, filled from the order, and to whom they would go. */
export async function draftMessage(
  db: Queryable,
  orderId: number,
): Promise<
  { recipient: string; language: Language; readyTexts: (Message & { id: number; name: string })[] } | Unknown
> {
  const buyer = await buyerOf(db, orderId);
  if (typeof buyer === "string") return buyer;
  const { recipient, language, marks } = buyer;
  const filled = ({ ready_text_id, name, subject, content }: ReadyText) => ({
    id: ready_text_id,
    name,
    subject: fillMessage(said(subject, language.lanCode), marks),
    text: fillMessage(said(content, language.lanCode), marks),
  });
  return { recipient, language, readyTexts: (await readyTexts(db)).map(filled) };
}

/** Returns the email a message to an order's buyer would be. One with a mark that nothing fills is refused. */
export async function prepareMessage(
  db: Queryable,
  { orderId, message }: { orderId: number; message: Message },
): Promise<UnsentEmail | Unknown | "MESSAGE_UNFILLED"> {
  const buyer = await buyerOf(db, orderId);
  if (typeof buyer === "string") return buyer;
  const { recipient, language, marks } = buyer;
  const content = { subject: fillMessage(message.subject, marks), text: fillMessage(message.text, marks) };
  if (openMarks(content.subject + content.text).length > 0) return "MESSAGE_UNFILLED";
  const row = { letter_id: 0, message_id: "", recipient, lan_id: language.lanId, order_id: orderId };
  return { ...row, kind: "staffMessage", content };
}

/** Writes to an order's buyer. Returns why not, or null. */
export async function sendMessage(
  db: Queryable,
  written: { orderId: number; message: Message; now: Date },
  log: Log,
): Promise<Unknown | "MESSAGE_UNFILLED" | null> {
  const { orderId, now } = written;
  const email = await prepareMessage(db, written);
  if (typeof email === "string") return email;
  const { recipient, lan_id: lanId, content } = email as Extract<UnsentEmail, { kind: "staffMessage" }>;
  await write(
    db,
    { act: "sendMessage", now, email: { kind: "staffMessage", recipient, lanId, orderId, content } },
    log,
  );
  return null;
}

/** Sends an email of an order once more, as it stands now, to the address the order has now. Returns why not, or null. */
export async function sendAgain(
  db: Queryable,
  { orderId, emailId, now }: { orderId: number; emailId: number; now: Date },
  log: Log,
): Promise<Unknown | "EMAIL_NOT_REPEATABLE" | null> {
  const buyer = await buyerOf(db, orderId);
  if (typeof buyer === "string") return buyer;
  const stored = await orderEmail(db, { orderId, emailId });
  if (stored === null) return "NOT_FOUND";
  if ((await whyNotAgain(db, stored.row)) !== null) return "EMAIL_NOT_REPEATABLE";
  const { kind, content } = parseEmail(stored.row);
  const copy = { kind, content, recipient: buyer.recipient, lanId: buyer.language.lanId, orderId } as NewEmail;
  await write(db, { act: "sendAgain", now, email: copy }, log);
  return null;
}

/** Asks the buyer once more for what their order still costs, with the link to pay it, or where a transfer goes. Returns why not, or null. */
export async function sendPaymentLink(
  db: Queryable,
  { orderId, now }: { orderId: number; now: Date },
  log: Log,
): Promise<Unknown | "MONEY_NOT_AWAITED" | null> {
  const buyer = await buyerOf(db, orderId);
  if (typeof buyer === "string") return buyer;
  const { order, recipient, language } = buyer;
  const { paymentCode, missing } = await readableOrder(db, { order, lines: [] }, language);
  if (missing === 0 || (order.status === "awaitingPayment" && paymentCode === exchangeCode)) return "MONEY_NOT_AWAITED";
  const email: NewEmail = { kind: "paymentReminder", recipient, lanId: language.lanId, orderId };
  await write(db, { act: "sendPaymentLink", now, email }, log);
  return null;
}

/** Takes back an email of staff that still waits. Returns why not, or null. */
export async function takeBack(
  db: Queryable,
  { orderId, emailId }: { orderId: number; emailId: number },
  log: Log,
): Promise<"NOT_FOUND" | "EMAIL_LEFT" | null> {
  const kind = await takeBackEmail(db, { orderId, emailId });
  if (kind === null) return (await orderEmail(db, { orderId, emailId })) === null ? "NOT_FOUND" : "EMAIL_LEFT";
  await log({
    act: "takeBackEmail",
    entity: "order",
    entityId: orderId,
    part: "emails",
    before: { email: emailId, kind },
  });
  return null;
}

async function write(
  db: Queryable,
  { act, email, now }: { act: string; email: NewEmail; now: Date },
  log: Log,
): Promise<void> {
  const notBefore = new Date(now.getTime() + patience * 1000);
  const emailId = await writeStaffEmail(db, email, notBefore);
  const { kind, orderId } = email;
  await log({ act, entity: "order", entityId: orderId!, part: "emails", after: { email: emailId, kind } });
}

async function buyerOf(db: Queryable, orderId: number): Promise<Buyer | Unknown> {
  const stored = await orderNumbered(db, orderId);
  if (stored === null) return "NOT_FOUND";
  const { order } = stored;
  if (order.email === nobody) return "NO_ADDRESS";
  const language = languageOf(order.lan_id);
  const { arrival } = await readableOrder(db, stored, language);
  const firstName = String(order.client_data["shippingFirstName"] ?? "");
  const marks = marksOf({ number: orderId, firstName, tracking: order.tracking_number, arrival }, language.lanCode);
  return { order, recipient: order.email, language, marks };
}
