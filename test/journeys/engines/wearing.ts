import assert from "node:assert/strict";
import { href } from "../../../src/contract/paths.ts";
import { sizeTableHref } from "../../../src/contract/told-paths.ts";
import type { SizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { hoodies, pageData, productsOf } from "../goods.ts";
import { openShop } from "../shop.ts";
import { openCart } from "./buying.ts";
import type { Journey } from "./walk.ts";

const look = "/look/po-deszczu/";

/** The journeys of somebody who looks for what fits: to what they have in mind, to them, and to each other. */
export const wearing: Readonly<Record<string, Journey>> = {
  "a piece of a look goes into the cart by one press on its size": async (visitor) => {
    const { products } = (await pageData<"look">(look)).data;
    const worn = products.find(({ attrs }) => attrs[0]?.vals.some(({ quantity }) => quantity > 0))!;
    await visitor.open(href(worn.url));
    await visitor.ask(() =>
      document.querySelector(".look-cards")?.scrollIntoView({ behavior: "instant", block: "center" }),
    );
    await visitor.press({ css: `.look-cards a[href="${look}"]` });
    await visitor.isAt(look);
    await visitor.seesPictures();
    await visitor.press({ css: ".look-pieces .quick-sizes-standing button" });
    if (visitor.mobile) await openCart(visitor);
    await visitor.sees({ css: "dialog.order-panel[open]" });
  },

  "a size is advised by one measure, and the measure is there again": async (visitor) => {
    const [hoodie] = await productsOf(hoodies);
    assert.ok(hoodie);
    const { address } = await openShop();
    const { rows, asked } = (await (await fetch(address + sizeTableHref(hoodie.product_id, 1))).json()) as SizeTable;
    const row = rows[2]!;
    const within = Number(row[asked!.column]!.split("–")[0]) + 2;
    await visitor.open(href(hoodie.url));
    await visitor.press({ role: "button", name: "Tabela rozmiarów" });
    await visitor.fill("dialog[open] .size-advice input", String(within));
    await visitor.reads("dialog[open] [role=status]", `Twój rozmiar: ${row[0]}`);
    await visitor.back();
    await visitor.seesNo({ css: "dialog[open]" });
    await visitor.reload();
    await visitor.press({ role: "button", name: "Tabela rozmiarów" });
    await visitor.reads("dialog[open] [role=status]", `Twój rozmiar: ${row[0]}`);
  },

  "colour and price among the words of a search are filters that are taken away": async (visitor) => {
    await visitor.open(`/__/${encodeURIComponent("czarna bluza do 200 zł")}`);
    await visitor.sees({ css: "main .tile" });
    await visitor.sees({ css: ".chip", text: "200" });
    const before = await visitor.ask(() => document.querySelectorAll("main .tile").length);
    await visitor.press({ css: ".chip", text: "200" });
    await visitor.seesNo({ css: ".chip", text: "200" });
    await visitor.until(
      "more than before",
      (before: number) => document.querySelectorAll("main .tile").length > before,
      before,
    );
    await visitor.back();
    await visitor.sees({ css: ".chip", text: "200" });
  },
};
