import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, previewed } from "./backoffice.ts";
import { desktop, expect, visit } from "./browser.ts";
import { eventually } from "./records.ts";
import { openShop } from "./shop.ts";

// Pictures of a product as staff bring them, put them in order, cut them and say what they show.

/** A file as somebody has it on their disk; no two journeys have the same picture. */
async function photo(name: string, width: number, height: number) {
  const background = `#${randomBytes(3).toString("hex")}`;
  const spot = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: spot, left: Math.floor(width / 4), top: Math.floor(height / 4) }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Makes a product nobody has seen yet, and stays at its page; returns its name. */
async function makeProduct(page: Page): Promise<{ name: string; slug: string }> {
  const nth = randomUUID().slice(0, 8);
  const name = `Bluza Zdjęcia ${nth}`;
  await page.goto("/admin/goods");
  await page.getByRole("button", { name: /^Nowy towar/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nazwa po polsku").fill(name);
  await dialog.getByLabel("Marka").selectOption({ index: 1 });
  await dialog.getByLabel("Kategoria").selectOption({ label: "Odzież / Bluzy / Bluzy z kapturem" });
  await dialog.getByLabel("Cena, zł").fill("219,99");
  await dialog.getByLabel("Rozmiary, po przecinku").fill("S, M");
  await dialog.getByRole("button", { name: "Dodaj towar" }).click();
  await page.waitForURL(/goods\/\d+$/);
  return { name, slug: `bluza-zdjecia-${nth}` };
}

const card = (page: Page) => page.getByRole("region", { name: "Zdjęcia", exact: true });
const tiles = (page: Page) => card(page).locator("[data-picture]");
const order = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-picture")!));

async function bring(page: Page, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  const before = await tiles(page).count();
  await card(page).getByLabel("Wybierz zdjęcia").last().setInputFiles(files);
  await expect(tiles(page)).toHaveCount(before + files.length);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zapisz/ }).click();
  await expect(page.locator(".unsaved-bar")).toHaveCount(0);
}

test("pictures are brought at once, put in order, said in three languages, cut and saved, and the shop shows them", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, async (t) => {
      await visit(t, { on, options }, async (visit) => {
        const { page } = visit;
        await comeIn(visit);
        const { slug } = await makeProduct(page);
        await expect(card(page).getByText("Nie ma jeszcze żadnego zdjęcia.")).toBeVisible();
        await expect(card(page)).toContainText("do 25 MB i 60 megapikseli");
        await isSound(page, "no pictures");

        await bring(page, [
          await photo("przód.jpg", 1600, 2000),
          await photo("tył.jpg", 900, 900),
          await photo("detal.jpg", 2400, 1600),
        ]);
        await expect(card(page)).toContainText("3 z 60");
        const [front, back, detail] = await order(page);
        await isSound(page, "three pictures");

        // By buttons, by arrows on the handle, and the focus stays with what was moved.
        await card(page).getByRole("button", { name: "Przesuń zdjęcie 3 w lewo" }).click();
        assert.deepEqual(await order(page), [front, detail, back]);
        await expect(card(page).getByText("Teraz na miejscu 2 z 3")).toBeAttached();
        await card(page)
          .getByRole("button", { name: /^Zdjęcie 1: przeciągnij/ })
          .focus();
        await page.keyboard.press("End");
        assert.deepEqual(await order(page), [detail, back, front]);
        await expect(card(page).getByRole("button", { name: /^Zdjęcie 3: przeciągnij/ })).toBeFocused();
        await page.keyboard.press("Home");
        assert.deepEqual(await order(page), [front, detail, back]);

        await card(page)
          .getByRole("button", { name: /^Zdjęcie 1 z 3/ })
          .click();
        const fields = card(page).getByRole("region", { name: "Zdjęcie 1 z 3" });
        const alt = fields.getByRole("group", { name: "Co widać na zdjęciu" });
        await alt.getByLabel("Polski").fill("Bluza z przodu");
        await alt.getByLabel("English").fill("The hoodie from the front");
        await expect(tiles(page).first()).toContainText("Bez opisu: CZ");
        await alt.getByLabel("Čeština").fill("Mikina zepředu");
        await expect(tiles(page).first()).toContainText("Opisane");
        await fields.getByLabel("Rodzaj").selectOption({ label: "Na osobie" });
        await fields
          .getByRole("group", { name: /^Pokazuje/ })
          .getByLabel("M", { exact: true })
          .check();
        await isSound(page, "what is said of one");

        await fields.getByRole("button", { name: "Kadr i środek…" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Kształt").selectOption("1:1");
        await dialog.getByLabel(/^Wielkość okna/).fill("60");
        await dialog.getByText("Środek", { exact: true }).click();
        await dialog.locator(".frame-window").waitFor();
        const stage = (await dialog.locator(".frame-stage").boundingBox())!;
        await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
        await expect(dialog.locator(".frame-focus")).toBeVisible();
        await dialog.getByLabel(/^Poziomo/).focus();
        await page.keyboard.press("ArrowRight");
        await isSound(page, "a cut");
        await dialog.getByRole("button", { name: "Ustaw" }).click();
        await expect(dialog).toHaveCount(0);
        const [cut] = await order(page);
        assert.notEqual(cut, front);
        await expect(fields).toContainText("960 × 960 pikseli · przycięte · wypełnia kafelek");
        await expect(alt.getByLabel("Polski")).toHaveValue("Bluza z przodu");

        await save(page);
        await page.getByRole("button", { name: "Pokaż w sklepie" }).click();
        await expect(page.locator(".order-states")).toContainText("W sklepie");
        const { address } = await openShop();
        const shown = async (text: string) => (await (await fetch(`${address}/${slug}/`)).text()).includes(text);
        await eventually("the shop shows them", () => shown(cut!));
        assert.ok(await shown("Bluza z przodu"));
        const former = await fetch(`${address}/images/800x1000/${front}.jpg`);
        assert.equal(former.status, 200, "the whole keeps its address");

        // Taken away and saved, and brought back by Ctrl+Z.
        await fields.getByRole("button", { name: "Usuń zdjęcie" }).click();
        await save(page);
        await eventually("it is gone", async () => !(await shown(cut!)));
        await page.getByRole("heading", { level: 1 }).focus();
        await page.keyboard.press("Control+z");
        await eventually("it is back", () => shown(cut!));
        await expect(tiles(page)).toHaveCount(3);
      });
    });
});

