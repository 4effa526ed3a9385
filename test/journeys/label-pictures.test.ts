/** A label's own pictures and a video, brought in by a file: the line under them, their crops, what a tile shows, and what is played only when it is asked for. */
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { searchHref } from "../../src/contract/paths.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { hoodies, pageData, productsOf } from "./goods.ts";
import { eventually } from "./records.ts";
import { command, openOwnShop } from "./shop.ts";
import { open } from "./shopper.ts";
import { oneFrame } from "./small-video.ts";

const path = "/kurtka-wywrotka/";
const caption = "Modelka ma 178 cm i nosi rozmiar M";
// What is brought in would be among the goods that other journeys choose from.
const { dataDir } = await openOwnShop({});

/** Brings the product in: its second picture is of somebody who wears it, its third stands for a video. Returns the three files. */
async function bringIn(): Promise<string[]> {
  const images = (await productsOf(hoodies)).flatMap((product) => product.images.slice(0, 1));
  const [front, back, model] = images.map((image) => image.path);
  const row = {
    kind: "product",
    handle: "kurtka-wywrotka",
    name_pl: "Kurtka Wywrotka",
    manufacturer: "Zygzak",
    categories: "Odziez/bluzy/z-kapturem",
    price: "199.00",
    quantity: "5",
    pictures: `${front} | ${back} | ${model}`,
    picture_focus: "| | 30 20",
    picture_roles: "| back | model",
    picture_captions_pl: `| | ${caption}`,
    picture_captions_en: "| | The model is 178 cm tall and wears M",
    picture_videos: "| film.webm |",
    picture_video_captions_pl: "| film.vtt |",
  };
  await writeFile(join(dataDir, "film.webm"), oneFrame);
  await writeFile(join(dataDir, "film.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000\nSzelest.\n");
  const file = join(dataDir, "kurtka.csv");
  await writeFile(file, `${Object.keys(row).join(",")}\n${Object.values(row).join(",")}\n`);
  await command("import", file);
  await eventually(path, async () => (await pageData<"product">(path)).template === "product");
  return [front!, back!, model!];
}

let brought: Promise<string[]> | undefined;
const files = () => (brought ??= bringIn());

test("a caption stands under its picture, crops keep the focus, the enlarged picture is whole", async (t) => {
  const [, , model] = (await files()) as [string, string, string];
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      await open(page, path);
      const slide = page.locator(".film-slide", { has: page.locator("figcaption") });
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.locator("figcaption")).toHaveText(caption);
      await expect(slide.locator("figcaption")).toBeInViewport();
      const button = slide.getByRole("button", { name: "Kurtka Wywrotka, zdjęcie 3: powiększ: Na modelu" });
      const shown = () => button.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(shown).toContain(`/30-20~${model}`);
      const [picture, line] = [await button.boundingBox(), await slide.locator("figcaption").boundingBox()];
      assert.ok(line!.y >= picture!.y + picture!.height - 1, "under it, not over it");
      await button.click();
      const zoom = page.locator("dialog.zoom");
      const enlarged = () => zoom.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(enlarged).toMatch(new RegExp(`/${model.replaceAll(".", "\\.")}$`));
      await expect(zoom.getByText(caption)).toBeVisible();
    });
  }
});

test("a label whose photos are 2:3 says so once: tiles, their files and the gallery follow, and nothing moves while they load", async (t) => {
  const [, , model] = (await files()) as [string, string, string];
  t.after(() => command("config", "picture_ratio", "4:5"));
  await command("config", "picture_ratio", "2:3");
  for (const shown of ["/Odziez/bluzy/", path])
    await eventually(
      `${shown} in the new ratio`,
      async () => (await pageData(shown)).layout.config["picture_ratio"] === "2:3",
    );
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      await page.addInitScript(() => {
        const moved = { by: 0 };
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
            for (const { node } of sources)
              if (node instanceof Element && node.closest(".tile, .gallery") !== null) moved.by += 1;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const ratioOf = async (selector: string) => {
        const { width, height } = (await page.locator(selector).first().boundingBox())!;
        return (width / height).toFixed(2);
      };
      const still = async () => {
        await page.waitForLoadState("networkidle");
        assert.equal(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by), 0);
      };
      await open(page, "/Odziez/bluzy/");
      assert.equal(await ratioOf(".tile-picture"), "0.67");
      const source = page.locator(".tile-picture source").first();
      assert.match((await source.getAttribute("srcset"))!, /\/320x480\/[^ ]+ 320w, .*\/800x1200\/[^ ]+ 800w$/);
      await still();
      await open(page, path);
      assert.equal(await ratioOf(".film-picture"), "0.67");
      await still();
      const shown = () =>
        page
          .locator(".film-picture img")
          .last()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
      await page.locator(".film-picture").last().scrollIntoViewIfNeeded();
      await expect.poll(shown).toMatch(new RegExp(`/(400x600|640x960|800x1200|1200x1800)/30-20~${model}`));
    });
  }
});

test("a tile that is pointed at shows who wears it", async (t) => {
  const [, , model] = (await files()) as [string, string, string];
  await visit(t, { on: desktop }, async ({ page }) => {
    await open(page, searchHref("kurtka wywrotka"));
    const tile = page.locator(".tile", { hasText: "Kurtka Wywrotka" }).first();
    await tile.hover();
    const second = tile.locator(".tile-second");
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`30-20~${model}`);
  });
});

test("of a video nothing is fetched until it is played, by key too; then it plays with its captions", async (t) => {
  await files();
  for (const on of screens) {
    await visit(t, { on }, async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => void (request.url().includes("/videos/") && fetched.push(request.url())));
      await open(page, path);
      const play = page.getByRole("button", { name: "Kurtka Wywrotka: odtwórz film: Tył" });
      await play.scrollIntoViewIfNeeded();
      await play.focus();
      assert.deepEqual(fetched, []);
      assert.equal(await page.locator("video").count(), 0);
      await page.keyboard.press("Enter");
      const video = page.locator("video");
      await expect(video).toBeFocused();
      await expect(video).toHaveAttribute("controls");
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth), "its frame has come")
        .toBe(8);
      assert.ok(
        fetched.some((url) => /\/videos\/kurtka-wywrotka-[0-9a-f]{8}\.webm$/.test(url)),
        fetched.join(),
      );
      const corners = await video.evaluate((element: HTMLVideoElement) => {
        const box = element.getBoundingClientRect();
        const top = box.top + element.clientTop;
        return [box.left + 8, box.right - 8]
          .flatMap((x) => [top + 8, top + element.clientHeight - 8].map((y) => document.elementFromPoint(x, y)))
          .every((there) => there === element);
      });
      assert.ok(corners, "nothing lies over the player's own buttons");
      const captions = await video.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
      );
      assert.deepEqual(captions, [{ kind: "captions", language: "pl", mode: "showing" }]);
    });
  }
});
