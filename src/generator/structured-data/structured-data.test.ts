import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { productData } from "./product.ts";

type Data = Record<string, unknown>;

const shop = await openSmallShop();
const mug = await addProduct(shop.pool, { handle: "kubek", name: "Kubek", limits: { online_sale: false } });
const papers = await addProduct(shop.pool, { handle: "bletki", name: "Bletki", limits: { age_min: 18 } });
await shop.pool.query("UPDATE variants SET gtin = '5901234123457' WHERE product_id = $1", [papers.productId]);
for (const [code, content] of Object.entries({
  shop_street: "Kamienna 7",
  shop_city: "31-403 Kraków",
  shop_phone: "+48 600 100 200",
  shop_email: "sklep@bruk.example",
}))
  await shop.pool.query("INSERT INTO config VALUES ($1, $2)", [code, content]);
const { pages, prerenderer } = await openTestPrerenderer(shop.pool);
await prerenderNow(prerenderer);

async function dataOf(path: string): Promise<Data[]> {
  const { html } = await prerenderedPage(pages, path);
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (found) => JSON.parse(found[1]!) as Data,
  );
}

async function kind(path: string, type: string): Promise<Data> {
  const found = (await dataOf(path)).filter((data) => data["@type"] === type);
  assert.equal(found.length, 1, `${path} has one ${type}`);
  return found[0]!;
}

const address = /^http:\/\/sklep\.test\//;

test("every page's data can be read, says its vocabulary, and has what search engines ask of its kind", async () => {
  const needed: Record<string, string[]> = {
    Product: ["name", "description", "brand", "offers", "sku"],
    BreadcrumbList: ["itemListElement"],
    ItemList: ["itemListElement"],
    OnlineStore: ["name", "url", "logo"],
    WebSite: ["name", "url", "potentialAction"],
  };
  for (const path of pages.paths()) {
    for (const data of await dataOf(path)) {
      assert.equal(data["@context"], "https://schema.org");
      const fields = needed[String(data["@type"])];
      assert.ok(fields, `${path}: ${String(data["@type"])}`);
      for (const field of fields) assert.ok(data[field], `${path}: ${String(data["@type"])}.${field}`);
      const steps = (data["itemListElement"] ?? []) as {
        position: number;
        name?: string;
        item?: string;
        url?: string;
      }[];
      assert.deepEqual(
        steps.map(({ position }) => position),
        steps.map((_, index) => index + 1),
      );
      if (data["@type"] === "BreadcrumbList")
        for (const { name, item } of steps.slice(0, -1))
          assert.ok(name && address.test(item ?? ""), `${path}: ${name}`);
      if (data["@type"] === "ItemList") for (const { url } of steps) assert.match(url!, address);
    }
  }
});

test("a product has its offer: price, currency, what is left, delivery, pictures, bar code", async () => {
  const hoodie = await kind("/bluza-asfalt/", "Product");
  assert.deepEqual(hoodie["offers"], {
    "@type": "Offer",
    url: "http://sklep.test/bluza-asfalt/",
    price: "199.99",
    priceCurrency: "PLN",
    itemCondition: "https://schema.org/NewCondition",
    availability: "https://schema.org/InStock",
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: "9.90", currency: "PLN" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "PL" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        cutoffTime: "14:00:00",
        handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
        transitTime: { "@type": "QuantitativeValue", minValue: 1, maxValue: 2, unitCode: "DAY" },
      },
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "PL",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: 30,
      returnMethod: "https://schema.org/ReturnByMail",
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    },
  });
  assert.deepEqual(
    [hoodie["image"], hoodie["brand"], hoodie["gtin"]],
    [["http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg"], { "@type": "Brand", name: "Nocny Bieg" }, undefined],
  );
  assert.equal((await kind("/bletki/", "Product"))["gtin"], "5901234123457");
  assert.deepEqual(
    ((await kind("/bluza-asfalt/", "BreadcrumbList"))["itemListElement"] as Data[]).map(({ name }) => name),
    ["Odzież", "Bluzy", "Bluza Asfalt"],
  );
});

test("variants of different prices are offers of their own, together an aggregate; an address that names one offers that one", async () => {
  const {
    productId,
    url,
    variants: { S: small, M: medium },
  } = await addProduct(shop.pool, {
    handle: "rozne",
    name: "Różne",
    options: ["Rozmiar"],
    variants: [
      { values: ["S"], price: "80.00" },
      { values: ["M"], price: "95.50", stock: 0 },
      { values: ["L"], price: "90.00" },
    ],
  });
  await invalidateCacheTags(shop.pool, [`product:${productId}`]);
  await prerenderNow(prerenderer);
  const { offers: list, ...aggregate } = (await kind(`/${url}`, "Product"))["offers"] as Data;
  assert.deepEqual(aggregate, {
    "@type": "AggregateOffer",
    priceCurrency: "PLN",
    lowPrice: "80.00",
    highPrice: "95.50",
    offerCount: 3,
  });
  const read = ({ url: at, price, availability, name, sku }: Data) => [at, price, availability, name, sku];
  assert.deepEqual((list as Data[]).slice(0, 2).map(read), [
    [
      `http://sklep.test/rozne/?wariant=${small}`,
      "80.00",
      "https://schema.org/InStock",
      "Różne, S",
      `${productId}_${small}`,
    ],
    [
      `http://sklep.test/rozne/?wariant=${medium}`,
      "95.50",
      "https://schema.org/OutOfStock",
      "Różne, M",
      `${productId}_${medium}`,
    ],
  ]);
  const { data } = (await prerenderedPage(pages, `/${url}`)).data as unknown as {
    data: Parameters<typeof productData>[0];
  };
  const chosen = productData(
    { ...data, chosen: String(medium) },
    { publicUrl: "http://sklep.test", rating: null },
  ) as Data;
  assert.deepEqual(read(chosen["offers"] as Data), [
    `http://sklep.test/rozne/?wariant=${medium}`,
    "95.50",
    "https://schema.org/OutOfStock",
    "Różne, M",
    `${productId}_${medium}`,
  ]);
});