test("what cannot be brought says why before it is sent, and stops none of the others; a picture is replaced in its place", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await makeProduct(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/picture-files")) sent.push(request.url());
    });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);
    const bomb = (
      await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } })
        .png()
        .toBuffer()
    ).subarray(0, 33);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const good = await photo("dobre.jpg", 1200, 1500);
    const heavy = Buffer.alloc(26_000_000);
    good.buffer.copy(heavy);
    await card(page)
      .getByLabel("Wybierz zdjęcia")
      .last()
      .setInputFiles([
        { name: "iphone.heic", mimeType: "image/heic", buffer: heic },
        { name: "bomba.png", mimeType: "image/png", buffer: bomb },
        { name: "skrypt.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg><script>alert(1)</script></svg>") },
        { name: "ciężkie.jpg", mimeType: "image/jpeg", buffer: heavy },
        good,
      ]);
    await expect(tiles(page)).toHaveCount(1);
    const uploads = card(page).locator(".upload");
    await expect(uploads).toHaveText([
      /iphone\.heic.*HEIC/,
      /bomba\.png.*za dużo pikseli/,
      /skrypt\.jpg.*To nie jest zdjęcie/,
      /ciężkie\.jpg.*Ma 26 MB, a może mieć 25 MB/,
    ]);
    assert.equal(sent.length, 1, "the good one alone");
    await isSound(page, "what did not come");
    for (const name of ["iphone.heic", "bomba.png", "skrypt.jpg", "ciężkie.jpg"])
      await card(page)
        .getByRole("button", { name: `Pomiń: ${name}` })
        .click();
    await expect(uploads).toHaveCount(0);

    // The same once more is known; another one takes its place, with what was said.
    await card(page).getByLabel("Wybierz zdjęcia").last().setInputFiles([good]);
    await expect(page.locator(".notice")).toContainText("To zdjęcie już tu jest: dobre.jpg");
    await card(page)
      .getByRole("button", { name: /^Zdjęcie 1 z 1/ })
      .click();
    const alt = card(page).getByRole("group", { name: "Co widać na zdjęciu" });
    await alt.getByLabel("Polski").fill("Bluza na wieszaku");
    const [before] = await order(page);
    await card(page)
      .getByLabel("Wymień…")
      .last()
      .setInputFiles([await photo("nowe.jpg", 1000, 1250)]);
    await expect.poll(async () => (await order(page))[0]).not.toBe(before);
    await expect(tiles(page)).toHaveCount(1);
    await expect(alt.getByLabel("Polski")).toHaveValue("Bluza na wieszaku");
  });
});

test("pictures are dropped from a folder and dragged into their order; the page beside the form shows them before they are saved, and leads to them", async (t) => {
  await visit(t, { on: desktop, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await makeProduct(page);
    const files = [
      await photo("a.jpg", 1200, 1500),
      await photo("b.jpg", 1200, 1500),
      await photo("c.jpg", 1200, 1500),
    ];
    const data = await page.evaluateHandle(
      (given) => {
        const dropped = new DataTransfer();
        for (const { name, base64 } of given) {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          dropped.items.add(new File([bytes], name, { type: "image/jpeg" }));
        }
        return dropped;
      },
      files.map(({ name, buffer }) => ({ name, base64: buffer.toString("base64") })),
    );
    const drop = card(page).locator(".pictures-drop");
    await drop.dispatchEvent("dragover", { dataTransfer: data });
    await expect(drop).toHaveClass(/pictures-over/);
    await drop.dispatchEvent("drop", { dataTransfer: data });
    await expect(tiles(page)).toHaveCount(3);
    const [a, b, c] = await order(page);

    const centre = async (index: number) => {
      const { x, y, width, height } = (await tiles(page).nth(index).locator("[data-move=grip]").boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await tiles(page).first().scrollIntoViewIfNeeded();
    const [from, to] = [await centre(0), await centre(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    assert.deepEqual(await order(page), [b, c, a]);
    // Esc puts it back.
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    assert.deepEqual(await order(page), [b, c, a]);

    await expect(previewed(page).locator(`img[src*="${b}"]`).first()).toBeAttached();
  });
});
