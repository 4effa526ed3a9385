import assert from "node:assert/strict";
import { test } from "node:test";
import { readReturnedEmail } from "./returned-email.ts";

// Reports as the mail servers of the world write them, each in its own manner.

const id = "7c1d9f6e-0a53-4b55-9a51-2f4be0f2a7c1";
const read = (lines: string) => readReturnedEmail(Buffer.from(lines.replaceAll("\n", "\r\n")));

const postfix = `Return-Path: <>
From: MAILER-DAEMON@mx.bruk.example (Mail Delivery System)
To: sklep@bruk.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ1a0Bc1z9.1764300000/mx.bruk.example"

This is a MIME-encapsulated message.

--4XyZ1a0Bc1z9.1764300000/mx.bruk.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

<kasia@przyklad.pl>: host mx.przyklad.pl[192.0.2.7] said: 550 5.1.1 no such user

--4XyZ1a0Bc1z9.1764300000/mx.bruk.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.bruk.example
X-Postfix-Queue-ID: 4XyZ1a0Bc1
Arrival-Date: Fri, 27 Nov 2026 12:00:00 +0100 (CET)

Final-Recipient: rfc822; kasia@przyklad.pl
Original-Recipient: rfc822;kasia@przyklad.pl
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.przyklad.pl
Diagnostic-Code: smtp; 550 5.1.1 <kasia@przyklad.pl>: Recipient address
    rejected: User unknown

--4XyZ1a0Bc1z9.1764300000/mx.bruk.example
Content-Description: Undelivered Message
Content-Type: message/rfc822
Content-Transfer-Encoding: 8bit

Return-Path: <sklep@bruk.example>
From: Bruk <sklep@bruk.example>
To: kasia@przyklad.pl
Subject: =?UTF-8?Q?Zam=C3=B3wienie?= 1042
Message-ID: <${id}@bruk.example>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--_NmP-1"

----_NmP-1
Content-Type: text/plain; charset=utf-8

Message-ID: <00000000-0000-4000-8000-000000000000@bruk.example>
----_NmP-1--

--4XyZ1a0Bc1z9.1764300000/mx.bruk.example--
`;

const exim = `Return-path: <>
X-Failed-Recipients: tomas@priklad.cz
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@smtp.bruk.example>
To: sklep@bruk.example
References: <${id}@bruk.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=1764300000-eximdsn-1804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1764300000-eximdsn-1804289383
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1764300000-eximdsn-1804289383
Content-type: message/delivery-status

Reporting-MTA: dns; smtp.bruk.example

Action: failed
Final-Recipient: rfc822;tomas@priklad.cz
Status: 5.0.0
Remote-MTA: dns; mx.priklad.cz
Diagnostic-Code: smtp; 552 mailbox is full

--1764300000-eximdsn-1804289383
Content-type: text/rfc822-headers

Return-path: <sklep@bruk.example>
Received: from [198.51.100.4] (helo=shop)
	by smtp.bruk.example with esmtps
From: Bruk <sklep@bruk.example>
Message-Id: <${id}@bruk.example>

--1764300000-eximdsn-1804289383--
`;

const exchange = `From: Microsoft Outlook <postmaster@firma.example>
To: <sklep@bruk.example>
Subject: Undeliverable: Order 1042
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_000_a1b2_"
X-MS-Exchange-Message-Is-Ndr:
In-Reply-To: <${id}@bruk.example>
References: <${id}@bruk.example>
MIME-Version: 1.0

--_000_a1b2_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_001_a1b2_"

--_001_a1b2_
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

Your message to emma@firma.example couldn't be delivered.=

--_001_a1b2_
Content-Type: text/html; charset="us-ascii"

<p>Your message couldn't be delivered.</p>

--_001_a1b2_--

--_000_a1b2_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01.eurprd01.prod.example
Received-From-MTA: dns;smtp.bruk.example

Original-Recipient: rfc822;emma@firma.example
Final-Recipient: rfc822;emma@firma.example
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient emma@firma.example not found by SMTP address lookup

--_000_a1b2_--
`;

const gmail = `From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: sklep@bruk.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <${id}@bruk.example>
In-Reply-To: <${id}@bruk.example>
X-Failed-Recipients: kasiaa@poczta.example
Message-ID: <6567f0.050a0220.1.GMR@mx.google.example>
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000aaaa"; report-type=delivery-status

--000000000000aaaa
Content-Type: multipart/related; boundary="000000000000bbbb"

--000000000000bbbb
Content-Type: text/html; charset="UTF-8"

<html><body>Address not found</body></html>

--000000000000bbbb
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=

--000000000000bbbb--
--000000000000aaaa
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Arrival-Date: Fri, 27 Nov 2026 03:00:00 -0800 (PST)
X-Original-Message-ID: <${id}@bruk.example>

Final-Recipient: rfc822; kasiaa@poczta.example
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.example. (192.0.2.26, the server for the domain.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550 5.1.1 double-checking the recipient's email address
Last-Attempt-Date: Fri, 27 Nov 2026 03:00:01 -0800 (PST)

--000000000000aaaa
Content-Type: message/rfc822

Message-ID: <${id}@bruk.example>
From: Bruk <sklep@bruk.example>

Hej

--000000000000aaaa--
`;

for (const [server, report, refusal] of [
  ["Postfix", postfix, "550 5.1.1 <kasia@przyklad.pl>: Recipient address rejected: User unknown"],
  ["Exim", exim, "552 mailbox is full"],
  [
    "Exchange",
    exchange,
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient emma@firma.example not found by SMTP address lookup",
  ],
  [
    "Gmail",
    gmail,
    "550-5.1.1 The email account that you tried to reach does not exist. Please try 550 5.1.1 double-checking the recipient's email address",
  ],
] as const)
  test(`a report of ${server} names the email that came back and why`, async () => {
    assert.deepEqual(await read(report), { messageIds: [id], refusal });
  });

test("one with bare line feeds, as a file on disk has them, is read alike", async () => {
  assert.deepEqual(await readReturnedEmail(Buffer.from(postfix)), await read(postfix));
});

test("a delay, a success, an answer on holiday and what is no email at all are no reports of an email that came back", async () => {
  assert.equal(await read(postfix.replace("Action: failed", "Action: delayed")), null);
  assert.equal(await read(postfix.replace("Action: failed", "Action: delivered")), null);
  const holiday = `From: kasia@przyklad.pl\nTo: sklep@bruk.example\nIn-Reply-To: <${id}@bruk.example>\nSubject: Urlop\n\nAction: failed\n`;
  for (const other of [holiday, "", "\0\u0001 nic", `Content-Type: multipart/report; boundary=x\n\n--x\n`])
    assert.equal(await read(other), null, other);
});

test("of a report that says no reason, its code is the reason", async () => {
  const bare = exim.replace("Diagnostic-Code: smtp; 552 mailbox is full\n", "");
  assert.equal((await read(bare))?.refusal, "5.0.0");
});
