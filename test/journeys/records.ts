import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { patience } from "./browser.ts";
import { command, openShop } from "./shop.ts";

/** An order as `npm run shop -- order NUMBER --json` prerenders it; amounts in hundredths of its currency. */
export interface StoredOrder {
  order_id: number;
  status: string;
  email: string;
  lan_id: number;
  currency: string;
  client_data: Record<string, unknown>;
  products: number;
  shipping: number;
  discount: number;
  total: number;
  points: number;
  points_deducted: number;
  customer_id: number | null;
  discount_code: string | null;
  shipping_id: number;
  payment_id: number;
  shipping_point: string | null;
  shipping_point_address: string | null;
  lines: { product_id: number; variant_id: number; quantity: number; amount: number }[];
}

export function storedOrder(number: string): Promise<StoredOrder> {
  return command<StoredOrder>("order", number);
}

/** How many of the newest orders came from an e-mail address. */
export async function ordersFrom(email: string): Promise<number> {
  const orders = await command<{ email: string }[]>("orders", "--most", "1000");
  return orders.filter((order) => order.email === email).length;
}

/** Returns the text of the email to somebody that speaks of something, once the shop has written it. */
export function emailTo(email: string, about: RegExp): Promise<string> {
  return eventually(`an email to ${email} about ${about}`, async () => {
    const { dataDir } = await openShop();
    return rawEmailsIn(join(dataDir, "mail"), email)
      .map(readable)
      .find((mail) => about.test(mail));
  });
}

/** Returns the files that came with the email to somebody that speaks of something, once the shop has written it. */
export async function attachedTo(email: string, about: RegExp): Promise<Buffer[]> {
  await emailTo(email, about);
  const { dataDir } = await openShop();
  const raw = rawEmailsIn(join(dataDir, "mail"), email).find((mail) => about.test(readable(mail)))!;
  const { attachments } = await PostalMime.parse(raw);
  return attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
}

/** Returns what a question answers as soon as it answers anything. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  within = patience,
): Promise<T> {
  const until = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > until) throw new Error(`Not within ${within} ms: ${what}`);
    await pause(50);
  }
}

function rawEmailsIn(folder: string, email: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .filter((mail) => mail.includes(`To: ${email}`));
  } catch {
    return [];
  }
}

/** An email with its encoded words and parts decoded. */
function readable(mail: string): string {
  const [head = "", ...parts] = mail.split(/^--.*$/m);
  const subject = head
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === "B" ? Buffer.from(text, "base64").toString() : quoted(text.replaceAll("_", " ")),
    );
  return [subject, ...parts.map(decoded)].join("\n").replaceAll("\u00a0", " ");
}

function decoded(part: string): string {
  const body = part.slice(part.indexOf("\n\n") + 2);
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, "base64").toString();
  return /transfer-encoding: quoted-printable/i.test(part) ? quoted(body.replace(/=\n/g, "")) : body;
}

function quoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
}
