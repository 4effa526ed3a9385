import assert from "node:assert/strict";
import { href } from "../../../src/contract/paths.ts";
import { hoodies, pageData, productsOf } from "../goods.ts";
import { goToHoodies } from "./buying.ts";
import type { Journey } from "./walk.ts";

const field = "header input[name=q]";

/** The journeys of somebody who looks for something. */
export const finding: Readonly<Record<string, Journey>> = {
  "search suggests while one types, and jumps to the results": async (visitor) => {
    await visitor.open("/");
    await visitor.fill(field, "blu");
    await visitor.sees({ role: "option", text: "Bluzy" });
    await visitor.typeOn("za");
    await visitor.isAt("/__/bluza");
    await visitor.sees({ css: "main .tile" });
    await visitor.until(
      "the field still in the focus, with its words",
      (field: string) =>
        document.activeElement?.matches(field) && (document.activeElement as HTMLInputElement).value === "bluza",
      field,
    );
    await visitor.key("Enter");
    await visitor.back();
    await visitor.isAt("/");
    await visitor.forward();
    await visitor.isAt("/__/bluza");
    await visitor.sees({ css: "main .tile" });
  },

  "filters narrow a listing, back takes them back, a product is gone to and come back from": async (visitor) => {
    const { data } = await pageData<"category">("/Odziez/", "?size=M");
    await visitor.open("/Odziez/");
    await visitor.press({ css: "#filter-toggle" });
    await visitor.tick("input[name=size][value=M]");
    await visitor.isAt("/Odziez/?size=M");
    if (visitor.mobile) await visitor.press({ role: "button", name: "Zamknij filtry" });
    const first = href(data.products[0]?.url ?? "");
    await visitor.until(
      "the narrowed listing",
      (first: string) => document.querySelector("main .tile-name a")?.getAttribute("href")?.startsWith(first),
      first,
    );
    await visitor.press({ css: `main .tile-name a[href^="${first}"]` });
    await visitor.isAt(first);
    await visitor.sees({ role: "heading", name: data.products[0]?.product_name ?? "" });
    await visitor.back();
    await visitor.isAt("/Odziez/?size=M");
    await visitor.sees({ css: `main .tile-name a[href^="${first}"]` });
    await visitor.choose("#sort", "price-asc");
    await visitor.isAt("/Odziez/?size=M&sort=price-asc");
    await visitor.reload();
    await visitor.press({ css: ".chip", text: "Rozmiar M" });
    await visitor.isAt("/Odziez/?sort=price-asc");
  },

  "who has come to an anchor and scrolls on is left there when styles of another page come": async (visitor) => {
    await visitor.open("/");
    await goToHoodies(visitor);
    const came = await visitor.ask(() => document.adoptedStyleSheets.length);
    await visitor.hover({ css: "main li:nth-child(9) .tile-name a" });
    const at = await visitor.ask(() => window.scrollY);
    assert.ok(at > 500, `scrolled to ${at}`);
    await visitor.until(
      "the styles of the page that is pointed at",
      (came: number) => document.adoptedStyleSheets.length > came,
      came,
    );
    // It is a task of the engine's own that would scroll, after the one in which the styles came.
    const left = await visitor.ask(async () => {
      await new Promise((done) => setTimeout(done, 500));
      return `${location.hash} ${window.scrollY}`;
    });
    assert.equal(left, `#b ${at}`);
  },

  "a picture is enlarged, turned by keys, and closed again": async (visitor) => {
    const product = (await productsOf(hoodies)).find(({ images }) => images.length >= 3);
    assert.ok(product);
    await visitor.open(href(product.url));
    await visitor.press({ css: ".film-picture" });
    const counter = "dialog[open] .zoom-turn .figures > [aria-hidden]";
    await visitor.reads(counter, `1 / ${product.images.length}`);
    await visitor.key("ArrowRight");
    await visitor.reads(counter, "2 /");
    await visitor.until(
      "the picture itself",
      () => document.querySelector<HTMLImageElement>("dialog[open] img")?.naturalWidth,
    );
    await visitor.key("Escape");
    await visitor.seesNo({ css: "dialog[open]" });
    await visitor.sees({ role: "heading", name: product.product_name });
  },

  "language and currency are chosen, and kept for the next visit": async (visitor) => {
    const [product] = await productsOf(hoodies);
    assert.ok(product);
    const path = href(product.url);
    const english = (await pageData<"product">(path, "?lan=2")).data.product;
    const container = visitor.mobile ? "dialog.drawer" : ".utility";
    await visitor.open(path);
    if (visitor.mobile) await visitor.press({ css: ".head-menu" });
    await visitor.choose(`${container} select:has([value=eur])`, "eur");
    await visitor.until("the choice of euros kept", () => localStorage.getItem("currency") === '"eur"');
    await visitor.choose(`${container} select:has([value="6"])`, "2");
    await visitor.isAt("/");
    await visitor.until("the shop in English", () => document.documentElement.lang === "en");
    await visitor.open(path);
    await visitor.sees({ role: "heading", name: english.product_name });
    await visitor.reads(".buy-price", "€");
  },
};
