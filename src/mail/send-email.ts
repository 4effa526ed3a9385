// One long file: one switch over every kind of email, from what the outbox holds to what is sent.
import { shopLogo } from "../database/appearance/marks.ts";
import { receiptOfOrder } from "../database/books/fiscal-receipts.ts";
import { allConfig } from "../database/config.ts";
import { pointsOfOrder } from "../database/customer/order-points.ts";
import { orderNumbered, type OrderRow } from "../database/order/orders.ts";
import { questionNumbered } from "../database/mail/questions.ts";
import type { AsSent, ContentOf, OrderEmailKind, UnsentEmail } from "../database/mail/email-contents.ts";
import { hasEmail } from "../database/mail/order-emails.ts";
import { recordEmailSent, unsentEmail } from "../database/mail/outbox.ts";
import { recordRefusal } from "../database/mail/refused-emails.ts";
import { openingOf } from "../database/opening.ts";
import type { Queryable } from "../database/queryable.ts";
import { readableOrder } from "../database/order/readable-orders.ts";
import { linesLeft, orderBalance } from "../database/order/settlements.ts";
import { refundTransfersOf } from "../database/payment/refund-transfers.ts";
import { href, imageHref, orderHref, pathIn, payHref, refundAccountHref, returnLabelHref } from "../contract/paths.ts";
import { allPages } from "../database/content/pages.ts";
import { productsById } from "../database/catalogue/products.ts";
import { temporaryPasswordMinutes } from "../database/customer/temporary-passwords.ts";
import { wantsReviewEmails } from "../database/review/review-links.ts";
import { variantName } from "../domain/order/cart.ts";
import { type LanCode, languageOf } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { awaitsOnlinePayment } from "../domain/order/order-states.ts";
import { exchangeCode } from "../domain/payment/payment.ts";
import { signatureOf } from "../domain/review/review.ts";
import { letterheadMark } from "../integrations/shop-mark.ts";
import { EmailRefused, type MailTransport } from "../integrations/mail-transport.ts";
import {
  accountExistsEmail,
  changeAddressEmail,
  confirmAddressEmail,
  addressChangedEmail,
  passwordChangedEmail,
  reminderEmail,
} from "./account.ts";
import { complaintAnsweredEmail, complaintEmail, complaintForShopEmail } from "./complaint.ts";
import { contractPapers } from "./contract-papers.ts";
import { type Attachment, type Email, joined, withLogo } from "./email.ts";
import { messageCopyEmail } from "./message-copy.ts";
import { messageEmail } from "./message-to-shop.ts";
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from "./newsletter-confirmation.ts";
import { paperOfOrder } from "./order-papers.ts";
import { orderConfirmationEmail, type Seller } from "./order-confirmation.ts";
import { orderForShopEmail } from "./order-for-shop.ts";
import { orderWaitsEmail } from "./order-awaits-review.ts";
import { exchangeAgreedEmail, exchangeEndedEmail } from "./exchange.ts";
import { exchangeNews } from "./exchange-news.ts";
import { changedNews } from "./changed-news.ts";
import { differencePaidEmail } from "./difference-paid.ts";
import { orderChangedEmail } from "./order-changed.ts";
import { orderSettledEmail } from "./order-settled.ts";
import { orderStateEmail, type StateEmailKind } from "./order-state-changed.ts";
import { parcelNews, parcelToFetch } from "./parcel-news.ts";
import { parcelReadyEmail } from "./parcel-ready.ts";
import { parcelSentEmail } from "./parcel-sent.ts";
import { paymentReminderEmail } from "./payment-reminder.ts";
import { paymentAlarmEmail } from "./payment-alarm.ts";
import { recallEmail } from "./product-recall.ts";
import { fiscalReceiptEmail } from "./fiscal-receipt.ts";
import { refundAccountEmail } from "./refund-account.ts";
import { settledNews } from "./settled-news.ts";
import { returnLabelNumbered } from "../database/return/return-labels.ts";
import { carrierNames } from "../domain/parcel/label.ts";
import { returnLabelEmail } from "./return-label.ts";
import { returnArrivedEmail } from "./return-arrived.ts";
import { reviewRequestEmail } from "./review-request.ts";
import { shopNoticeEmail } from "./shop-notice.ts";
import { contentReportEmail, reviewRejectedEmail } from "./content-report.ts";
import { questionAnswerEmail } from "./question-answer.ts";
import { staffMessageEmail } from "./staff-message.ts";
import { staffWayInEmail } from "./staff-way-in.ts";
import { stockBackEmail, stockConfirmEmail, type StockEmail } from "./stock-alert.ts";
import { withdrawalEmail } from "./withdrawal.ts";
import { withdrawalForShopEmail } from "./withdrawal-for-shop.ts";

