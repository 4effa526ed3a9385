import assert from "node:assert/strict";
import { demoCustomers } from "../../../demo/people-and-codes.ts";
import { href } from "../../../src/contract/paths.ts";
import { hoodies, plenty } from "../goods.ts";
import { openShop } from "../shop.ts";
import { logIn, openCart, putIntoCart } from "./buying.ts";
import { layLine } from "./line.ts";
import { place } from "./placed.ts";
import type { Visitor } from "./visitor.ts";
import type { Journey } from "./walk.ts";

/** The journeys of somebody who comes again, with a network and without. */
export const returning: Readonly<Record<string, Journey>> = {
  "in the list of own orders each row leads to its order": async (visitor) => {
    const [, customer] = demoCustomers;
    assert.ok(customer);
    await visitor.open("/contact");
    await logIn(visitor, customer);
    const token = await visitor.ask(() => JSON.parse(localStorage.getItem("token") ?? "null") as string | null);
    assert.ok(token);
    const goods = await plenty(hoodies);
    const orders = [await place(goods, { token }), await place(goods, { token })];
    for (const { number } of orders) {
      await visitor.open("/user/orders");
      await visitor.press({ css: ".orders-table tbody tr", text: number });
      await visitor.sees({ role: "heading", name: `Zamówienie ${number}` });
    }
  },

  "the second visit is whole, and without a network the pages seen and the cart are there": async (visitor) => {
    // The network that goes is what this journey is about.
    visitor.forgive(/./);
    const line = await layLine((await openShop()).address);
    try {
      visitor.address = line.address;
      const goods = await plenty(hoodies);
      const product = href(goods.product.url);
      await visitor.open("/");
      await visitor.seesPictures();
      await visitor.until("a worker that answers for the page", () => navigator.serviceWorker.controller !== null);
      await cachedByWorker(visitor);
      await visitor.open(product);
      await putIntoCart(visitor, goods);
      await closePanel(visitor);
      await cachedByWorker(visitor);
      await visitor.open("/");
      await visitor.seesPictures();
      await cachedByWorker(visitor);

      line.cut();
      await visitor.open("/");
      await visitor.seesPictures();
      await visitor.open(product);
      await visitor.sees({ role: "heading", name: goods.product.product_name });
      await openCart(visitor);
      await visitor.sees({ css: "dialog.order-panel .cart-line" });
      await closePanel(visitor);
      await visitor.open("/nowosci/");
      await visitor.sees({ role: "heading", name: "Brak połączenia" });

      line.mend();
      await visitor.open("/nowosci/");
      await visitor.sees({ css: "main .tile" });
    } finally {
      await line.close();
    }
  },
};

/** What is open is open in the tab's next page as well. */
async function closePanel(visitor: Visitor): Promise<void> {
  await visitor.key("Escape");
  await visitor.seesNo({ css: "dialog.order-panel[open]" });
  // The panel is out of sight before the step back in the history that it takes, which would break off the way to a page.
  await visitor.until(
    "the panel's entry left",
    () => ((history.state as { layers?: number } | null)?.layers ?? 0) === 0,
  );
}

/** Waits until the worker keeps the page that is shown, and what the order panel needs. */
async function cachedByWorker(visitor: Visitor): Promise<void> {
  await visitor.until("the page kept", async () => {
    const kept = async (url: string) => (await caches.match(url, { ignoreVary: true })) !== undefined;
    const path = location.pathname === "/" ? "/index" : location.pathname.replace(/\/$/, "");
    return (
      (await kept("/page-data/checkout.json?lan=1")) &&
      ((await kept(location.pathname)) || (await kept(`/page-data${path}/page-data.json`)))
    );
  });
}
