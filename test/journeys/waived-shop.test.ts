// A shop that does without everything it may do without: nothing of it is left on any page, email or paper but words that say something.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { buildStorefront } from "../../src/bin/build-storefront.ts";
import type { PageData } from "../../src/contract/page-data.ts";
import {
  accountHref,
  href,
  invoiceHref,
  machinePaths,
  newsletterHref,
  orderHref,
  paths,
  reviewHref,
  stockAlertHref,
} from "../../src/contract/paths.ts";
import { saveWaiver } from "../../src/database/opening.ts";
import { pageDrafts } from "../../src/domain/content/page-drafts/page-drafts.ts";
import { languages } from "../../src/domain/language.ts";
import { openingDuties } from "../../src/domain/opening.ts";
import { confirmPageCalled } from "../../src/flows/content/confirm-page.ts";
import { writePageDrafts } from "../../src/flows/content/write-page-drafts.ts";
import { changeOrderState } from "../../src/flows/order/change-order-state.ts";
import { documentOf, type Render } from "../../src/generator/document.ts";
import { sanitise } from "../../src/integrations/sanitise.ts";
import type { OutgoingEmail } from "../../src/integrations/mail-transport.ts";
import { sendEmail } from "../../src/mail/send-email.ts";
import { makeOrder, openTestApp } from "../builders/app.ts";
import { liveIn } from "../builders/lived-in-shop.ts";
import { orderBody } from "../builders/order-body.ts";
import { pdfText } from "../builders/pdf-text.ts";
import { publicUrl } from "../builders/server-parts.ts";
import { openSmallShop } from "../builders/shop.ts";

const { renderer, assets } = await buildStorefront({ onBuild: () => undefined });
const { render } = (await import(pathToFileURL(renderer).href)) as { render: Render };
const shop = await openSmallShop();
const { pool, products } = shop;
const { app } = await openTestApp(pool, { render });
const { orders, emails } = await liveIn(shop, app);
await pool.query("UPDATE products SET online_sale = false WHERE product_id = $1", [products.cap.productId]);
await pool.query("UPDATE manufacturers SET producer_name = '', producer_address = '', producer_email = ''");

/** What emails hold until they are sent: their links go then. */
const unsent = new Map<number, object>();

/** Puts the shop where it says nothing of itself, with the drafts as they are then, or as those were that a shop has from before, or without any page. */
async function waiveAll(pages: "drafts" | "none"): Promise<void> {
  await pool.query("DELETE FROM paths WHERE kind = 'page'");
  await pool.query("DELETE FROM pages");
  await pool.query("DELETE FROM config WHERE code LIKE 'page\\_%' OR (code LIKE 'shop\\_%' AND code <> 'shop_name')");
  for (const duty of openingDuties) await saveWaiver(pool, { duty, why: "bez tego", at: new Date() });
  if (pages === "none") return;
  await writePageDrafts(pool, sanitise);
  for (const { slug } of pageDrafts)
    assert.equal(
      (await confirmPageCalled(pool, { name: slug, now: new Date() })).kind,
      "confirmed",
      `${slug}: what is waived is not asked for`,
    );
}

const pageAddresses = () => pageDrafts.map(({ slug }) => `/page/${slug}.html`);
const linkOf = (kind: string) => emails.find((email) => email.kind === kind)!.link!;
const addresses = [
  paths.home,
  paths.notFound,
  paths.contact,
  paths.compare,
  paths.offline,
  paths.userData,
  paths.userOrders,
  paths.sale,
  paths.newProducts,
  paths.withdrawal,
  href("Odziez/bluzy/"),
  "/kostka/",
  href("bluza-asfalt/"),
  href("czapka-kostka/"),
  orderHref(orders[0]!.number, orders[0]!.key),
  orderHref(orders[2]!.number, orders[2]!.key),
  reviewHref(linkOf("reviewRequest")),
  stockAlertHref(linkOf("stockConfirm")),
  newsletterHref("confirm", linkOf("newsletterConfirm")),
  accountHref(linkOf("confirmEmail")),
];

/** What an empty text leaves where nobody thought of it, in words. */
const leftInWords: [RegExp, string][] = [
  [/,\s*,|,\s+\.|;\s*[.;,]|:\s*[.,;](?!\.)|\(\s*\)/, "signs with nothing between them"],
  [/\{\{|\}\}|@(?:email|phone|address|seller)\b|undefined|null\b/, "what should have been filled"],
  [/^(?:NIP|REGON|KRS|BDO|tel\.)[ \t]*$/m, "a label of nothing"],
  [
    /(?:Numer konta|Account number|Číslo účtu|Telefon|Phone|Adresat|To|Adresát|Do|Komu):[ \t]*(?:[,.]|$)/m,
    "a label with nothing behind it",
  ],
];
/** And in HTML. */
const leftInHtml: [RegExp, string][] = [
  [/href="(?:tel:|mailto:)(?:\?[^"]*)?"/, "a link to nobody"],
  [
    /<(dd|dt|li|td|th|p|address|strong|h\d)\b(?![^>]*(?:role=|tile-sizes))[^>]*>(?:\s|<br\/?>|&nbsp;)*<\/\1>/,
    "an empty line",
  ],
  [/<br\/?>\s*<br\/?>|<br\/?>\s*<\/(?:p|dd|li|td|address)>/, "an empty line's break"],
  [
    /<a\b[^>]*href="(?:http:\/\/sklep\.test)?\/"[^>]*>[^<]*(?:regulamin|zwrot|terms|return|podmínk|vrácen|prywatn|privacy|soukrom)/i,
    "a paper's name that leads to the home page",
  ],
];