/**
 * Sends one email of the outbox; one that was sent already is left. A failure is thrown, so that the job
 * queue tries again, unless it is the last try or the mail server has said no for good: then it is noted. The message id
 * is the row's own: a second copy after a crash can be told from a first.
 */
export async function sendEmail(
  db: Queryable,
  {
    emailId,
    transport,
    publicUrl,
    lastTry = false,
  }: { emailId: number; transport: MailTransport; publicUrl: string; lastTry?: boolean },
): Promise<void> {
  const row = await unsentEmail(db, emailId);
  if (row === null) return;
  const email = await composeEmail(db, row, publicUrl);
  const logo = await shopLogo(db);
  const dressed = logo === null ? email : withLogo(email, await letterheadMark(logo));
  try {
    await transport.send({ ...dressed, messageId: row.message_id });
  } catch (error) {
    const forGood = lastTry || error instanceof EmailRefused;
    await recordRefusal(db, { emailId, forGood, refusal: error instanceof Error ? error.message : String(error) });
    if (forGood) return;
    throw error;
  }
  await recordEmailSent(db, emailId, asSentOf(row, email));
}

/** Returns what is kept of an email: without its secrets, which open something to whoever reads them. */
function asSentOf({ content }: UnsentEmail, { subject, text, attachments = [] }: Email): AsSent {
  const secret = "link" in content ? content.link : "password" in content ? content.password : null;
  return {
    subject,
    text: secret === null ? text : text.replaceAll(secret, "…"),
    files: attachments.map(({ filename }) => filename),
  };
}

/** Returns an email as it would leave now. */
export async function composeEmail(db: Queryable, row: UnsentEmail, publicUrl: string): Promise<Email> {
  const email = await compose(db, row, publicUrl);
  return { ...email, subject: email.subject.replace(/\p{Cc}+/gu, " ") };
}

