import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { openShop } from "../src/bin/open-shop.ts";
import { readSettings } from "../src/bin/settings.ts";
import { invitationHref, operatorPath } from "../src/contract/operator/route.ts";
import type { Pool } from "../src/database/connect.ts";
import { saveOpening } from "../src/database/opening.ts";
import { seedSynthetic } from "../src/flows/catalogue/seed-synthetic.ts";
import { addProduct } from "../test/builders/catalogue.ts";
import { invite } from "../test/builders/staff.ts";
import { giveAuthenticator } from "../test/journeys/give-authenticator.ts";
import { findBrowser } from "../test/run/find-browser.ts";
import type { Measure } from "./run.ts";

const port = 3987;
const address = `http://localhost:${port}`;
const [sizes, colours] = [20, 25];
const rounds = 15;
const name = "Pięćset";

/** Starts a shop with a product of 500 variants and works on its sheet in a browser: opened, one cell saved, five hundred pasted. */
export async function measureVariants(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "bruk-bench-"));
  const { pool, close } = await openShop(
    { ...readSettings({}), dataDir: folder },
    { say: () => undefined, statementTimeout: 0 },
  );
  await seedSynthetic(pool, { products: 100, tell: () => undefined });
  await saveOpening(pool, new Date());
  const productId = await addLargeProduct(pool);
  const token = await invite(pool, { email: "ola@bruk.example", role: "owner" });
  await close();
  const shop = spawn(process.execPath, [join(import.meta.dirname, "../src/bin/start.ts")], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      shop.stdout.on("data", (text: Buffer) => text.includes("Bruk:") && resolve());
      shop.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    });
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "pl-PL" });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await giveAuthenticator(context, page);
    await page.goto(address + invitationHref(token));
    await page.getByLabel("Twoje imię i nazwisko").fill("Ola Nowak");
    await page.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
    await page.locator(".office-nav").waitFor();
    const measures = [
      row("answered by the server", await answerTimes(page, productId), "≤ 300 ms"),
      row("from the click on its link to a cell that takes keys", await openTimes(page, productId), "≤ 300 ms"),
      row("one cell saved, from the key to the cell that is", await saveTimes(page), "≤ 150 ms"),
      row("five hundred prices pasted and saved", [await pasteTime(page)], ""),
    ];
    await browser.close();
    return measures;
  } finally {
    if (shop.exitCode === null && shop.kill("SIGTERM")) await once(shop, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function addLargeProduct(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ manufacturer_id: number }>("SELECT manufacturer_id FROM manufacturers LIMIT 1");
  const variants = Array.from({ length: sizes * colours }, (_, at) => ({
    values: [`Rozmiar ${Math.floor(at / colours)}`, `kolor ${at % colours}`],
    stock: 5,
  }));
  const { productId } = await addProduct(pool, {
    handle: "piecset",
    name,
    manufacturer: rows[0]!.manufacturer_id,
    categories: [],
    options: ["Rozmiar", "Kolor"],
    variants,
  });
  return productId;
}

async function answerTimes(page: Page, productId: number): Promise<number[]> {
  return page.evaluate(
    async ({ href, rounds }) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        await (await fetch(href)).arrayBuffer();
        times.push(performance.now() - started);
      }
      return times;
    },
    { href: `${operatorPath}/products/${productId}/variants`, rounds },
  );
}

/** From another screen each time: the code is there from the first time on, and what was read is read again. */
async function openTimes(page: Page, productId: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto(`${address}/admin/goods/stock?q=${encodeURIComponent(name)}`);
    const link = `a[href$="/goods/${productId}/variants"]`;
    await page.locator(link).first().waitFor();
    times.push(
      await page.evaluate(
        (selector) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            document.querySelector<HTMLElement>(selector)!.click();
            const look = () =>
              document.querySelector("td[tabindex='0']") === null
                ? setTimeout(look, 0)
                : requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
            look();
          }),
        link,
      ),
    );
  }
  return times.slice(1);
}

async function saveTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cell = page.locator("td[data-row='0'][data-field='price']");
    await cell.click();
    await page.keyboard.type(`${300 + round}`);
    await page.keyboard.press("Enter");
    await page.locator("td[data-state=changed]").waitFor();
    await page.evaluate(() =>
      addEventListener("keydown", ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), {
        once: true,
        capture: true,
      }),
    );
    await page.keyboard.press("Control+s");
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const { pressed } = window as unknown as { pressed: number };
            // What the round before has saved is marked until another is typed.
            const look = () =>
              document.querySelector("td[data-row='0'][data-state=saved]") === null
                ? setTimeout(look, 0)
                : requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
            look();
          }),
      ),
    );
  }
  return times;
}

async function pasteTime(page: Page): Promise<number> {
  await page.locator("td[data-row='0'][data-field='price']").click();
  const started = Date.now();
  await page.evaluate((count) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", Array.from({ length: count }, (_, at) => `${400 + at},50`).join("\n"));
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, sizes * colours);
  await page.locator("td[data-state=changed]").first().waitFor();
  await page.keyboard.press("Control+s");
  await page.locator(`td[data-row='${sizes * colours - 1}'][data-state=saved]`).waitFor();
  return Date.now() - started;
}

function row(what: string, times: number[], goal: string): Measure {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return {
    what: `a sheet of ${sizes * colours} variants: ${what}${times.length > 1 ? ", median and slowest" : ""}`,
    figure: times.length > 1 ? `${median.toFixed(0)} / ${sorted.at(-1)!.toFixed(0)} ms` : `${median.toFixed(0)} ms`,
    goal,
  };
}
