import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import * as v from "valibot";
import { demands } from "../../domain/complaint/complaint.ts";
import { currencies } from "../../domain/money.ts";
import { recallRemedies } from "../../domain/order/recall-notice.ts";
import { paymentOutcomes } from "../../domain/payment/payment.ts";
import { parseStored } from "../parse-stored.ts";

const text = v.string();
const nothing = v.object({});
const link = v.object({ link: text });
const stock = v.object({ link: text, productId: v.number(), variantId: v.number() });
const withdrawal = v.object({
  number: v.number(),
  name: text,
  order: text,
  email: text,
  goods: text,
  /** The moment it was received, as clocks in Poland show it. */
  at: text,
  /** The order of that number and address; null: somebody has to look for it. */
  orderId: v.nullable(v.number()),
  /** Nothing of that order had left; absent in one from before this was told. */
  unsent: v.exactOptional(v.boolean()),
  /** Goods of that order that are no part of the withdrawal, or not once they are unsealed, each with why; absent in one from before this was told. */
  excepted: v.exactOptional(v.array(v.object({ name: text, exception: v.picklist(withdrawalExceptions) }))),
});
/** Refunds by a provider and refund transfers, by their numbers; the order that goods are exchanged for by its own. */
const back = v.array(v.object({ by: v.picklist(["provider", "account", "exchange"]), id: v.number() }));
const settled = v.object({
  /** Null: money alone goes back. */
  settlement: v.nullable(v.number()),
  back,
});
const complaint = v.object({
  number: v.number(),
  name: text,
  email: text,
  order: text,
  /** Pieces of the order it is about, a line each; absent: none were chosen. */
  goods: v.exactOptional(text),
  since: text,
  defect: text,
  demand: v.picklist(demands),
  photos: v.number(),
  /** The moment it was received, as clocks in Poland show it. */
  at: text,
  /** The last day to answer it, `2026-12-05`. */
  due: text,
});
const notice = v.variant("about", [
  v.object({ about: v.literal("lettersBounded"), address: text, most: v.number() }),
  v.object({ about: v.literal("passwordsGuessed"), accounts: v.number() }),
  v.object({ about: v.literal("webhookOff"), webhook: text, address: text, days: v.number() }),
  v.object({ about: v.literal("test") }),
]);

/** What a change has made of an order; amounts in hundredths of its currency. */
const changed = v.object({
  change: v.number(),
  reason: text,
  lines: v.array(
    v.object({
      name: text,
      quantityBefore: v.number(),
      amountBefore: v.number(),
      quantity: v.number(),
      amount: v.number(),
    }),
  ),
  shippingBefore: v.number(),
  shipping: v.number(),
  /** It goes another way than it was to go. */
  delivery: v.boolean(),
  reductionBefore: v.number(),
  reduction: v.number(),
  totalBefore: v.number(),
  total: v.number(),
  /** Spent points that went back to the account. */
  points: v.number(),
  back,
});

/** What came since an order was changed, in hundredths of its currency; `held`: its packing waited for that. */
const difference = v.object({ amount: v.number(), currency: v.picklist(currencies), held: v.boolean() });

/** All that an email of this kind says is said by its order. */
const ofOrder = v.object({ order_id: v.number(), content: nothing });
/** Of an order, where it is known of which: its history tells of the email then. */
const saidOfOrder = <Content extends v.GenericSchema>(content: Content) =>
  v.object({ order_id: v.nullable(v.number()), content });
const said = <Content extends v.GenericSchema>(content: Content) => v.object({ content });

