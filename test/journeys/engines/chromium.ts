import { type Browser, chromium as playwright } from "@playwright/test";
import { findBrowser } from "../../run/find-browser.ts";
import { type Engine, keys, type Size, type Tab } from "./tab.ts";

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
  const page = await context.newPage();
  let said: string[] = [];
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
    type: async (typed) => {
      for (const key of typed)
        await (named.has(key) ? page.keyboard.press(named.get(key) ?? "") : page.keyboard.type(key));
    },
    picture: () => page.screenshot(),
    complaints: () => said.splice(0),
    close: () => context.close(),
  };
}