const words = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<(?:\/(?:p|li|dd|dt|td|th|h\d|address|div|a)|br\/?)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("\u00a0", " ");

/** Returns what is left in a page or email, each with what stands around it. */
function leftIn(html: string, where: string): string[] {
  const body = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, "");
  return [...found(body, leftInHtml, where), ...leftInText(words(html), where)];
}

function leftInText(text: string, where: string): string[] {
  return found(text, leftInWords, where);
}

function found(text: string, patterns: [RegExp, string][], where: string): string[] {
  return patterns.flatMap(([pattern, what]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [`${where}: ${what}: …${text.slice(Math.max(0, at - 60), at + 80)}`];
  });
}

for (const pages of ["drafts", "none"] as const) {
  test(`a shop with everything waived, ${pages === "drafts" ? "its drafts confirmed" : "without any page"}: no page, in any language, shows an empty label, a link to nobody or a comma too many`, async () => {
    await waiveAll(pages);
    const left: string[] = [];
    for (const address of [...addresses, ...(pages === "drafts" ? pageAddresses() : [])]) {
      const { payload } = await app.inject({ url: address });
      const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(payload)![1]!) as PageData;
      for (const { lanId } of languages) {
        const asked = `/page-data${address.split("?")[0]!.replace(/\/$/, "") || "/index"}/page-data.json?lan=${lanId}`;
        const answer = await app.inject({ url: asked });
        const inLanguage =
          answer.statusCode === 200 && !address.includes("?") ? answer.json<PageData>() : { ...data, lanId };
        left.push(...leftIn(documentOf(inLanguage, { render, assets, publicUrl }), `${address} in ${lanId}`));
      }
    }
    assert.deepEqual(left, []);
    for (const address of [
      machinePaths.googleFeed,
      machinePaths.ceneoFeed,
      machinePaths.siteMap,
      machinePaths.manifest,
    ]) {
      const { payload } = await app.inject({ url: address });
      assert.doesNotMatch(payload, /<([\w:]+)><\/\1>|""|undefined|, ,/, address);
    }
  });

  test(`a shop with everything waived, ${pages === "drafts" ? "its drafts confirmed" : "without any page"}: no email, attached paper or document has one either`, async () => {
    await waiveAll(pages);
    const body = await orderBody(pool, {
      lines: [{ product: products.hoodie, size: "M" }],
      paymentId: 2,
      form: {
        invoice: true,
        paymentName: "Firma",
        paymentNip: "5260250274",
        paymentCity: "Łódź",
        paymentStreet: "Piotrkowska 1",
        paymentPostCode: "90-001",
        paymentCountry: "2",
      },
    });
    const left: string[] = [];
    const { orderId, error, errorMessage } = (await makeOrder(app, body)).body;
    assert.equal(error, undefined, errorMessage);
    await changeOrderState(pool, { orderId: Number(orderId), to: "sent", now: new Date() });
    const { rows } = await pool.query<{ letter_id: number; kind: string; content: object }>(
      "SELECT letter_id, kind, content FROM outbox ORDER BY letter_id",
    );
    for (const { letter_id, content } of rows) if (!unsent.has(letter_id)) unsent.set(letter_id, content);
    assert.ok(rows.some(({ kind }) => kind === "orderSent"));
    for (const { lanId } of languages) {
      await pool.query("UPDATE outbox SET lan_id = $1, sent_at = NULL", [lanId]);
      for (const { letter_id, kind } of rows) {
        await pool.query("UPDATE outbox SET content = $2 WHERE letter_id = $1", [letter_id, unsent.get(letter_id)]);
        let sent: OutgoingEmail | undefined;
        await sendEmail(pool, {
          emailId: letter_id,
          publicUrl,
          transport: { send: async (email) => void (sent = email) },
        });
        assert.ok(sent, `${kind} in ${lanId} is sent`);
        left.push(...leftIn(sent.html, `${kind} in ${lanId}`));
        left.push(...leftInText(sent.text, `${kind} in ${lanId}, as text`));
        for (const { filename, contentType, content } of sent.attachments ?? []) {
          const where = `${kind} in ${lanId}: ${filename}`;
          if (contentType.startsWith("text/html")) left.push(...leftIn(String(content), where));
          else if (contentType.startsWith("text/plain")) left.push(...leftInText(String(content), where));
          else left.push(...leftInText(pdfText(content as Buffer).join("\n"), where));
        }
      }
    }
    const { rows: made } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
      Number(orderId),
    ]);
    const { rawPayload } = await app.inject({ url: invoiceHref(made[0]!.link_key) });
    left.push(...leftInText(pdfText(rawPayload).join("\n"), "the invoice"));
    assert.deepEqual(left, []);
  });
}