/** What the outbox holds of each kind of email beside its recipient and language. */
const contents = {
  order: ofOrder,
  orderPaid: ofOrder,
  orderPacked: ofOrder,
  orderSent: ofOrder,
  orderDelivered: ofOrder,
  orderCancelled: ofOrder,
  orderReturned: ofOrder,
  orderExpired: ofOrder,
  parcelSent: v.object({ order_id: v.number(), content: v.object({ parcel: v.number(), corrected: v.boolean() }) }),
  parcelReady: v.object({ order_id: v.number(), content: v.object({ parcel: v.number() }) }),
  orderForShop: ofOrder,
  orderAccepted: ofOrder,
  orderSettled: v.object({ order_id: v.number(), content: settled }),
  orderChanged: v.object({ order_id: v.number(), content: changed }),
  differencePaid: v.object({ order_id: v.number(), content: difference }),
  paymentReminder: ofOrder,
  refundAccount: v.object({ order_id: v.number(), content: v.object({ transfer: v.number() }) }),
  staffMessage: v.object({ order_id: v.number(), content: v.object({ subject: text, text }) }),
  staffWayIn: said(v.object({ way: v.picklist(["passkey", "password"]), name: text, at: text })),
  reviewRequest: v.object({ order_id: v.number(), content: link }),
  exchangeAgreed: ofOrder,
  exchangeEnded: ofOrder,
  returnArrived: v.object({ order_id: v.number(), content: v.object({ return: v.number() }) }),
  returnLabel: v.object({ order_id: v.number(), content: v.object({ label: v.number() }) }),
  fiscalReceipt: ofOrder,
  accountExists: said(v.object({ asked: v.picklist(["order", "registration", "change"]) })),
  confirmEmail: said(link),
  changeEmail: said(link),
  emailChanged: said(v.object({ email: text })),
  reminder: said(v.object({ password: text, opened: v.exactOptional(v.boolean()) })),
  passwordChanged: said(nothing),
  newsletterConfirm: said(link),
  newsletterWelcome: said(link),
  stockConfirm: said(stock),
  stockBack: said(stock),
  message: said(v.object({ name: text, email: text, subject: text, message: text, language: text })),
  messageCopy: said(v.object({ subject: text, message: text })),
  questionAnswer: said(v.object({ question: v.number(), subject: text, text })),
  contentReport: said(v.object({ number: v.number(), at: text, about: text, text })),
  reviewRejected: v.object({
    order_id: v.number(),
    content: v.object({ review: v.number(), productId: v.number(), reason: text, title: text, content: text }),
  }),
  recall: saidOfOrder(
    v.object({
      productId: text,
      words: text,
      product: text,
      order: v.number(),
      /** One from before notices had a form. */
      text: v.exactOptional(text),
      notice: v.exactOptional(
        v.object({
          identification: text,
          sold: text,
          hazard: text,
          action: text,
          remedies: v.array(v.picklist(recallRemedies)),
        }),
      ),
      picture: v.exactOptional(v.nullable(text)),
    }),
  ),
  withdrawal: saidOfOrder(withdrawal),
  withdrawalForShop: said(withdrawal),
  complaint: saidOfOrder(complaint),
  complaintForShop: said(complaint),
  complaintAnswered: saidOfOrder(v.object({ number: v.number(), answer: text })),
  paymentAlarm: said(
    v.object({
      provider: text,
      outcome: v.picklist(paymentOutcomes),
      /** Null: the payment names no order of this shop. */
      orderNumber: v.nullable(v.number()),
      extOrderId: text,
      amount: v.nullable(v.number()),
      currency: text,
    }),
  ),
  shopNotice: said(notice),
};

export type EmailKind = keyof typeof contents;
export const emailKinds = Object.keys(contents) as EmailKind[];

type Stored<Kind extends EmailKind> = v.InferOutput<(typeof contents)[Kind]>;

/** What an email of a kind says beside its order. */
export type ContentOf<Kind extends EmailKind> = Stored<Kind>["content"];

/** Kinds of email that say what their order says, and nothing else. */
export type OrderEmailKind = {
  [Kind in EmailKind]: Stored<Kind> extends { order_id: number }
    ? keyof ContentOf<Kind> extends never
      ? Kind
      : never
    : never;
}[EmailKind];

/** An email about to be written. */
export type NewEmail = {
  [Kind in EmailKind]: {
    kind: Kind;
    recipient: string;
    lanId: number;
    /** Of what an order has several emails of one kind about: once each. */
    occasion?: string;
    /** Until when it waits and can be taken back; absent: it goes at once. */
    notBefore?: Date;
  } & (Stored<Kind> extends { order_id: number }
    ? { orderId: number }
    : Stored<Kind> extends { order_id: number | null }
      ? { orderId: number | null }
      : { orderId?: never }) &
    (keyof ContentOf<Kind> extends never ? { content?: never } : { content: ContentOf<Kind> });
}[EmailKind];

/** An email of the outbox as the database has it. */
export interface EmailRow {
  letter_id: number;
  message_id: string;
  kind: string;
  recipient: string;
  lan_id: number;
  order_id: number | null;
  content: unknown;
}

export const asSent = v.object({ subject: text, text, files: v.array(text) });
/** Subject, text and names of files of an email as it left. */
export type AsSent = v.InferOutput<typeof asSent>;

/** An email that is to be sent, by its kind. */
export type UnsentEmail = { [Kind in EmailKind]: EmailRow & { kind: Kind } & Stored<Kind> }[EmailKind];

/** Returns an email as its kind says it is; throws with its number, kind and wrong field. */
export function parseEmail(row: EmailRow): UnsentEmail {
  const what = `email ${row.letter_id} (${row.kind})`;
  const kind = parseStored(v.picklist(emailKinds), row.kind, `the kind of ${what}`);
  return { ...row, kind, ...parseStored(contents[kind], row, what) } as UnsentEmail;
}
