import { allConfig } from "../database/config.ts";
import { pointsOfOrder } from "../database/customer/order-points.ts";
import { orderNumbered, type OrderRow } from "../database/order/orders.ts";
import { emailNumbered, type EmailRow, recordEmailSent } from "../database/mail/outbox.ts";
import type { Queryable } from "../database/queryable.ts";
import { readableOrder } from "../database/order/readable-orders.ts";
import { href, orderHref, payHref } from "../contract/paths.ts";
import { allPages } from "../database/content/pages.ts";
import { productsById } from "../database/catalogue/products.ts";
import { temporaryPasswordMinutes } from "../database/customer/temporary-passwords.ts";
import { wantsReviewEmails } from "../database/review/review-links.ts";
import { variantName } from "../domain/order/cart.ts";
import { type LanCode, languageOf } from "../domain/language.ts";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import { awaitsOnlinePayment } from "../domain/order/order-states.ts";
import { signatureOf } from "../domain/review/review.ts";
import type { MailTransport } from "../integrations/mail-transport.ts";
import {
  accountExistsEmail,
  changeAddressEmail,
  confirmAddressEmail,
  addressChangedEmail,
  passwordChangedEmail,
  reminderEmail,
} from "./account.ts";
import { contractPapers } from "./contract-papers.ts";
import type { Attachment, Email } from "./email.ts";
import { messageCopyEmail } from "./message-copy.ts";
import { messageEmail } from "./message-to-shop.ts";
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from "./newsletter-confirmation.ts";
import { paperOfOrder } from "./order-papers.ts";
import { orderConfirmationEmail, type Seller } from "./order-confirmation.ts";
import { orderForShopEmail } from "./order-for-shop.ts";
import { orderWaitsEmail } from "./order-awaits-review.ts";
import { orderStateEmail, type StateEmailKind, stateEmailKinds } from "./order-state-changed.ts";
import { paymentReminderEmail } from "./payment.ts";
import { paymentAlarmEmail } from "./payment-alarm.ts";
import { recallEmail } from "./product-recall.ts";
import { reviewRequestEmail } from "./review-request.ts";
import { shopNoticeEmail, type ShopNotice } from "./shop-notice.ts";
import { stockBackEmail, stockConfirmEmail, type StockEmail } from "./stock-alert.ts";
import { type DeclaredWithdrawal, withdrawalEmail } from "./withdrawal.ts";
import { withdrawalForShopEmail } from "./withdrawal-for-shop.ts";

/**
 * Sends one email of the outbox; one that was sent already is left. A failure is thrown, so that the job
 * queue tries again. The message id is the row's own: a second copy after a crash can be told from a first.
 */
export async function sendEmail(
  db: Queryable,
  { emailId, transport, publicUrl }: { emailId: number; transport: MailTransport; publicUrl: string },
): Promise<void> {
  const row = await emailNumbered(db, emailId);
  if (row === null || row.sent_at !== null) return;
  const email = await compose(db, row, publicUrl);
  await transport.send({ ...email, subject: email.subject.replace(/\p{Cc}+/gu, " "), messageId: row.message_id });
  await recordEmailSent(db, emailId);
}

