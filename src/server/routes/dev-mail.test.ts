import assert from "node:assert/strict";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { confirmAddressEmail } from "../../mail/account.ts";

const { pool } = await openSmallShop();
const folder = await testFolder();
const { app } = await openTestApp(pool, { mailFolder: folder, url: "http://localhost:3000" });
const transport = openMailTransport({
  smtpUrl: undefined,
  from: "Bruk <sklep@bruk.example>",
  folder,
  onFile: () => undefined,
});
const email = confirmAddressEmail({
  to: "kasia@przyklad.pl",
  lanCode: "pl",
  shopName: "Bruk <b>",
  publicUrl: "http://localhost:3000",
  link: "abc",
});
await transport.send({ ...email, messageId: "list-1" });
await writeFile(join(folder, "tajne.txt"), "nie list");
await symlink("/etc/hostname", join(folder, "obok")).catch(() => undefined);

const look = (url: string, { host = "localhost:3000", remoteAddress = "127.0.0.1" } = {}) =>
  app.inject({ url, headers: { host }, remoteAddress });

test("emails written as files are listed, newest first, and each is shown in a frame that runs nothing", async () => {
  const list = await look("/dev/mail");
  assert.equal(list.statusCode, 200);
  assert.ok(
    list.body.includes('href="/dev/mail/list-1"') &&
      list.body.includes("Potwierdź swój adres – Bruk &lt;b&gt;") &&
      list.body.includes("kasia@przyklad.pl"),
    list.body,
  );
  assert.ok(!list.body.includes("tajne") && !list.body.includes("obok"));
  const one = await look("/dev/mail/list-1");
  assert.match(one.body, /<iframe sandbox="[^"]*" src="\/dev\/mail\/list-1\/html"/);
  assert.ok(!/allow-(scripts|same-origin)/.test(one.body));
  const html = await look("/dev/mail/list-1/html");
  assert.equal(html.body.trim(), email.html.replace("<head>", '<head><base target="_blank">').trim());
  assert.match(
    String(html.headers["content-security-policy"]),
    /default-src 'none'.*frame-ancestors 'self'; sandbox allow-popups/,
  );
});

test("nobody else sees them: another machine, another name for this one, another file, another shop", async () => {
  const urls = ["/dev/mail", "/dev/mail/list-1", "/dev/mail/list-1/html"];
  for (const url of urls) {
    assert.equal((await look(url, { remoteAddress: "192.168.1.7" })).statusCode, 404);
    assert.equal((await look(url, { host: "evil.example" })).statusCode, 404);
  }
  for (const id of ["..%2Ftajne", "tajne", "obok", "%00", "list-2"])
    assert.equal((await look(`/dev/mail/${id}`)).statusCode, 404);
  const { app: real } = await openTestApp(pool);
  for (const url of urls) assert.equal((await real.inject({ url, headers: { host: "localhost" } })).statusCode, 404);
});
