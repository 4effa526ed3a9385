import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { anybody } from "../builders/people.ts";
import { desktop, screens, visit } from "./browser.ts";
import { hoodies, pageData, plenty } from "./goods.ts";
import { openShop } from "./shop.ts";
import { comeToTheButton, open, orderNumber, panelOf } from "./shopper.ts";

test("the policy stands over a whole purchase and nothing of ours breaks it", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const policies = new Map<string, string>();
        page.on("response", (response) => {
          if (response.request().resourceType() === "document")
            policies.set(response.url(), response.headers()["content-security-policy"] ?? "none");
        });
        await page.addInitScript(() => {
          const broken: string[] = [];
          Object.assign(globalThis, { broken });
          addEventListener("securitypolicyviolation", (event) =>
            broken.push(`${event.violatedDirective} ${event.blockedURI}`),
          );
        });
        await open(page, "/");
        await comeToTheButton(visit, await plenty(hoodies, 5 + nth), anybody());
        await panelOf(page).locator(".order-button").click();
        await orderNumber(page);
        assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken), []);
        assert.ok(policies.size >= 2, [...policies.keys()].join(" "));
        for (const policy of policies.values()) {
          for (const rule of [
            "script-src 'self'",
            "object-src 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
          ])
            assert.ok(policy.includes(rule), rule);
          assert.doesNotMatch(policy, /unsafe-/);
        }
      }),
    );
  }
});

test("what an attacker would slip in does not run", async (t) => {
  await visit(t, { on: desktop }, async ({ page, forgive }) => {
    forgive(/Content Security Policy|TrustedHTML|TrustedScript|HTMLScriptElement/);
    await open(page, "/");
    const outcome = await page.evaluate(() => {
      const attempts = {
        html: () => (document.body.innerHTML = "<img src=x onerror=alert(1)>"),
        script: () => {
          const script = document.createElement("script");
          script.append("globalThis.slippedIn = true");
          document.head.append(script);
          if (!("slippedIn" in globalThis)) throw new TypeError("it did not run");
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} ran`;
        } catch {
          return `${name} stopped`;
        }
      });
    });
    assert.deepEqual(outcome, ["html stopped", "script stopped"]);
  });
});

test("each template says who it is: title, description, canonical address, previews, structured data", async () => {
  const { address } = await openShop();
  const { product } = await plenty(hoodies);
  const pages = await Promise.all(
    ["/", hoodies, `/${product.url}`, "/bruk/", "/page/regulamin.html", "/contact", "/nowosci/", "/promocje/"].map(
      async (path) => ({ path, head: await headOf(address + path) }),
    ),
  );
  for (const { path, head } of pages) {
    assert.match(head.title, /^.{4,} \| Bruk$|^Bruk/, path);
    assert.ok(
      head.meta["description"]!.length >= 30 && head.meta["description"]!.length <= 320,
      `${path}: ${head.meta["description"]}`,
    );
    assert.equal(head.canonical, address + path);
    assert.deepEqual(
      [head.meta["og:url"], head.meta["og:title"], head.meta["og:site_name"], head.meta["og:locale"]],
      [address + path, head.title, "Bruk", "pl_PL"],
      path,
    );
    assert.equal(head.lang, "pl");
  }
  for (const key of ["title", "canonical"] as const)
    assert.equal(new Set(pages.map(({ head }) => head[key])).size, pages.length);
  const missing = await headOf(`${address}/nie-ma`);
  assert.deepEqual([missing.canonical, missing.meta["robots"]], [undefined, "noindex"]);
});

test("a product's structured data says its price, its stock and the way to it", async () => {
  const { address } = await openShop();
  const { product } = await plenty(hoodies);
  const { crumbs } = (await pageData<"product">(`/${product.url}`)).data;
  const { data, meta } = await headOf(`${address}/${product.url}`);
  const [goods, way] = data as [ProductData, WayData];
  assert.deepEqual(
    [goods["@type"], goods.name, goods.url, goods.brand.name],
    ["ProductGroup", product.product_name, `${address}/${product.url}`, product.manufacturer_name],
  );
  const offers = goods.hasVariant.flatMap(({ offers }) => offers ?? []);
  assert.equal(offers.length, product.attrs[0]?.vals.length);
  for (const offer of offers) {
    assert.deepEqual([offer.price, offer.priceCurrency], [product.real_price, "PLN"]);
    assert.ok(offer.url.startsWith(`${address}/${product.url}?`), offer.url);
    assert.equal(await statusOf(offer.url), 200, offer.url);
  }
  assert.ok(offers.some(({ availability }) => availability === "https://schema.org/InStock"));
  assert.deepEqual(
    [meta["og:type"], meta["product:price:amount"], meta["product:price:currency"]],
    ["product", product.real_price, "PLN"],
  );
  assert.equal(way["@type"], "BreadcrumbList");
  assert.deepEqual(
    way.itemListElement.map(({ position }) => position),
    [...crumbs, product].map((_, index) => index + 1),
  );
  assert.equal(way.itemListElement.at(-1)?.name, product.product_name);
  for (const { item } of way.itemListElement.slice(0, -1))
    if (item !== undefined) assert.equal(await statusOf(item), 200, item);
  for (const image of product.images.length > 0 ? goods.image : []) assert.equal(await statusOf(image), 200, image);
});

test("the site map and robots.txt lead to every product and to nothing private", async () => {
  const { address } = await openShop();
  const named = async (file: string) =>
    [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
  const listed = new Set((await Promise.all((await named(`${address}/sitemap.xml`)).map(named))).flat());
  const { products } = (await pageData<"category">("/Odziez/", "?perPage=96")).data;
  assert.deepEqual(
    products.map(({ url }: Product) => `${address}/${url}`).filter((url) => !listed.has(url)),
    [],
  );
  for (const path of ["/", hoodies, "/bruk/", "/page/regulamin.html"]) assert.ok(listed.has(address + path), path);
  assert.ok(![...listed].some((url) => /\/(user|sys|__|compare|zamowienie)/.test(url ?? "")));
  const robots = await (await fetch(`${address}/robots.txt`)).text();
  assert.ok(robots.includes(`Sitemap: ${address}/sitemap.xml`));
  assert.match(robots, /Disallow: \/__\//);
});

interface ProductData {
  "@type": string;
  name: string;
  url: string;
  image: string[];
  brand: { name: string };
  /** Its variants, and its model's other colours by their addresses alone. */
  hasVariant: { offers?: { price: string; priceCurrency: string; availability: string; url: string } }[];
}

interface WayData {
  "@type": string;
  itemListElement: { position: number; name: string; item?: string }[];
}

interface HeadSeen {
  title: string;
  lang: string | undefined;
  canonical: string | undefined;
  meta: Record<string, string>;
  /** The JSON-LD objects. */
  data: unknown[];
}

/** Without the body, which would keep its connection open. */
async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { method: "HEAD", redirect: "manual" })).status;
}

/** Reads a page's head as a robot does. */
async function headOf(url: string): Promise<HeadSeen> {
  const html = await (await fetch(url)).text();
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, plain(content ?? "")])),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map((match) =>
      JSON.parse(match[1] ?? ""),
    ),
  };
}

function plain(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}
