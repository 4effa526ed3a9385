import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { openMailbox } from "../../test/builders/mailbox.ts";
import { openMailTransport, type OutgoingEmail } from "./mail-transport.ts";

const from = "Bruk – sklep <sklep@bruk.example>";
const email: OutgoingEmail = {
  to: "kasia@przyklad.pl",
  subject: "Zamówienie 1001 – Bruk",
  text: "Dziękujemy.\n.\nŻółta łódź 😀",
  html: "<p>Dziękujemy &amp; <strong>żółta łódź</strong></p>",
  messageId: "3f0e6a1c-0000-4000-8000-000000000001",
};
const nowhere = { folder: "/nowhere", onFile: () => assert.fail("a file was written") };

test("an email arrives whole: names in any alphabet, text and HTML, one recipient, its own Message-ID", async (t) => {
  const mailbox = await openMailbox(t);
  await openMailTransport({ smtpUrl: mailbox.url, from, ...nowhere }).send(email);
  const [received] = await mailbox.received(1);
  assert.deepEqual([received!.to, received!.subject, received!.html], [email.to, email.subject, email.html]);
  assert.equal(received!.text.replaceAll("\r\n", "\n"), email.text);
  assert.match(received!.headers, /^From: .*<sklep@bruk\.example>$/m);
  assert.match(received!.headers, /^Message-ID: <3f0e6a1c-0000-4000-8000-000000000001@bruk\.example>$/m);
  assert.match(received!.headers, /^Date: /m);
});

test("a line break in a subject or recipient adds no header and no recipient", async (t) => {
  const mailbox = await openMailbox(t);
  await openMailTransport({ smtpUrl: mailbox.url, from, ...nowhere }).send({
    ...email,
    subject: "Zamówienie\r\nBcc: obcy@evil.example",
  });
  const [received] = await mailbox.received(1);
  assert.equal(received!.to, email.to);
  assert.doesNotMatch(received!.headers, /^Bcc:/im);
});

test("a recipient the server refuses, and a server that is not there, are failures", async (t) => {
  const mailbox = await openMailbox(t, { refuse: (recipient) => recipient.startsWith("nikt") });
  const transport = openMailTransport({ smtpUrl: mailbox.url, from, ...nowhere });
  await assert.rejects(transport.send({ ...email, to: "nikt@przyklad.pl" }), /no such mailbox/);
  await transport.send(email);
  await mailbox.close();
  await assert.rejects(transport.send(email), /ECONNREFUSED/);
});

test("a server that takes the call and says nothing is given up within seconds", async (t) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await assert.rejects(
    openMailTransport({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from, ...nowhere }).send(
      email,
    ),
    /greeting/i,
  );
});

test("without a server an email is a file a mail program opens, whole or not there, and its path is told", async () => {
  const folder = join(await testFolder(), "data", "mail");
  const told: string[] = [];
  const transport = openMailTransport({ smtpUrl: undefined, from, folder, onFile: (path) => told.push(path) });
  await Promise.all([transport.send(email), transport.send({ ...email, messageId: "second" })]);
  assert.deepEqual((await readdir(folder)).toSorted(), [`${email.messageId}.eml`, "second.eml"].toSorted());
  assert.deepEqual(told.toSorted(), [join(folder, `${email.messageId}.eml`), join(folder, "second.eml")].toSorted());
  const eml = await readFile(join(folder, "second.eml"), "utf8");
  assert.match(eml, /^To: kasia@przyklad\.pl$/m);
  assert.match(eml, /^Message-ID: <second@bruk\.example>$/m);
  assert.match(eml, /^Content-Type: multipart\/alternative;/m);
});
