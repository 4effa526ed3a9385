import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { isPublic, openWebhookSender } from "./send-webhook.ts";
import { secretSaid, signWebhook } from "./sign-webhook.ts";

const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");

test("it signs as the specification's libraries do, by each secret", () => {
  const signed = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1614265330, body: '{"test": 2432232314}' };
  assert.equal(signWebhook(signed, [secret]), "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  const two = signWebhook(signed, [Buffer.alloc(32), secret]).split(" ");
  assert.deepEqual([two.length, two[1]], [2, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="]);
  assert.equal(secretSaid(secret), "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
});

test("only what the whole internet can reach is an address of it", () => {
  for (const address of ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "172.32.0.1"])
    assert.equal(isPublic(address), true, address);
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "ff02::1",
    "nonsense",
  ])
    assert.equal(isPublic(address), false, address);
});

test("in production nothing beside the shop is reached: neither by number, nor by name, nor without encryption", async (t) => {
  const heard = await listen(t, () => ({ status: 200 }));
  const send = openWebhookSender({ anywhere: false });
  for (const url of [
    heard.url,
    heard.url.replace("http:", "https:"),
    heard.url.replace("http://127.0.0.1", "https://localhost"),
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://169.254.169.254/latest/meta-data/",
  ]) {
    const answered = await send({ url, id: "msg_1", body: "{}", secrets: [secret] });
    assert.equal(answered.status, null, url);
    assert.match("failure" in answered ? answered.failure : "", /not an address of the internet/, url);
  }
  assert.equal(heard.requests.length, 0);
});

test("a receiver gets the bytes that are signed, its answer is read to a bound, and no redirect is followed", async (t) => {
  const elsewhere = await listen(t, () => ({ status: 200 }));
  const heard = await listen(t, (request) =>
    request.url === "/moved"
      ? { status: 302, headers: { location: elsewhere.url }, body: "there" }
      : { status: 503, headers: { "retry-after": "120" }, body: "x".repeat(500_000) },
  );
  const send = openWebhookSender({ anywhere: true });
  const body = '{"type":"order.paid","data":{"order":7}}';
  const answered = await send({ url: `${heard.url}hook?a=1`, id: "msg_7", body, secrets: [secret] });
  assert.deepEqual(answered, { status: 503, answer: "x".repeat(2000), retryAfter: 120 });
  const [request] = heard.requests;
  assert.deepEqual([request!.method, request!.url, request!.body], ["POST", "/hook?a=1", body]);
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = request!.headers;
  assert.equal(signature, signWebhook({ id: String(id), timestamp: Number(timestamp), body }, [secret]));
  assert.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 60);
  const moved = await send({ url: `${heard.url}moved`, id: "msg_7", body, secrets: [secret] });
  assert.deepEqual([moved.status, elsewhere.requests.length], [302, 0]);
});

test("who does not answer has failed", async () => {
  const answered = await openWebhookSender({ anywhere: true })({
    url: "http://127.0.0.1:1/",
    id: "msg_1",
    body: "{}",
    secrets: [secret],
  });
  assert.deepEqual([answered.status, "failure" in answered && /ECONNREFUSED/.test(answered.failure)], [null, true]);
});

interface Said {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

async function listen(t: { after: (end: () => void) => void }, answer: (request: IncomingMessage) => Said) {
  const requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (text: string) => (body += text));
    request.on("end", () => {
      requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      const said = answer(request);
      response.writeHead(said.status, said.headers).end(said.body ?? "");
    });
    response.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
}