test("what is sold by measure tells what a measure of it costs, what is sold in the shop itself is not sent back by post", async () => {
  const specification = async (path: string) => ((await kind(path, "Product"))["offers"] as Data)["priceSpecification"];
  await shop.pool.query("UPDATE products SET unit_amount = 30, unit = 'ml', real_price = 12999 WHERE product_id = $1", [
    papers.productId,
  ]);
  await invalidateCacheTags(shop.pool, [`product:${papers.productId}`]);
  await prerenderNow(prerenderer);
  assert.deepEqual(await specification("/bletki/"), {
    "@type": "UnitPriceSpecification",
    price: "433.30",
    priceCurrency: "PLN",
    referenceQuantity: { "@type": "QuantitativeValue", value: "100", unitCode: "MLT" },
  });
  assert.equal(await specification("/bluza-asfalt/"), undefined);
  assert.equal(((await kind(`/${mug.url}`, "Product"))["offers"] as Data)["hasMerchantReturnPolicy"], undefined);
});

test("a reduction is told from the price the page strikes through", async () => {
  const specification = async () =>
    ((await kind(`/${shop.products.tee.url}`, "Product"))["offers"] as Data)["priceSpecification"];
  assert.deepEqual(await specification(), {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: "119.90",
    priceCurrency: "PLN",
  });
  await changePrice(shop.pool, { productId: shop.products.tee.productId, realPrice: 7990 });
  await prerenderNow(prerenderer);
  assert.deepEqual(await specification(), {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: "89.90",
    priceCurrency: "PLN",
  });
  await changePrice(shop.pool, { productId: shop.products.tee.productId, realPrice: 8990 });
  await prerenderNow(prerenderer);
  assert.equal(await specification(), undefined, "it was cheaper a moment ago");
});

test("availability follows the stock, and what is sold in the shop itself says so", async () => {
  const availability = async (path: string) => ((await kind(path, "Product"))["offers"] as Data)["availability"];
  assert.equal(await availability(`/${mug.url}`), "https://schema.org/InStoreOnly");
  assert.equal(await availability(`/${shop.products.cap.url}`), "https://schema.org/InStock");
  await changeStock(shop.pool, { variantId: shop.products.cap.variants[""]!, quantity: 0 });
  await prerenderNow(prerenderer);
  assert.equal(await availability(`/${shop.products.cap.url}`), "https://schema.org/OutOfStock");
});

test("a rating is told where there is one", () => {
  const page = {
    product: {
      product_id: "1",
      product_name: "Bluza",
      url: "bluza/",
      images: [],
      real_price: "1.00",
      product_quantity: 1,
      categories_all: [],
      manufacturer_id: "1",
      attrs: [],
      manufacturer_name: "Z",
      catalogue_price: null,
      lowest_price: null,
      badges: [],
      date: "",
    },
    description: "",
    deliveryFrom: null,
    gtin: null,
    reviews: { distribution: [], newest: [] },
  };
  const data = (rating: Parameters<typeof productData>[1]["rating"]) =>
    productData(page as unknown as Parameters<typeof productData>[0], {
      publicUrl: "http://sklep.test",
      rating,
    }) as Data;
  assert.equal(data(null)["aggregateRating"], undefined);
  assert.deepEqual(data({ average: "4.5", count: 12 })["aggregateRating"], {
    "@type": "AggregateRating",
    ratingValue: "4.5",
    reviewCount: 12,
    bestRating: "5",
    worstRating: "1",
  });
});

test("the home page tells who the shop is and how it is searched", async () => {
  const store = await kind("/", "OnlineStore");
  assert.deepEqual(
    [store["name"], store["telephone"], store["address"]],
    [
      "Bruk",
      "+48 600 100 200",
      {
        "@type": "PostalAddress",
        streetAddress: "Kamienna 7",
        postalCode: "31-403",
        addressLocality: "Kraków",
        addressCountry: "PL",
      },
    ],
  );
  const action = (await kind("/", "WebSite"))["potentialAction"] as {
    "@type": string;
    target: { urlTemplate: string };
    "query-input": string;
  };
  assert.deepEqual(
    [action["@type"], action.target.urlTemplate, action["query-input"]],
    ["SearchAction", "http://sklep.test/__/{search_term_string}", "required name=search_term_string"],
  );
});

test("a listing tells its products in their order", async () => {
  const list = await kind("/buty/", "ItemList");
  assert.deepEqual(
    (list["itemListElement"] as Data[]).map(({ url }) => url),
    ["http://sklep.test/bidon-rampa/", "http://sklep.test/buty-rampa/"],
  );
});

test("all languages are one address: no page names another for a language", async () => {
  for (const path of pages.paths())
    assert.doesNotMatch((await prerenderedPage(pages, path)).html, /hreflang|og:locale:alternate/);
});
