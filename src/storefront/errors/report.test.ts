import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { browserName } from "./browser-name.ts";
import type * as Reporter from "./report.ts";

interface Told {
  url: string;
  error: string;
  errorStact: string;
  browser: string;
  compontent: string;
}
let sent: { path: string; body: Told }[] = [];
let loads = 0;

/** As a page load has it: nothing told yet. */
async function freshReport() {
  loads += 1;
  return ((await import(`./report.ts?load=${loads}`)) as typeof Reporter).report;
}

beforeEach(() => {
  sent = [];
  Object.assign(globalThis, { location: { pathname: "/user/order-no/7" } });
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(request.body)) as Told });
    return Promise.reject(new TypeError("no network"));
  });
});

test("an error is told with the current path, its stack, the browser, and where it was caught", async () => {
  const report = await freshReport();
  const error = new TypeError("x is not a function");
  report(error, "Screen\n    at Bt (http://localhost/assets/main.js:1:2)\n    at div");
  assert.equal(sent[0]?.path, "/sys/json_api?reportError");
  const { url, error: message, errorStact, compontent, browser } = sent[0].body;
  assert.deepEqual(
    [url, message, errorStact, compontent],
    ["/user/order-no/7", "TypeError: x is not a function", error.stack, "Screen, Bt"],
  );
  assert.ok(browser.length > 0);
});

test("each distinct error is told once per page load, ten at most, and the answer is ignored", async () => {
  const report = await freshReport();
  for (let turn = 0; turn < 3; turn += 1) report(new Error("again"), "");
  assert.equal(sent.length, 1);
  for (let turn = 0; turn < 30; turn += 1) report(`another ${turn}`, "");
  assert.equal(sent.length, 10);
});

test("requests broken off, the browser's own noise and extensions are not told", async () => {
  const report = await freshReport();
  report(new DOMException("The user aborted a request.", "AbortError"), "");
  report("ResizeObserver loop completed with undelivered notifications.", "");
  report("Script error.", "");
  report(
    Object.assign(new Error("inject"), { stack: "Error: inject\n    at chrome-extension://abc/content.js:1:1" }),
    "",
  );
  assert.deepEqual(sent, []);
});

test("whatever is thrown can be told", async () => {
  const report = await freshReport();
  const ring: { self?: object } = {};
  ring.self = ring;
  for (const thrown of [null, undefined, 7, { reason: "none" }, ring, Symbol("s")]) report(thrown, "");
  assert.deepEqual(
    sent.map(({ body }) => body.error),
    ["null", "undefined", "7", '{"reason":"none"}', "an error that cannot be told", "Symbol(s)"],
  );
});

test("browsers are known by name and version", () => {
  const known: [string, string][] = [
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      "Chrome 142",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53",
      "Edge 142",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox 140"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari 18.5",
    ],
    ["something new", "something new"],
  ];
  for (const [userAgent, name] of known) assert.equal(browserName(userAgent), name);
});
