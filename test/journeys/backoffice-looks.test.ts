import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { svgMark } from "../builders/marks.ts";
import { isSound, options } from "./axe.ts";
import { comeIn, officeScreens, previewed } from "./backoffice.ts";
import { expect, visit } from "./browser.ts";
import { eventually } from "./records.ts";
import { openShop } from "./shop.ts";

// The shop's looks, as staff choose them and as shoppers see them.

const home = async () => (await fetch(`${(await openShop()).address}/`)).text();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Tak to zobaczą" });

/** What the frame beside the form, or over it, shows of the header. */
async function drawnMark(page: Page): Promise<{ image: string; signal: string; width: number }> {
  return previewed(page)
    .locator(".head-mark .wordmark")
    .evaluate((mark) => ({
      image: getComputedStyle(mark).backgroundImage,
      signal: getComputedStyle(document.documentElement).getPropertyValue("--signal"),
      width: mark.getBoundingClientRect().width,
    }));
}

test("a logo and colours are chosen beside the home page they make, words nobody could read are refused with the nearest that do, and all of it is taken back", async (t) => {
  for (const on of officeScreens)
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (visit) => {
        const { page, mobile } = visit;
        visit.forgive(/status of 422.*\/appearance\/marks/);
        const before = await home();
        await comeIn(visit);
        await page.goto("/admin/settings");
        await page.getByRole("link", { name: "Wygląd" }).click();
        await field(page, "Akcent").waitFor();
        await isSound(page, "the shop's looks");

        await field(page, "Akcent").fill("#5b8def");
        await field(page, "Słowa na akcencie").fill("#fff");
        await expect(page.getByText("Kontrast 3,2 : 1, za mało")).toBeVisible();
        await expect(page.getByRole("button", { name: /^Zapisz/ })).toBeDisabled();
        await isSound(page, "words nobody could read");
        await shot(page, `unreadable-${on.options.viewport!.width}`);
        await page.getByRole("button", { name: /^Weź akcent #/ }).click();
        await expect(page.getByText(/Kontrast 4,\d : 1, da się czytać/)).toBeVisible();
        const accent = await field(page, "Akcent").inputValue();

        const logo = page.getByRole("group", { name: "Logo", exact: true });
        await logo
          .locator("input")
          .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("nic") });
        await expect(logo.getByRole("alert")).toBeVisible();
        await logo.locator("input").setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svgMark() });
        await expect(logo.getByRole("img")).toBeVisible();

        if (mobile) await page.getByRole("button", { name: "Podgląd", exact: true }).click();
        await expect(preview(page).or(page.getByRole("dialog")).first()).toBeVisible();
        await expect.poll(async () => (await drawnMark(page)).image).toMatch(/\/icons\/own\/[0-9a-f]{16}\.svg/);
        const drawn = await drawnMark(page);
        assert.equal(drawn.signal, accent);
        assert.ok(drawn.width > 60, String(drawn.width));
        await shot(page, `looks-${on.options.viewport!.width}`);
        await isSound(page, "the home page of a draft");
        if (mobile) await page.getByRole("dialog").getByRole("button", { name: "Zamknij" }).click();
        assert.equal(await home(), before, "shoppers see nothing of a draft");

        await page.getByRole("button", { name: /^Zapisz/ }).click();
        await expect(page.locator(".notice")).toContainText("Wygląd zapisany");
        await eventually("the home page has them", async () =>
          (await home()).includes(`/assets/own/${accent.slice(1)}-ffffff-`),
        );
        await shop(page, on.options.viewport!.width);

        await page.bringToFront();
        await page.getByRole("heading", { level: 1 }).focus();
        await page.keyboard.press("Control+z");
        await eventually("and has them no more", async () => !(await home()).includes("/own/"));
        await page.reload();
        await expect(field(page, "Akcent")).toHaveValue("#d8ff3c");
        await expect(page.locator(".save-bar")).toHaveCount(0);
      }),
    );
});

/** The shop as a shopper sees it: its logo in the head and the foot, its accent on what catches the eye. */
async function shop(office: Page, width: number): Promise<void> {
  const page = await office.context().newPage();
  await page.goto("/");
  const mark = page.locator(".head-mark .wordmark");
  await expect(page.getByRole("link", { name: "Bruk – strona główna" })).toBeVisible();
  const box = (await mark.boundingBox())!;
  assert.ok(box.width / box.height > 2.9 && box.width / box.height < 3.1, JSON.stringify(box));
  assert.equal(await mark.evaluate((one) => getComputedStyle(one, "::after").content), "none");
  await shot(page, `home-${width}`);
  await page.locator(".foot .wordmark").scrollIntoViewIfNeeded();
  await shot(page, `foot-${width}`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing scrolls sideways");
  await page.close();
}

async function shot(page: Page, name: string): Promise<void> {
  if (process.env["LOOKS_SHOTS"]) await page.screenshot({ path: `${process.env["LOOKS_SHOTS"]}/${name}.png` });
}