async function compose(db: Queryable, row: EmailRow, publicUrl: string): Promise<Email> {
  const language = languageOf(row.lan_id);
  const config = await allConfig(db);
  const shopName = config["shop_name"] ?? "Bruk";
  const common = { to: row.recipient, lanCode: language.lanCode, shopName, publicUrl };
  const link = String(row.content["link"]);
  if (row.kind === "accountExists") return accountExistsEmail({ ...common, asked: askedOf(row.content["asked"]) });
  if (row.kind === "confirmEmail") return confirmAddressEmail({ ...common, link });
  if (row.kind === "changeEmail") return changeAddressEmail({ ...common, link });
  if (row.kind === "emailChanged") return addressChangedEmail({ ...common, email: String(row.content["email"]) });
  if (row.kind === "reminder")
    return reminderEmail({
      ...common,
      password: String(row.content["password"]),
      minutes: await temporaryPasswordMinutes(db),
      opened: row.content["opened"] === true,
    });
  if (row.kind === "passwordChanged") return passwordChangedEmail(common);
  if (row.kind === "newsletterConfirm") return newsletterConfirmationEmail({ ...common, link });
  if (row.kind === "newsletterWelcome") return newsletterWelcomeEmail({ ...common, link });
  if (row.kind === "withdrawal")
    return withdrawalEmail(row.content as unknown as DeclaredWithdrawal, {
      to: row.recipient,
      lanCode: language.lanCode,
      shopName,
      publicUrl,
    });
  if (row.kind === "withdrawalForShop")
    return withdrawalForShopEmail(row.content as unknown as DeclaredWithdrawal, { to: row.recipient, publicUrl });
  if (row.kind === "paymentAlarm")
    return paymentAlarmEmail({ to: row.recipient, publicUrl, ...(row.content as Alarm) });
  if (row.kind === "shopNotice")
    return shopNoticeEmail(row.content as unknown as ShopNotice, { to: row.recipient, publicUrl });
  if (row.kind === "message") return messageEmail({ to: row.recipient, publicUrl, ...(row.content as Message) });
  if (row.kind === "recall")
    return recallEmail({
      ...common,
      ...(row.content as Recall),
      email: config["shop_email"] ?? "",
      phone: config["shop_phone"] ?? "",
    });
  if (row.kind === "messageCopy")
    return messageCopyEmail({ ...common, ...(row.content as Pick<Message, "subject" | "message">) });
  if (row.kind === "stockConfirm" || row.kind === "stockBack") {
    const write = row.kind === "stockConfirm" ? stockConfirmEmail : stockBackEmail;
    return write({
      to: row.recipient,
      lanCode: language.lanCode,
      shopName,
      publicUrl,
      ...(await waitedFor(db, row.content, language.lanCode)),
    });
  }
  const stored = await orderNumbered(db, row.order_id!);
  const order = await readableOrder(db, stored!, language);
  if (row.kind === "reviewRequest") {
    const products = await productsById(
      db,
      [...new Set(stored!.lines.map((line) => line.product_id))],
      language.lanCode,
    );
    const name = signatureOf(String(stored!.order.client_data["shippingFirstName"] ?? ""));
    return reviewRequestEmail({
      to: row.recipient,
      lanCode: language.lanCode,
      shopName,
      publicUrl,
      link: String(row.content["link"]),
      name,
      products: products.map((product) => product.product_name),
    });
  }
  if (row.kind === "orderForShop") return orderForShopEmail(order, { to: row.recipient, publicUrl });
  const seller = await sellerOf(db, config, publicUrl);
  const { link_key: key, tracking_number: tracking, status } = stored!.order;
  const page = publicUrl + orderHref(order.orderId, key);
  if (row.kind === "paymentReminder")
    return paymentReminderEmail(order, {
      lanCode: language.lanCode,
      shopName,
      publicUrl,
      payAt: publicUrl + payHref(key),
      orderAt: page,
      heldUntil: stored!.order.hold_until,
    });
  const about = stateEmailKinds.find((kind) => kind === row.kind);
  if (about !== undefined) {
    const [points, reviewFollows] = [
      await pointsToTell(db, about, stored!.order),
      await wantsReviewEmails(db, order.email),
    ];
    return orderStateEmail(order, seller, {
      kind: about,
      link: page,
      tracking,
      points,
      papers: await papersWith(db, about, order),
      reviewFollows,
      lanCode: language.lanCode,
    });
  }
  if (row.kind === "order" && status === "awaitingReview")
    return orderWaitsEmail(order, seller, { lanCode: language.lanCode, link: page });
  const papers = await contractPapers(db, { config, language, publicUrl });
  const pay = awaitsOnlinePayment(status, order.paymentCode) ? publicUrl + payHref(key) : null;
  return orderConfirmationEmail(order, seller, { lanCode: language.lanCode, link: page, pay, papers });
}

/** The email that tells of a payment brings the invoice or proof of purchase; one that undoes the order, its correction. What is paid at the door is invoiced when it is sent. */
async function papersWith(
  db: Queryable,
  kind: StateEmailKind,
  { orderId, paymentCode }: ReadableOrder,
): Promise<Attachment[]> {
  if (kind === "orderPaid" || (kind === "orderSent" && paymentCode === "cash"))
    return paperOfOrder(db, orderId, "first");
  return kind === "orderCancelled" || kind === "orderReturned" ? paperOfOrder(db, orderId, "last") : [];
}

async function sellerOf(db: Queryable, config: Record<string, string>, publicUrl: string): Promise<Seller> {
  const pages = await allPages(db, "pl");
  const pageAt = (id: string | undefined) => href(pages.find((page) => String(page.page_id) === id)?.url ?? "");
  const name = config["shop_name"] ?? "Bruk";
  return {
    name,
    company: config["shop_company"] || name,
    address: `${config["shop_street"] ?? ""}, ${config["shop_city"] ?? ""}`,
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

type Alarm = Pick<
  Parameters<typeof paymentAlarmEmail>[0],
  "provider" | "outcome" | "orderNumber" | "extOrderId" | "amount" | "currency"
>;
type Recall = Pick<Parameters<typeof recallEmail>[0], "product" | "order" | "text">;
type Message = Pick<Parameters<typeof messageEmail>[0], "name" | "email" | "subject" | "message" | "language">;

/** What an email about stock is about, in the reader's language; a product that is gone meanwhile has no name left. */
async function waitedFor(
  db: Queryable,
  { link, productId, variantId }: Record<string, unknown>,
  lanCode: LanCode,
): Promise<Pick<StockEmail, "link" | "what" | "url">> {
  const [product] = await productsById(db, [Number(productId)], lanCode);
  const what =
    product === undefined ? "–" : `${product.product_name} ${variantName(product, String(variantId))}`.trim();
  return { link: String(link), what, url: product?.url ?? "" };
}

function askedOf(asked: unknown): "order" | "registration" | "change" {
  return asked === "registration" || asked === "change" ? asked : "order";
}
