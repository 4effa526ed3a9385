import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, type TestContext } from "node:test";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect as expectNow,
  type Page,
} from "@playwright/test";
import { countOf } from "../counts.ts";
import { hasMemoryFolder } from "../memory-folder.ts";
import { findHeadlessBrowser } from "../run/find-browser.ts";
import { openShop } from "./shop.ts";

/** Milliseconds anything may take; a machine may be busy with other things. */
export const patience = 90_000;

/**
 * Says what a page is to show, and waits until it does: what a click or a load brings may be a frame or a
 * second away. That something is not there means little unless what comes with it was waited for before.
 */
export const expect = new Proxy(expectNow.configure({ timeout: patience }), {
  get: (patient, name) =>
    name === "poll"
      ? (((ask, options) => patient.poll(() => askedOfThePage(ask), options)) satisfies typeof patient.poll)
      : (Reflect.get(patient, name) as unknown),
});

/** A question that is put to a page while another takes its place is put to the other. */
async function askedOfThePage<T>(ask: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error;
    }
  }
}

/** A window the journeys are walked in. */
export interface Screen {
  name: string;
  options: BrowserContextOptions;
}

export const phone: Screen = {
  name: "390 px, touch",
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
export const desktop: Screen = { name: "1440 px, pointer", options: { viewport: { width: 1440, height: 900 } } };
export const screens: readonly Screen[] = [phone, desktop];
/** Of those the ones for what is the same at a desk: a short run walks it on a phone alone. */
export const fewScreens: readonly Screen[] = screens.slice(0, countOf("WINDOWS"));

/** A shopper's browser: nothing kept from anybody before. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The window is one in which the mobile layout applies. */
  mobile: boolean;
  /** Trouble whose words match is what this journey looks for. */
  forgive(words: RegExp): void;
}

export interface VisitOptions {
  on: Screen;
  /** More of the context's options, `javaScriptEnabled` for instance. */
  options?: BrowserContextOptions;
  /** With the service worker, which would answer in place of the network that other journeys look at. */
  worker?: boolean;
  /** A file of JPEGs, one after the other, that the browser's camera sees. */
  camera?: string;
}

/**
 * Walks one journey in a browser of its own. Afterwards anything the browser complained of fails the
 * test: console errors (policy violations are among them), uncaught errors, failed requests.
 */
export async function visit(
  t: TestContext,
  { on, options = {}, worker = false, camera }: VisitOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { address } = await openShop();
  const browser = camera === undefined ? await (running ??= openBrowser()) : await openBrowser(seeing(camera));
  const context = await browser.newContext({
    baseURL: address,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    reducedMotion: "reduce",
    ...on.options,
    ...options,
  });
  // A browser told to run no scripts refuses the ones a page would have fetched early.
  const forgiven: RegExp[] = options.javaScriptEnabled === false ? [/\.js csp$/] : [];
  const troubles: string[] = [];
  context.setDefaultTimeout(patience);
  context.setDefaultNavigationTimeout(patience);
  context.on("page", (page) => {
    recordTroubles(page, troubles);
    if (options.javaScriptEnabled !== false) waitForCode(page);
  });
  try {
    if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const page = await context.newPage();
    await journey({
      page,
      context,
      mobile: (on.options.viewport?.width ?? 0) <= 530,
      forgive: (words) => void forgiven.push(words),
    });
  } catch (error) {
    for (const page of context.pages()) t.diagnostic(`left at ${page.url()}; ${await picture(page)}`);
    for (const trouble of troubles) t.diagnostic(trouble);
    throw shortened(error);
  } finally {
    await context.close();
    if (camera !== undefined) await browser.close();
  }
  const unexpected = troubles.filter((trouble) => !forgiven.some((words) => words.test(trouble)));
  if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join("\n")}`);
}

let running: Promise<Browser> | undefined;
after(async () => (await running)?.close());

const seeing = (film: string) => [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${film}`,
];

async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: await findHeadlessBrowser(),
    args: ["--disable-gpu", ...(hasMemoryFolder() ? [] : ["--disable-dev-shm-usage"]), ...asRoot, ...more],
  });
}

/** The shop's code is begun after the first paint, which may be after the browser's 'load': a journey goes on from there. */
function waitForCode(page: Page): void {
  const begun = () => {
    const root = document.getElementById("root");
    return (
      document.getElementById("entry") === null ||
      (history.state !== null && Object.keys(root ?? {}).some((name) => name.startsWith("__reactContainer")))
    );
  };
  // A layer that was just closed takes its entry of the history back: it would call off a page that is loaded in the same moment.
  const settled = () =>
    Number((history.state as { layers?: number } | null)?.layers ?? 0) <=
    document.querySelectorAll("dialog[open], header [aria-expanded=true]").length;
  const { goto, reload } = page;
  // Who says what to wait for waits for that alone.
  page.goto = async (to, how) => {
    await page.waitForFunction(settled);
    const answer = await goto.call(page, to, how);
    if (how?.waitUntil === undefined) await page.waitForFunction(begun);
    return answer;
  };
  page.reload = async (...how) => {
    await page.waitForFunction(settled);
    const answer = await reload.apply(page, how);
    await page.waitForFunction(begun);
    return answer;
  };
}

/** The fields of the bodies that the specification fixes (point 7). */
const fixedBodies: Readonly<Record<string, readonly string[]>> = {
  "/sys/json_api?login": ["login", "password"],
  "/sys/json_api?loginSocial": ["source", "userId", "userToken"],
  "/sys/json_utils?code": ["code"],
  "/sys/json_emails?sendNewPassword": ["email"],
  "/sys/json_emails?newsletterSubscribe": ["email"],
};

function recordTroubles(page: Page, troubles: string[]): void {
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const fixed = fixedBodies[pathname + search];
    const sent = fixed && Object.keys(request.postDataJSON() as object).toSorted();
    if (sent && sent.join() !== fixed.join())
      troubles.push(`body of ${pathname}${search}: ${sent.join()} in place of ${fixed.join()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => troubles.push(`error: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // The browser gives up pictures and pages fetched ahead when the shopper goes on.
    if (why !== "net::ERR_ABORTED") troubles.push(`failed: ${request.method()} ${request.url()} ${why}`);
  });
}

/** Playwright tells every attempt of thirty seconds; the first ones say it. */
function shortened(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "TimeoutError") return error;
  const short = new Error(error.message.split("\n").slice(0, 12).join("\n"));
  short.stack = `${short.message}\n${error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n")}`;
  return short;
}

async function picture(page: Page): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "bruk-journey-")), "left-here.png");
  return page.screenshot({ path, timeout: 10_000 }).then(
    () => `seen in ${path}`,
    () => "no picture could be taken",
  );
}
