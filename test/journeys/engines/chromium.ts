import { type Browser, chromium as playwright, type Page } from "@playwright/test";
import { findBrowser } from "../../run/find-browser.ts";
import { type Engine, keys, type Point, type Size, type Tab, wayOf } from "./tab.ts";

let running: Promise<Browser> | undefined;

export const chromium: Engine = {
  name: "Chromium",
  open: async (size) => openTab(await (running ??= launch()), size),
  close: async () => (await running)?.close(),
};

async function launch(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return playwright.launch({
    executablePath: await findBrowser(),
    args: ["--disable-dev-shm-usage", "--disable-gpu", ...asRoot],
  });
}

async function openTab(browser: Browser, viewport: Size): Promise<Tab> {
  const context = await browser.newContext({
    viewport,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    reducedMotion: "reduce",
  });
  return tabOf(await context.newPage(), () => context.close());
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const said: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && said.push(`${message.text()} (${message.location().url})`),
  );
  page.on("pageerror", (error) => said.push(error.stack ?? error.message));
  const named = new Map(Object.entries(keys).map(([name, key]) => [key as string, name]));
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    evaluate: (expression) => page.evaluate<string>(expression),
    point: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    // Playwright has one finger; the browser's own protocol has as many as a hand.
    slide: async (from, to) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ id, ...point })) });
      const [first, ...others] = wayOf(from, to);
      await touch("touchStart", first!);
      for (const points of others) await touch("touchMove", points);
      await touch("touchEnd", []);
      await session.detach();
    },
    type: async (typed) => {
      for (const key of typed)
        await (named.has(key) ? page.keyboard.press(named.get(key) ?? "") : page.keyboard.type(key));
    },
    chord: (pressed) => page.keyboard.press(pressed.map((key) => named.get(key) ?? key).join("+")),
    picture: () => page.screenshot(),
    complaints: () => said.splice(0),
    beside: async () => {
      const other = await page.context().newPage();
      return tabOf(other, () => other.close());
    },
    close,
  };
}
