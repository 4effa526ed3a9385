import assert from "node:assert/strict";
import { test } from "node:test";
import { liveIn } from "../../../test/builders/lived-in-shop.ts";
import { answerPage, openPayingShop, payPageOf, placeOnline } from "../../../test/builders/payments.ts";
import type { OutgoingEmail } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

const shop = await openPayingShop();
const { app, pool, address } = shop;
const { emails } = await liveIn(shop, app);
const { key } = await placeOnline(shop);
await answerPage(await payPageOf(shop, key), "refuse");

const sent: OutgoingEmail[] = [];
for (const { id } of emails)
  await sendEmail(pool, {
    emailId: id,
    transport: { send: async (email) => void sent.push(email) },
    publicUrl: address,
  });

/** Every table of the shop with a digest of all that is in it, the job queue's too. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker') ORDER BY 1",
  );
  const digests = await Promise.all(
    rows.map(async ({ name }) => [
      name,
      (
        await pool.query<{ digest: string }>(
          `SELECT coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS digest FROM ${name} t`,
        )
      ).rows[0]!.digest,
    ]),
  );
  return Object.fromEntries(digests) as Record<string, string>;
}

test("a program that follows every link of every email, as scanners of mail do, changes nothing", async () => {
  const links = new Set([`${address}/pay/${key}`]);
  for (const { html, text, unsubscribe, attachments = [] } of sent) {
    for (const said of [html, text, ...attachments.map(({ content }) => String(content))])
      for (const link of said.match(/https?:\/\/[^\s"<>)]+/g) ?? [])
        if (link.startsWith(address)) links.add(link.replaceAll("&amp;", "&"));
    if (unsubscribe !== undefined) links.add(unsubscribe);
  }
  for (const kind of [
    "/newsletter/confirm/",
    "/newsletter/end/",
    "/powiadomienie/confirm/",
    "/powiadomienie/end/",
    "/opinia/",
    "/konto/",
    "/pay/",
    "/refund-account/",
    "/user/order-no/",
    "/odstapienie/",
  ])
    assert.ok(
      [...links].some((link) => link.includes(kind)),
      kind,
    );
  const before = await everything();
  for (const link of links) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(link, { method, headers: { "user-agent": "scanner" }, redirect: "follow" });
      assert.ok(answer.status < 500, `${link}: ${answer.status}`);
    }
  }
  const after = await everything();
  assert.deepEqual(
    Object.keys(after).filter((name) => after[name] !== before[name]),
    [],
  );
});

test("what one may not want is ended by one press in the mail program, from wherever it is sent, without a page of the shop", async () => {
  const unwanted = ["newsletterConfirm", "newsletterWelcome", "stockConfirm", "stockBack", "reviewRequest"];
  for (const [at, { unsubscribe }] of sent.entries()) {
    const kind = emails[at]!.kind;
    assert.equal(unsubscribe !== undefined, unwanted.includes(kind), kind);
    if (unsubscribe === undefined) continue;
    const before = await everything();
    const answer = await fetch(unsubscribe, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://mail.example",
        "sec-fetch-site": "cross-site",
      },
    });
    assert.equal(answer.status, 303, unsubscribe);
    const after = await everything();
    if (kind === "newsletterConfirm" || kind === "stockConfirm") assert.notDeepEqual(after, before, kind);
  }
});

test("each link's own button does what it says without JavaScript: newsletter, stock alert and payment", async () => {
  const linkOf = (kind: string, place: string) =>
    sent[emails.findIndex((email) => email.kind === kind)]!.html.match(new RegExp(`${place}[\\w-]+`))![0];
  for (const [path, next] of [
    [linkOf("newsletterConfirm", "/newsletter/confirm/"), /\/newsletter\/confirm\//],
    [linkOf("stockConfirm", "/powiadomienie/confirm/"), /\/powiadomienie\//],
    [`/pay/${key}`, /^http/],
  ] as const) {
    const answer = await fetch(address + path, {
      method: "POST",
      body: "",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: address },
    });
    assert.equal(answer.status, 303);
    assert.match(answer.headers.get("location")!, next);
  }
});
