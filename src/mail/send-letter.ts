import { allConfig } from "../database/config.ts";
import { orderNumbered } from "../database/orders.ts";
import { letterNumbered, type LetterRow, noteLetterSent } from "../database/outbox.ts";
import type { Queryable } from "../database/queryable.ts";
import { readableOrder } from "../database/readable-orders.ts";
import { href } from "../contract/paths.ts";
import { allPages } from "../database/pages.ts";
import { languageOf } from "../domain/language.ts";
import type { MailTransport } from "../integrations/mail-transport.ts";
import { accountExistsLetter } from "./account-exists-letter.ts";
import { contractPapers } from "./contract-papers.ts";
import type { Letter } from "./letter.ts";
import { newsletterLetter } from "./newsletter-letter.ts";
import { orderForShopLetter, orderLetter } from "./order-letter.ts";

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
  const stored = await orderNumbered(db, row.order_id!);
  const order = await readableOrder(db, stored!, language);
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
