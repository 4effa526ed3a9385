import assert from "node:assert/strict";
import { pathIn, variantParameter } from "../../../src/contract/paths.ts";
import { formatMoney, parseDecimal } from "../../../src/domain/money.ts";
import { translator } from "../../../src/domain/dictionary/dictionaries.ts";
import { hoodies, plenty } from "../goods.ts";
import { command } from "../shop.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

const panel = "dialog.order-panel[open]";
const t = translator("en");

/** The journeys of somebody who comes by an address that names its language. */
export const addressed: Readonly<Record<string, Journey>> = {
  "an address in a language is in it, leads on in it, and keeps its cart when another is chosen": async (visitor) => {
    const { product, size, a2p } = await plenty(hoodies, 2);
    const { urls } = await command<{ urls: Record<"en" | "cz", string> }>("product", product.product_id);
    await visitor.open(`/${urls.en}`);
    await isIn(visitor, "en");
    await visitor.press({ css: ".sizes label", name: size });
    await visitor.press({ role: "button", name: t("PRODUCT_ADD") });
    if (visitor.mobile) await visitor.press({ css: ".cart-box" });
    await visitor.sees({ role: "button", name: t("ORDER_NEXT"), within: panel });
    await visitor.reads(
      `${panel} output[data-total=total]`,
      formatMoney(parseDecimal(product.real_price), "pln").replace(/\s/g, " "),
    );
    await visitor.back();
    await visitor.seesNo({ css: panel });
    await visitor.isAt(`/${urls.en}?${variantParameter}=${a2p}`);

    const category = await visitor.ask(
      () => document.querySelector<HTMLAnchorElement>(".crumbs li:nth-child(2) a")!.pathname,
    );
    assert.match(category, /^\/en\/./);
    await visitor.press({ css: `.crumbs a[href="${category}"]` });
    await visitor.isAt(category);
    await visitor.sees({ css: "main .tile" });
    await isIn(visitor, "en");

    await visitor.open(pathIn("/contact", "en"));
    await visitor.sees({ role: "heading", name: "Contact" });
    if (visitor.mobile) await visitor.press({ css: ".head-menu" });
    await visitor.choose(`${visitor.mobile ? "dialog.drawer" : ".utility"} select:has([value="6"])`, "6");
    await visitor.isAt("/");
    await isIn(visitor, "cs");
    await visitor.taken();
    await visitor.until("the cart kept", () => document.querySelector(".cart-box-count")?.textContent?.includes("1"));
    assert.deepEqual(await visitor.ask(() => [localStorage.getItem("lanId"), localStorage.getItem("lanCode")]), [
      "6",
      '"cz"',
    ]);
    await visitor.back();
    await visitor.sees({ role: "heading", name: "Contact" });
    await isIn(visitor, "en");
  },
};

function isIn(visitor: Visitor, tag: string): Promise<void> {
  return visitor.until(`a page in ${tag}`, (tag: string) => document.documentElement.lang === tag, tag);
}