async function compose(db: Queryable, row: UnsentEmail, publicUrl: string): Promise<Email> {
  const language = languageOf(row.lan_id);
  const config = await allConfig(db);
  const shopName = config["shop_name"] ?? "Bruk";
  const to = row.recipient;
  const common = { to, lanCode: language.lanCode, shopName, publicUrl };
  switch (row.kind) {
    case "accountExists":
      return accountExistsEmail({ ...common, ...row.content });
    case "confirmEmail":
      return confirmAddressEmail({ ...common, ...row.content });
    case "changeEmail":
      return changeAddressEmail({ ...common, ...row.content });
    case "emailChanged":
      return addressChangedEmail({ ...common, ...row.content });
    case "reminder": {
      const { password, opened = false } = row.content;
      return reminderEmail({ ...common, password, opened, minutes: await temporaryPasswordMinutes(db) });
    }
    case "passwordChanged":
      return passwordChangedEmail(common);
    case "newsletterConfirm":
      return newsletterConfirmationEmail({ ...common, ...row.content });
    case "newsletterWelcome":
      return newsletterWelcomeEmail({
        ...common,
        ...row.content,
        open: (await openingOf(db)).openedAt !== null,
      });
    case "withdrawal":
      return withdrawalEmail(row.content, common);
    case "withdrawalForShop":
      return withdrawalForShopEmail(row.content, { to, publicUrl });
    case "complaint":
      return complaintEmail(row.content, common);
    case "complaintForShop":
      return complaintForShopEmail(row.content, { to, publicUrl });
    case "complaintAnswered":
      return complaintAnsweredEmail(row.content, common);
    case "paymentAlarm":
      return paymentAlarmEmail({ to, publicUrl, ...row.content });
    case "shopNotice":
      return shopNoticeEmail(row.content, { to, publicUrl });
    case "message":
      return messageEmail({ to, publicUrl, ...row.content });
    case "messageCopy":
      return messageCopyEmail({ ...common, ...row.content });
    case "recall": {
      const { product, order, text = "", notice, picture = null } = row.content;
      const [email, phone] = [config["shop_email"] ?? "", config["shop_phone"] ?? ""];
      const said = notice === undefined ? { text } : { notice, picture: picture && imageHref(`${picture}.jpg`) };
      return recallEmail({ ...common, product, order, said, email, phone });
    }
    case "stockConfirm":
      return stockConfirmEmail({ ...common, ...(await waitedFor(db, row.content, language.lanCode)) });
    case "stockBack":
      return stockBackEmail({ ...common, ...(await waitedFor(db, row.content, language.lanCode)) });
    case "staffMessage":
      return staffMessageEmail({ ...common, ...row.content, order: row.order_id });
    case "questionAnswer": {
      const question = (await questionNumbered(db, row.content.question, { locked: false }))!;
      return questionAnswerEmail({ ...common, ...row.content, asked: question.content, askedAt: question.asked_at });
    }
    case "contentReport":
      return contentReportEmail(row.content, common);
    case "reviewRejected": {
      const [product] = await productsById(db, [row.content.productId], language.lanCode);
      return reviewRejectedEmail(row.content, { ...common, product: product?.product_name ?? "" });
    }
    case "staffWayIn":
      return staffWayInEmail({ ...common, ...row.content });
    case "reviewRequest": {
      const { order, lines } = (await orderNumbered(db, row.order_id))!;
      const bought = [...new Set(lines.map((line) => line.product_id))];
      const products = (await productsById(db, bought, language.lanCode)).map((product) => product.product_name);
      const name = signatureOf(String(order.client_data["shippingFirstName"] ?? ""));
      return reviewRequestEmail({ ...common, ...row.content, name, products });
    }
    case "returnArrived": {
      const { link_key: key } = (await orderNumbered(db, row.order_id))!.order;
      const link = publicUrl + pathIn(orderHref(row.order_id, key), language.lanCode);
      return returnArrivedEmail({ ...common, order: row.order_id, link });
    }
    case "returnLabel": {
      const label = (await returnLabelNumbered(db, row.content.label))!;
      const { link_key: key } = (await orderNumbered(db, row.order_id))!.order;
      return returnLabelEmail({
        ...common,
        order: row.order_id,
        carrier: carrierNames[label.carrier],
        code: label.code,
        label: label.has_pdf ? publicUrl + returnLabelHref(key, label.return_label_id) : null,
        link: publicUrl + pathIn(orderHref(row.order_id, key), language.lanCode),
      });
    }
    case "fiscalReceipt": {
      const { number, device, url } = (await receiptOfOrder(db, row.order_id))!;
      const { link_key: key } = (await orderNumbered(db, row.order_id))!.order;
      return fiscalReceiptEmail({
        ...common,
        order: row.order_id,
        number: number!,
        device,
        url,
        link: publicUrl + pathIn(orderHref(row.order_id, key), language.lanCode),
      });
    }
    case "refundAccount": {
      const transfer = (await refundTransfersOf(db, row.order_id)).find(
        (one) => one.refund_transfer_id === row.content.transfer,
      )!;
      const sayAt = publicUrl + refundAccountHref(transfer.link_key);
      return refundAccountEmail({ ...common, transfer, sayAt });
    }
    case "orderSettled":
    case "orderChanged":
    case "differencePaid":
    case "exchangeAgreed":
    case "exchangeEnded":
      return composeOrderNews(db, row, { config, publicUrl });
    case "parcelSent":
    case "parcelReady":
    case "orderForShop":
    case "paymentReminder":
    case "orderPaid":
    case "orderPacked":
    case "orderSent":
    case "orderDelivered":
    case "orderCancelled":
    case "orderReturned":
    case "orderExpired":
    case "order":
    case "orderAccepted":
      return composeOfOrder(db, row, { config, shopName, publicUrl });
  }
}

