import { allConfig } from "../database/config.ts";
import { orderNumbered } from "../database/orders.ts";
import { letterNumbered, type LetterRow, noteLetterSent } from "../database/outbox.ts";
import type { Queryable } from "../database/queryable.ts";
import { readableOrder } from "../database/readable-orders.ts";
import { href } from "../contract/paths.ts";
import { allPages } from "../database/pages.ts";
import { productsById } from "../database/products.ts";
import { variantName } from "../domain/cart.ts";
import { type LanCode, languageOf } from "../domain/language.ts";
import { signatureOf } from "../domain/review.ts";
import type { MailTransport } from "../integrations/mail-transport.ts";
import { accountExistsLetter } from "./account-exists-letter.ts";
import { contractPapers } from "./contract-papers.ts";
import type { Letter } from "./letter.ts";
import { messageLetter } from "./message-letter.ts";
import { newsletterLetter } from "./newsletter-letter.ts";
import { orderForShopLetter, orderLetter } from "./order-letter.ts";
import { reviewLetter } from "./review-letter.ts";
import { stockBackLetter, stockConfirmLetter, type StockLetter } from "./stock-letters.ts";
import { type DeclaredWithdrawal, withdrawalForShopLetter, withdrawalLetter } from "./withdrawal-letters.ts";

/**
 * Sends one letter of the outbox; one that was sent already is left. A failure is thrown, so that the job
 * queue tries again. The message id is the row's own: a second copy after a crash can be told from a first.
 */
export async function sendLetter(db: Queryable, { letterId, transport, publicUrl }: { letterId: number; transport: MailTransport; publicUrl: string }): Promise<void> {
  const row = await letterNumbered(db, letterId);
  if (row === null || row.sent_at !== null) return;
  await transport.send({ ...(await compose(db, row, publicUrl)), messageId: row.message_id });
  await noteLetterSent(db, letterId);
}

async function compose(db: Queryable, row: LetterRow, publicUrl: string): Promise<Letter> {
  const language = languageOf(row.lan_id);
  const config = await allConfig(db);
  const shopName = config["shop_name"] ?? "Bruk";
  if (row.kind === "accountExists") return accountExistsLetter({ to: row.recipient, lanCode: language.lanCode, shopName, publicUrl });
  if (row.kind === "newsletterConfirm") return newsletterLetter({ to: row.recipient, lanCode: language.lanCode, shopName, publicUrl, link: String(row.content["link"]) });
  if (row.kind === "withdrawal") return withdrawalLetter(row.content as unknown as DeclaredWithdrawal, { to: row.recipient, lanCode: language.lanCode, shopName, publicUrl });
  if (row.kind === "withdrawalForShop") return withdrawalForShopLetter(row.content as unknown as DeclaredWithdrawal, { to: row.recipient, publicUrl });
  if (row.kind === "message") return messageLetter({ to: row.recipient, publicUrl, ...(row.content as Message) });
  if (row.kind === "stockConfirm" || row.kind === "stockBack") {
    const write = row.kind === "stockConfirm" ? stockConfirmLetter : stockBackLetter;
    return write({ to: row.recipient, lanCode: language.lanCode, shopName, publicUrl, ...(await waitedFor(db, row.content, language.lanCode)) });
  }
  const stored = await orderNumbered(db, row.order_id!);
  const order = await readableOrder(db, stored!, language);
  if (row.kind === "reviewRequest") {
    const products = await productsById(db, [...new Set(stored!.lines.map((line) => line.product_id))], language.lanCode);
    const name = signatureOf(String(stored!.order.client_data["shippingFirstName"] ?? ""));
    return reviewLetter({ to: row.recipient, lanCode: language.lanCode, shopName, publicUrl, link: String(row.content["link"]), name, products: products.map((product) => product.product_name) });
  }
  if (row.kind === "orderForShop") return orderForShopLetter(order, { to: row.recipient, publicUrl });
  const pages = await allPages(db, "pl");
  const pageAt = (id: string | undefined) => href(pages.find((page) => String(page.page_id) === id)?.url ?? "");
  const papers = await contractPapers(db, { config, language, publicUrl });
  const seller = {
    name: shopName,
    company: config["shop_company"] || shopName,
    address: `${config["shop_street"] ?? ""}, ${config["shop_city"] ?? ""}`,
    phone: config["shop_phone"] ?? "",
    email: config["shop_email"] ?? "",
    bankAccount: config["shop_bank_account"] ?? "",
    publicUrl,
    terms: pageAt(config["page_terms"]),
    returns: pageAt(config["page_returns"]),
  };
  return orderLetter(order, seller, { lanCode: language.lanCode, papers });
}

type Message = Pick<Parameters<typeof messageLetter>[0], "name" | "email" | "subject" | "message" | "language">;

/** What a letter about stock is about, in the reader's language; a product that is gone meanwhile has no name left. */
async function waitedFor(db: Queryable, { link, productId, variantId }: Record<string, unknown>, lanCode: LanCode): Promise<Pick<StockLetter, "link" | "what" | "url">> {
  const [product] = await productsById(db, [Number(productId)], lanCode);
  const what = product === undefined ? "–" : `${product.product_name} ${variantName(product, String(variantId))}`.trim();
  return { link: String(link), what, url: product?.url ?? "" };
}
