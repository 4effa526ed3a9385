import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { href } from "../../../src/contract/paths.ts";
import type { Product } from "../../../src/domain/catalogue/product.ts";
import { hoodies, pageData, productsOf } from "../goods.ts";
import { eventually } from "../records.ts";
import { command, openShop } from "../shop.ts";
import { oneFrame } from "../small-video.ts";
import { openCart } from "./buying.ts";
import { layLine } from "./line.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

const enlarged = "dialog[open] .zoom-stage";
const withVideo = "/szalik-film/";

/** The journeys of somebody who looks at goods from all sides before they are bought: pictures, video, colours, what goes with them and what was seen before. */
export const showing: Readonly<Record<string, Journey>> = {
  // Chromium's driver has two fingers; of Firefox and WebKit the page is told by the events that fingers make there.
  "two fingers enlarge a picture about what is between them, one moves it, and it is whole again by a key": async (
    visitor,
  ) => {
    const product = (await productsOf(hoodies)).find(({ images }) => images.length >= 3);
    assert.ok(product);
    await visitor.open(href(product.url));
    await visitor.press({ css: ".film-picture" });
    await visitor.until(
      "the picture itself",
      () => document.querySelector<HTMLImageElement>("dialog[open] .zoom-stage img")?.naturalWidth,
    );
    const middle = await visitor.restingMiddleOf(enlarged);
    const beside = (by: number) => ({ x: middle.x + by, y: middle.y });
    await visitor.slide([beside(-40), beside(40)], [beside(-100), beside(100)]);
    await visitor.until(`enlarged to ${100 / 40} times`, isEnlarged, 100 / 40);
    assert.ok(Math.abs((await view(visitor)).x) < 2, "about the middle between them");
    await visitor.slide([middle], [beside(-60)]);
    await visitor.until(
      "moved by one finger",
      () => new DOMMatrix(getComputedStyle(document.querySelector("dialog[open] .zoom-stage img")!).transform).e < -40,
    );
    await visitor.reads("dialog[open] .zoom-turn .figures > [aria-hidden]", "1 /");
    await visitor.typeOn("0");
    await visitor.until("whole again", isEnlarged, 1);
    await visitor.slide([beside(100)], [beside(-100)]);
    await visitor.reads("dialog[open] .zoom-turn .figures > [aria-hidden]", "2 /");
    await visitor.key("Escape");
    await visitor.seesNo({ css: "dialog[open]" });
  },

  "a video is fetched only when it is asked for, and then has the browser's controls, a poster and captions": async (
    visitor,
  ) => {
    await bringInVideo("yes");
    const { address } = await openShop();
    const line = await layLine(address);
    try {
      visitor.address = line.address;
      const films = () => line.sent().filter(({ path }) => /\.webm(?:\?|$)/.test(path));
      await visitor.open(withVideo);
      await visitor.seesPictures();
      assert.deepEqual(
        await visitor.ask(() => document.querySelectorAll("video").length),
        0,
        "a picture stands for it",
      );
      assert.deepEqual(films(), [], "nothing of it is fetched");
      await visitor.press({ role: "button", name: "Szalik Film: odtwórz film: Tył" });
      await visitor.until(
        "its one frame",
        () => document.querySelector<HTMLVideoElement>(".film-video")?.videoWidth === 8,
      );
      assert.ok(films().length > 0, "it is fetched now");
      const { controls, poster, name, captions } = await visitor.ask(() => {
        const video = document.querySelector<HTMLVideoElement>(".film-video")!;
        const [track] = video.textTracks;
        return {
          controls: video.controls,
          poster: video.poster,
          name: video.ariaLabel,
          captions: track && [track.kind, track.language, track.label],
        };
      });
      assert.ok(controls);
      assert.match(poster, /\/800x1000\//);
      assert.equal(name, "Szalik Film: odtwórz film");
      assert.deepEqual(captions, ["captions", "pl", "Polski"]);
      await visitor.until("the focus on it", () => document.activeElement?.matches(".film-video"));
    } finally {
      // What the page still asks for would be asked of a line that is gone.
      visitor.address = address;
      await visitor.forget();
      await line.close();
      await bringInVideo("no");
    }
  },

  "what was looked at before stands on the next product's page, is there after a reload, and is gone once it is cleared":
    async (visitor) => {
      const [first, second] = (await productsOf(hoodies)).filter(({ product_quantity }) => product_quantity > 10);
      assert.ok(first && second);
      await visitor.open(href(first.url));
      await visitor.sees({ role: "heading", name: first.product_name });
      await visitor.until(
        "it noted",
        (id: string) => localStorage.getItem("productsHistory")?.includes(id),
        first.product_id,
      );
      await visitor.open(href(second.url));
      await comeTo(visitor, ".recent", ".recent:not(.recent-waiting)");
      await visitor.reads(".recent:not(.recent-waiting) .tile-name", first.product_name);
      await visitor.reload();
      await comeTo(visitor, ".recent", ".recent:not(.recent-waiting)");
      await visitor.press({ css: `.recent:not(.recent-waiting) .tile-name a[href="${href(first.url)}"]` });
      await visitor.isAt(href(first.url));
      await visitor.back();
      await visitor.isAt(href(second.url));
      await comeTo(visitor, ".recent", ".recent:not(.recent-waiting)");
      await visitor.press({ role: "button", name: "Wyczyść tę listę" });
      await visitor.seesNo({ css: ".recent" });
    },

  "what goes with a product stands below it and leads to it, and 'back' leads to the product again": async (
    visitor,
  ) => {
    const { product, goesWith } = await withCompany();
    await visitor.open(href(product.url));
    await comeTo(visitor, ".shelf");
    await visitor.sees({ role: "heading", name: "Pasuje do tego" });
    const [first] = goesWith;
    await visitor.press({ css: `.shelf .tile-name a[href="${href(first!.url)}"]` });
    await visitor.isAt(href(first!.url));
    await visitor.sees({ role: "heading", name: first!.product_name });
    await visitor.back();
    await visitor.isAt(href(product.url));
    await visitor.sees({ role: "heading", name: product.product_name });
  },

  "a tile says which sizes are left and puts one of them into the cart": async (visitor) => {
    const product = (await productsOf(hoodies)).find((one) => sizesLeft(one).length > 1 && one.attrs.length === 1);
    assert.ok(product);
    const [size = ""] = sizesLeft(product);
    const tile = `main li:has(.tile-name a[href^="${href(product.url)}"])`;
    await visitor.open(hoodies);
    await visitor.press({ role: "button", name: "Lista" });
    await visitor.reads(`${tile} .tile-sizes`, sizesLeft(product).join(" "));
    await visitor.press({ role: "button", name: "Siatka" });
    await visitor.hover({ css: `${tile} .tile-name a` });
    await visitor.press({
      css: `${tile} .quick-sizes button[aria-label^="Do koszyka: ${size}"]`,
    });
    if (visitor.mobile) await openCart(visitor);
    await visitor.reads("dialog.order-panel[open] .cart-line", product.product_name);
    await visitor.reads("dialog.order-panel[open] .cart-line", size);
  },

  "a tile says how many other colours there are, the page leads to each, and the one that is shown is marked": async (
    visitor,
  ) => {
    const product = (await productsOf("/Odziez/bluzy/")).find(({ other_colours: others = 0 }) => others > 0);
    assert.ok(product);
    const { colours } = (await pageData<"product">(href(product.url))).data;
    const own = colours.find(({ product_id }) => product_id === product.product_id)!;
    const sister = colours.find(({ product_id }) => product_id !== product.product_id)!;
    await visitor.open("/Odziez/bluzy/");
    const tile = `main li:has(.tile-name a[href^="${href(product.url)}"])`;
    await visitor.reads(`${tile} .tile-colours`, String(product.other_colours));
    await visitor.press({ css: `${tile} .tile-name a` });
    await visitor.isAt(href(product.url));
    await visitor.reads(".buy-part:has(.colours) .buy-label", own.colour);
    await visitor.press({ css: `.colours a[href^="${href(sister.url)}"]` });
    await visitor.isAt(href(sister.url));
    await visitor.reads(".buy-part:has(.colours) .buy-label", sister.colour);
    await visitor.until(
      "its own colour marked, and no other",
      (path: string) =>
        [...document.querySelectorAll<HTMLAnchorElement>(".colours a[aria-current=page]")]
          .map(({ pathname }) => pathname)
          .join() === path,
      href(sister.url),
    );
    await visitor.back();
    await visitor.reads(".buy-part:has(.colours) .buy-label", own.colour);
  },
};

/** Returns whether the picture is shown so many times as large. Runs in the page. */
function isEnlarged(scale: number): boolean {
  const image = document.querySelector("dialog[open] .zoom-stage img");
  return image !== null && Math.abs(new DOMMatrix(getComputedStyle(image).transform).a - scale) < 0.05;
}

function view(visitor: Visitor): Promise<{ x: number; y: number }> {
  return visitor.ask(() => {
    const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector("dialog[open] .zoom-stage img")!).transform);
    return { x: e, y: f };
  });
}