type OrderNewsEmail = Extract<
  UnsentEmail,
  { kind: "orderSettled" | "orderChanged" | "differencePaid" | "exchangeAgreed" | "exchangeEnded" }
>;

/** What staff have decided of an order, or what has followed from it. */
async function composeOrderNews(
  db: Queryable,
  row: OrderNewsEmail,
  { config, publicUrl }: { config: Record<string, string>; publicUrl: string },
): Promise<Email> {
  const language = languageOf(row.lan_id);
  const { lanCode } = language;
  const stored = (await orderNumbered(db, row.order_id))!;
  const order = await readableOrder(db, stored, language);
  const seller = await sellerOf(db, config, { publicUrl, lanCode });
  const { link_key: linkKey } = stored.order;
  const link = publicUrl + pathIn(orderHref(order.orderId, linkKey), lanCode);
  switch (row.kind) {
    case "orderSettled":
      return orderSettledEmail(order, seller, { ...(await settledNews(db, row, { link, publicUrl })), lanCode });
    case "orderChanged":
      return orderChangedEmail(order, seller, {
        ...(await changedNews(db, row, { link, linkKey, publicUrl })),
        lanCode,
      });
    case "differencePaid": {
      const { worth, came, back } = await orderBalance(db, order.orderId);
      const left = await linesLeft(db, order.orderId);
      return differencePaidEmail(order, seller, { paid: row.content, left, worth, held: came - back, link, lanCode });
    }
    case "exchangeAgreed":
      return exchangeAgreedEmail(order, seller, { ...(await exchangeNews(db, row.order_id)), link, lanCode });
    case "exchangeEnded":
      return exchangeEndedEmail(order, seller, { ...(await exchangeNews(db, row.order_id)), link, lanCode });
  }
}

type EmailOfOrder = Extract<
  UnsentEmail,
  { kind: Exclude<OrderEmailKind, OrderNewsEmail["kind"] | "fiscalReceipt"> | "parcelSent" | "parcelReady" }
>;

async function composeOfOrder(
  db: Queryable,
  row: EmailOfOrder,
  { config, shopName, publicUrl }: { config: Record<string, string>; shopName: string; publicUrl: string },
): Promise<Email> {
  const language = languageOf(row.lan_id);
  const { lanCode } = language;
  const stored = (await orderNumbered(db, row.order_id))!;
  const order = await readableOrder(db, stored, language);
  const { kind } = row;
  if (kind === "orderForShop") return orderForShopEmail(order, { to: row.recipient, publicUrl });
  const { link_key: key, tracking_number: tracking, status, hold_until: heldUntil } = stored.order;
  const [link, payAt] = [publicUrl + pathIn(orderHref(order.orderId, key), lanCode), publicUrl + payHref(key)];
  if (kind === "paymentReminder")
    return paymentReminderEmail(order, {
      lanCode,
      shopName,
      publicUrl,
      payAt,
      orderAt: link,
      heldUntil,
      account: config["shop_bank_account"] ?? "",
    });
  const seller = await sellerOf(db, config, { publicUrl, lanCode });
  if (kind === "order" && status === "awaitingReview") return orderWaitsEmail(order, seller, { lanCode, link });
  if (kind === "order" || kind === "orderAccepted") {
    const papers = await contractPapers(db, { placedAt: stored.order.created_at, config, language, publicUrl });
    const pay = awaitsOnlinePayment(status, order.paymentCode) ? payAt : null;
    return orderConfirmationEmail(order, seller, { lanCode, link, pay, papers });
  }
  if (kind === "parcelSent") {
    const parcel = await parcelNews(db, stored, row.content);
    const isPaper = !parcel.corrected && parcel.rest !== "toCome" && (await isPaidLater(db, order));
    const papers = isPaper ? await paperOfOrder(db, order.orderId, "first") : [];
    return parcelSentEmail(order, seller, { ...parcel, link, papers, lanCode });
  }
  if (kind === "parcelReady")
    return parcelReadyEmail(order, seller, { ...(await parcelToFetch(db, stored, row.content)), link, lanCode });
  const points = await pointsToTell(db, kind, stored.order);
  const reviewFollows = await wantsReviewEmails(db, order.email);
  const papers = await papersWith(db, kind, order);
  return orderStateEmail(order, seller, { kind, link, tracking, points, papers, reviewFollows, lanCode });
}

