// One long file: each kind of page's data, read by what search engines ask of them, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languageIn, pathsIn } from "../../contract/paths.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { placeOnDelivery } from "../../../test/builders/delivered.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { saveVideo } from "../../database/catalogue/videos.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { languages } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";

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
  return read(html);
}

function read(html: string): Data[] {
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
    ProductGroup: ["name", "description", "brand", "productGroupID", "variesBy", "hasVariant", "url"],
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

/** What a group says of each of its variants. */
async function variantsOf(path: string): Promise<(Data & { offers: Data })[]> {
  return (await kind(path, "ProductGroup"))["hasVariant"] as (Data & { offers: Data })[];
}

test("what is sold in sizes is a group with a product for each: number, size, colour, address, price and stock of its own", async () => {
  const { hasVariant, ...group } = await kind("/bluza-asfalt/", "ProductGroup");
  assert.deepEqual(group, {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    productGroupID: "asfalt",
    url: "http://sklep.test/bluza-asfalt/",
    name: "Bluza Asfalt",
    description: "Bluza Asfalt",
    image: ["http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg"],
    brand: { "@type": "Brand", name: "Nocny Bieg" },
    variesBy: ["https://schema.org/size", "https://schema.org/color"],
  });
  const { productId, variants } = shop.products.hoodie;
  const [small, , large] = hasVariant as Data[];
  assert.deepEqual(small, {
    "@type": "Product",
    sku: `${productId}_${variants["S"]}`,
    name: "Bluza Asfalt, S",
    size: "S",
    color: "Czarny",
    image: "http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg",
    offers: {
      "@type": "Offer",
      url: `http://sklep.test/bluza-asfalt/?wariant=${variants["S"]}`,
      price: "199.99",
      priceCurrency: "PLN",
      itemCondition: "https://schema.org/NewCondition",
      availability: "https://schema.org/InStock",
    },
  });
  assert.equal((large!["offers"] as Data)["availability"], "https://schema.org/OutOfStock");
  assert.deepEqual(
    ((await kind("/bluza-asfalt/", "BreadcrumbList"))["itemListElement"] as Data[]).map(({ name }) => name),
    ["Odzież", "Bluzy", "Bluza Asfalt"],
  );
});

test("what is sold as one piece is a product with its bar code; goods for adults show no picture and say from what age", async () => {
  const piece = await kind("/bletki/", "Product");
  assert.deepEqual(
    [piece["gtin"], piece["image"], piece["audience"], (piece["offers"] as Data)["url"]],
    ["5901234123457", undefined, { "@type": "PeopleAudience", suggestedMinAge: 18 }, "http://sklep.test/bletki/"],
  );
});

test("the video that a picture stands for is told in the page's language: what it is of, where it lies, since when; none of goods for adults", async (t) => {
  const { productId } = shop.products.bottle;
  await saveVideo(shop.pool, { file: "bidon.mp4", bytes: 9, sha256: "bidon" }, null);
  await shop.pool.query("UPDATE videos SET added_at = '2026-03-01T10:30:00Z'");
  await shop.pool.query(
    `INSERT INTO product_pictures (product_id, position, file, video, role, focus_x, focus_y, caption)
     VALUES ($1, 1, 'bluza-asfalt.avif', 'bidon.mp4', 'back', 30, 20, '{"pl": "Nie przecieka", "cz": "Neteče"}')`,
    [productId],
  );
  const limitTo = (age: 18 | null) =>
    shop.pool.query("UPDATE products SET age_min = $2 WHERE product_id = $1", [productId, age]);
  t.after(async () => {
    await limitTo(null);
    await shop.pool.query("DELETE FROM product_pictures WHERE product_id = $1", [productId]);
  });
  const told = async (path: string) => {
    await invalidateCacheTags(shop.pool, [`product:${productId}`]);
    await prerenderNow(prerenderer);
    return (await kind(path, "Product"))["subjectOf"];
  };
  const video = {
    "@type": "VideoObject",
    name: "Bidon <Rampa> & Co: Tył",
    description: "Nie przecieka",
    thumbnailUrl: "http://sklep.test/images/1200x1500/30-20~bluza-asfalt.avif.jpg",
    contentUrl: "http://sklep.test/videos/bidon.mp4",
    uploadDate: "2026-03-01T10:30:00Z",
  };
  assert.deepEqual(await told("/bidon-rampa/"), [video]);
  assert.deepEqual(await told("/cz/lahev-rampa/"), [
    { ...video, name: "Láhev Rampa: Zadní strana", description: "Neteče" },
  ]);
  await limitTo(18);
  assert.equal(await told("/bidon-rampa/"), undefined);
});

test("a model's other colours are named by their addresses, and codes of labels stand at their variants", async (t) => {
  const colours = await Promise.all(
    ["Czarny", "Biały"].map((pl, index) =>
      addProduct(shop.pool, {
        handle: `szal-${index}`,
        name: "Szal",
        model: "szal",
        colour: { pl },
        ...(index === 0 ? { sizes: { S: 1, M: 1 } } : {}),
      }),
    ),
  );
  const [black, white] = colours as [(typeof colours)[0], (typeof colours)[0]];
  t.after(() => shop.pool.query("UPDATE products SET shown = false WHERE model = 'szal'"));
  await shop.pool.query("UPDATE variants SET gtin = '5901234123464', sku = 'SZ-M' WHERE variant_id = $1", [
    black.variants["M"],
  ]);
  await invalidateCacheTags(
    shop.pool,
    colours.map(({ productId }) => `product:${productId}`),
  );
  await prerenderNow(prerenderer);
  const group = await kind(`/${black.url}`, "ProductGroup");
  assert.deepEqual(group["variesBy"], ["https://schema.org/size", "https://schema.org/color"]);
  assert.deepEqual((group["hasVariant"] as Data[]).at(-1), { url: "http://sklep.test/szal-1/" });
  assert.deepEqual(
    (group["hasVariant"] as Data[]).map(({ gtin, mpn }) => [gtin, mpn]),
    [
      [undefined, undefined],
      ["5901234123464", "SZ-M"],
      [undefined, undefined],
    ],
  );
  const piece = await kind(`/${white.url}`, "ProductGroup");
  assert.equal(piece["productGroupID"], "szal");
  assert.deepEqual(
    (piece["hasVariant"] as Data[]).map(({ sku, color, url }) => [sku, color, url]),
    [
      [String(white.productId), "Biały", undefined],
      [undefined, undefined, "http://sklep.test/szal-0/"],
    ],
  );
});

test("variants of different prices are told at their own, whatever variant an address names", async () => {
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
  const told = await variantsOf(`/${url}`);
  assert.deepEqual(
    told
      .slice(0, 2)
      .map(({ name, sku, offers }) => [offers["url"], offers["price"], offers["availability"], name, sku]),
    [
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
    ],
  );
  const { app } = await openTestApp(shop.pool, { pages });
  const { payload } = await app.inject({ url: `/rozne/?wariant=${medium}` });
  assert.deepEqual((read(payload).find((data) => data["@type"] === "ProductGroup") as Data)["hasVariant"], told);
});

test("what is sold by measure tells of how much its price is and what its unit price is of", async () => {
  const specification = async () => ((await kind("/bletki/", "Product"))["offers"] as Data)["priceSpecification"];
  assert.equal(await specification(), undefined);
  await shop.pool.query("UPDATE products SET unit_amount = 30, unit = 'ml', real_price = 12999 WHERE product_id = $1", [
    papers.productId,
  ]);
  await invalidateCacheTags(shop.pool, [`product:${papers.productId}`]);
  await prerenderNow(prerenderer);
  assert.deepEqual(await specification(), {
    "@type": "UnitPriceSpecification",
    price: "129.99",
    priceCurrency: "PLN",
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value: "30",
      unitCode: "MLT",
      valueReference: { "@type": "QuantitativeValue", value: "100", unitCode: "MLT" },
    },
  });
});