/** Scrolls to something that is made when somebody comes near it, and stays by it until it is `ready`. */
async function comeTo(visitor: Visitor, css: string, ready = css): Promise<void> {
  await visitor.until(
    `${ready} come to`,
    (css: string, ready: string) => {
      const found = document.querySelector(css);
      found?.scrollIntoView({ behavior: "instant", block: "start" });
      if (found === null) scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return document.querySelector(ready) !== null;
    },
    css,
    ready,
  );
}

function sizesLeft({ attrs }: Product): string[] {
  return (attrs[0]?.vals ?? []).filter(({ quantity }) => quantity > 0).map(({ attrValue_name: size }) => size);
}

/** Returns a product with what goes with it. */
async function withCompany() {
  for (const { url } of await productsOf(hoodies)) {
    const { product, goesWith } = (await pageData<"product">(href(url))).data;
    if (goesWith.length > 0) return { product, goesWith };
  }
  throw new Error("Nothing goes with any product of the hoodies.");
}

/** Brings in a product whose second picture stands for a video, or takes it out of sight. It is sold out, so no other journey chooses it from among the goods. */
async function bringInVideo(shown: "yes" | "no"): Promise<void> {
  const { dataDir } = await openShop();
  const [front, back] = (await productsOf(hoodies)).flatMap(({ images }) => images.slice(0, 1)).map(({ path }) => path);
  const row = {
    kind: "product",
    handle: "szalik-film",
    name_pl: "Szalik Film",
    manufacturer: "Zygzak",
    categories: "torby/nerki",
    price: "59.00",
    quantity: "0",
    shown,
    pictures: `${front} | ${back}`,
    picture_roles: "| back",
    picture_videos: "| film.webm",
    picture_video_captions_pl: "| film.vtt",
  };
  await writeFile(join(dataDir, "film.webm"), oneFrame);
  await writeFile(join(dataDir, "film.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000\nSzelest.\n");
  const file = join(dataDir, "szalik.csv");
  await writeFile(file, `${Object.keys(row).join(",")}\n${Object.values(row).join(",")}\n`);
  await command("import", file);
  if (shown === "yes")
    await eventually(withVideo, async () => (await pageData<"product">(withVideo)).template === "product");
}