/** The email that tells of a payment brings the invoice or proof of purchase; one that undoes the order, its correction. What is paid later than it is sent is invoiced when it is sent. */
async function papersWith(db: Queryable, kind: StateEmailKind, order: ReadableOrder): Promise<Attachment[]> {
  if (kind === "orderPaid" || (kind === "orderSent" && (await isPaidLater(db, order))))
    return paperOfOrder(db, order.orderId, "first");
  return kind === "orderCancelled" || kind === "orderReturned" ? paperOfOrder(db, order.orderId, "last") : [];
}

/** True of an order that is paid at the door, or whose goods left before those that are to pay for it came. */
async function isPaidLater(db: Queryable, { orderId, paymentCode }: ReadableOrder): Promise<boolean> {
  return paymentCode === "cash" || (paymentCode === exchangeCode && !(await hasEmail(db, orderId, "orderPaid")));
}

async function sellerOf(
  db: Queryable,
  config: Record<string, string>,
  { publicUrl, lanCode }: { publicUrl: string; lanCode: LanCode },
): Promise<Seller> {
  const pages = await allPages(db, lanCode);
  const pageAt = (id: string | undefined) => {
    const page = pages.find(({ page_id }) => String(page_id) === id);
    return page === undefined ? null : href(page.url);
  };
  const name = config["shop_name"] ?? "Bruk";
  return {
    name,
    company: config["shop_company"] || name,
    address: joined(config["shop_street"], config["shop_city"]),
    phone: config["shop_phone"] ?? "",
    email: config["shop_email"] ?? "",
    bankAccount: config["shop_bank_account"] ?? "",
    publicUrl,
    terms: pageAt(config["page_terms"]),
    returns: pageAt(config["page_returns"]),
  };
}

/** Returns the points an email tells of: earned by the delivery, or back on the account with an order that ended. */
async function pointsToTell(
  db: Queryable,
  kind: StateEmailKind,
  { order_id, customer_id, points_deducted }: OrderRow,
): Promise<number> {
  if (kind === "orderDelivered") return (await pointsOfOrder(db, order_id)).earned;
  return endKinds.includes(kind) && customer_id !== null ? points_deducted : 0;
}

const endKinds: readonly StateEmailKind[] = ["orderCancelled", "orderReturned", "orderExpired"];

/** What an email about stock is about, in the reader's language; a product that is gone meanwhile has no name left. */
async function waitedFor(
  db: Queryable,
  { link, productId, variantId }: ContentOf<"stockBack">,
  lanCode: LanCode,
): Promise<Pick<StockEmail, "link" | "what" | "url">> {
  const [product] = await productsById(db, [productId], lanCode);
  const what =
    product === undefined ? "–" : `${product.product_name} ${variantName(product, String(variantId))}`.trim();
  return { link, what, url: product?.url ?? "" };
}