test("a reduction is told from the price the page strikes through, the lowest of 30 days in words beside it", async () => {
  const specification = async () => (await variantsOf(`/${shop.products.tee.url}`))[0]!.offers["priceSpecification"];
  const struck = (price: string, lowest: string) => ({
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price,
    priceCurrency: "PLN",
    description: `Najniższa cena z 30 dni przed obniżką: ${lowest}.`,
  });
  assert.deepEqual(await specification(), struck("119.90", formatMoney(11_990, "pln")));
  await changePrice(shop.pool, { productId: shop.products.tee.productId, realPrice: 7990 });
  await prerenderNow(prerenderer);
  assert.deepEqual(await specification(), struck("89.90", formatMoney(8990, "pln")));
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

test("a rating is told of what buyers wrote, and of no sample", async () => {
  const { bottle } = shop.products;
  const { app } = await openTestApp(shop.pool, { pages });
  const orderId = await placeOnDelivery(app, shop.pool, { lines: [{ product: bottle }] });
  await shop.pool.query(
    `INSERT INTO reviews (product_id, buyer, order_id, line_position, sample, stars, content, author, lan_id, state)
     SELECT product_id, 'ola@x.pl', order_id, position, false, 4, 'Pasuje.', 'Ola', 1, 'approved' FROM order_lines WHERE order_id = $1
     UNION ALL SELECT $2, 'proba@x.pl', NULL, NULL, true, 1, 'Sami.', 'Sklep', 1, 'approved'`,
    [orderId, bottle.productId],
  );
  await invalidateCacheTags(shop.pool, [`product:${bottle.productId}`]);
  await prerenderNow(prerenderer);
  const told = await kind(`/${bottle.url}`, "Product");
  const { reviewCount, ratingValue } = told["aggregateRating"] as Data;
  assert.deepEqual([reviewCount, ratingValue], [1, "4.0"]);
  assert.deepEqual(
    (told["review"] as Data[]).map(({ reviewBody }) => reviewBody),
    ["Pasuje."],
  );
});

test("the home page tells whose the shop is, how it is searched, and what delivery and returns are for all its goods", async () => {
  const store = await kind("/", "OnlineStore");
  const { shippingConditions, handlingTime } = store["hasShippingService"] as Record<string, Data[]> & {
    handlingTime: Data;
  };
  assert.equal(handlingTime["cutoffTime"], "14:00:00");
  const home = shippingConditions!.filter((conditions) =>
    (conditions["shippingDestination"] as Data[]).some(({ addressCountry }) => addressCountry === "PL"),
  );
  assert.ok(home.length > 1);
  const rates = home.map(({ shippingRate, orderValue, transitTime }) => [
    (shippingRate as Data)["value"],
    orderValue && (orderValue as Data)["minValue"],
    Boolean(transitTime),
  ]);
  assert.ok(
    rates.some(([value, from]) => value === "9.90" && from === "0.00"),
    JSON.stringify(rates),
  );
  assert.ok(
    rates.some(([value, from]) => value === "0.00" && from !== "0.00"),
    JSON.stringify(rates),
  );
  const returns = store["hasMerchantReturnPolicy"] as Data & { applicableCountry: string[] };
  assert.deepEqual(
    [returns["merchantReturnDays"], returns["returnPolicyCountry"], returns["returnFees"]],
    [30, "PL", "https://schema.org/ReturnFeesCustomerResponsibility"],
  );
  const told = new Set(
    shippingConditions!.flatMap((conditions) =>
      (conditions["shippingDestination"] as Data[]).map(({ addressCountry }) => addressCountry),
    ),
  );
  assert.deepEqual(new Set(returns.applicableCountry), told);
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

test("goods that cannot be withdrawn from say so in their offers, sealed ones that they come back unopened; all others leave it to the shop", async () => {
  const shopsOwn = (await kind("/", "OnlineStore"))["hasMerchantReturnPolicy"] as Data;
  const policyOf = async () => {
    await prerenderNow(prerenderer);
    return ((await kind("/kubek/", "Product"))["offers"] as Data)["hasMerchantReturnPolicy"] as Data | undefined;
  };
  const except = async (exception: string | null) => {
    await shop.pool.query("UPDATE products SET withdrawal_exception = $2 WHERE product_id = $1", [
      mug.productId,
      exception,
    ]);
    await invalidateCacheTags(shop.pool, [`product:${mug.productId}`]);
    return policyOf();
  };
  assert.equal(await policyOf(), undefined);
  for (const exception of ["madeToMeasure", "perishable"])
    assert.deepEqual(await except(exception), {
      "@type": "MerchantReturnPolicy",
      applicableCountry: shopsOwn["applicableCountry"],
      returnPolicyCountry: "PL",
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    });
  for (const exception of ["sealedHygiene", "sealedRecording"]) {
    const { merchantReturnLink: _link, ...whole } = shopsOwn;
    assert.deepEqual(await except(exception), { ...whole, itemCondition: "https://schema.org/NewCondition" });
  }
  assert.equal(await except(null), undefined);
});

test("a listing tells its products in their order", async () => {
  const list = await kind("/buty/", "ItemList");
  assert.deepEqual(
    (list["itemListElement"] as Data[]).map(({ url }) => url),
    ["http://sklep.test/bidon-rampa/", "http://sklep.test/buty-rampa/"],
  );
});

test("in every language the shop is the same one; its site, its search, and what a page leads to are of that language", async () => {
  for (const { lanCode, tag } of languages) {
    const { home, search } = pathsIn[lanCode];
    const store = await kind(home, "OnlineStore");
    assert.deepEqual([store["@id"], store["url"]], ["http://sklep.test/#shop", `http://sklep.test${home}`]);
    const { url, inLanguage, publisher, potentialAction } = (await kind(home, "WebSite")) as {
      potentialAction: { target: { urlTemplate: string } };
    } & Data;
    assert.deepEqual(
      [url, inLanguage, publisher, potentialAction.target.urlTemplate],
      [`http://sklep.test${home}`, tag, { "@id": store["@id"] }, `http://sklep.test${search}{search_term_string}`],
    );
  }
  for (const path of pages.paths())
    for (const data of await dataOf(path)) {
      const addresses = JSON.stringify(data).match(/(?<="(?:url|item)":"http:\/\/sklep\.test)[^"]*/g) ?? [];
      for (const address of addresses) assert.equal(languageIn(address), languageIn(path), `${path}: ${address}`);
    }
});
