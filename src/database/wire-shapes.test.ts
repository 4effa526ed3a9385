/** The entities of the specification's point 3, as the shop sends them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, makers, places } from "../../test/builders/catalogue.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { countriesIn, zonesIn } from "../domain/delivery/zones.ts";
import { allCategories } from "./catalogue/categories.ts";
import { addCode, codeNamed, codeOnTheWire } from "./discount/codes.ts";
import { allConfig } from "./config.ts";
import { allZones, offeredCountries } from "./delivery/delivery.ts";
import { allManufacturers } from "./catalogue/manufacturers.ts";
import { allPages } from "./content/pages.ts";
import { productDetails, productsById } from "./catalogue/products.ts";

const { pool, products: small } = await openSmallShop();

test("a product has the specification's fields: ids and prices as strings, stock and variants counted", async () => {
  const [hoodie] = await productsById(pool, [small.hoodie.productId], "pl");
  const {
    product_id,
    product_name,
    url,
    images,
    real_price,
    product_quantity,
    categories_all,
    manufacturer_id,
    attrs,
  } = hoodie!;
  assert.deepEqual(
    { product_id, product_name, url, images, real_price, product_quantity, manufacturer_id },
    {
      product_id: String(small.hoodie.productId),
      product_name: "Bluza Asfalt",
      url: "bluza-asfalt/",
      images: [{ path: "bluza-asfalt.avif" }],
      real_price: "199.99",
      product_quantity: 40,
      manufacturer_id: String(makers.nocny),
    },
  );
  assert.deepEqual(
    categories_all.toSorted(),
    [places.root, places.odziez, places.bluzy].map(String).toSorted(),
    "its category and all above it",
  );
  const vals = [
    ["S", 20],
    ["M", 20],
    ["L", 0],
  ] as const;
  assert.deepEqual(attrs, [
    {
      attr_name: "Rozmiar",
      vals: vals.map(([size, quantity]) => ({
        attr_2_product_id: String(small.hoodie.variants[size]),
        quantity,
        attrValue_name: size,
      })),
    },
  ]);
});

test("a variant says what it has otherwise than its product, in the first attribute alone: price, reduction, lowest price, unit price, picture", async () => {
  const { productId, variants } = await addProduct(pool, {
    handle: "olej-rozny",
    price: "60.00",
    categories: [],
    options: ["Pojemność", "Smak"],
    pictures: ["olej-1.avif", "olej-2.avif"],
    variants: [
      { values: ["30 ml", "mięta"], price: "60.00", cataloguePrice: "80.00", stock: 1, picture: "olej-2.avif" },
      { values: ["50 ml", "mięta"], price: "90.00", stock: 2 },
      { values: ["50 ml", "natura"], price: "60.00", cataloguePrice: "75.00", stock: 0 },
    ],
  });
  await pool.query("UPDATE products SET unit_amount = 50, unit = 'ml' WHERE product_id = $1", [productId]);
  const [oil] = await productsById(pool, [productId], "pl");
  const ids = Object.values(variants).map(String);
  assert.deepEqual(
    [oil!.real_price, oil!.catalogue_price, oil!.lowest_price, oil!.unit_price],
    ["60.00", "80.00", "80.00", { price: "120.00", unit: "100 ml" }],
  );
  assert.deepEqual(oil!.attrs, [
    {
      attr_name: "Pojemność",
      vals: [
        { attr_2_product_id: ids[0], quantity: 1, attrValue_name: "30 ml", picture: "olej-2.avif" },
        {
          attr_2_product_id: ids[1],
          quantity: 2,
          attrValue_name: "50 ml",
          real_price: "90.00",
          catalogue_price: null,
          lowest_price: null,
          unit_price: "180.00",
        },
        {
          attr_2_product_id: ids[2],
          quantity: 0,
          attrValue_name: "50 ml",
          catalogue_price: "75.00",
          lowest_price: "75.00",
        },
      ],
    },
    {
      attr_name: "Smak",
      vals: ["mięta", "mięta", "natura"].map((name, index) => ({
        attr_2_product_id: ids[index],
        quantity: index === 2 ? 0 : index + 1,
        attrValue_name: name,
      })),
    },
  ]);
  await pool.query("DELETE FROM product_pictures WHERE product_id = $1 AND file = 'olej-2.avif'", [productId]);
  assert.equal(
    (await productsById(pool, [productId], "pl"))[0]!.attrs[0]!.vals[0]!.picture,
    undefined,
    "a picture taken off the product shows no variant",
  );
});

test("a product sold as one piece has no attributes, its stock all the same", async () => {
  const [cap] = await productsById(pool, [small.cap.productId], "cz");
  assert.deepEqual([cap?.product_name, cap?.attrs, cap?.product_quantity], ["Čepice Kostka", [], 30]);
});

test("a product's weight is kept in grams", async () => {
  await pool.query("UPDATE products SET weight = 640 WHERE product_id = $1", [small.hoodie.productId]);
  assert.equal(
    (await productDetails(pool, [small.hoodie.productId], "pl")).get(String(small.hoodie.productId))?.weight,
    640,
  );
});

test("a category has ids as strings, its name as text however it is stored, a slug, a url or null, a picture or ''; the root's parent is '0'", async () => {
  await pool.query(
    `INSERT INTO categories (category_id, category_parent_id, category_name, category_url) VALUES (299, 177, '{"pl": "Bez <b>adresu</b>"}', 'bez-adresu')`,
  );
  const categories = new Map((await allCategories(pool, "pl")).map((category) => [category.category_id, category]));
  assert.deepEqual(categories.get("177"), {
    category_id: "177",
    category_parent_id: "0",
    category_name: "Sklep",
    category_url: "",
    url: null,
    category_image: "",
    count: 6,
  });
  assert.deepEqual(categories.get("190"), {
    category_id: "190",
    category_parent_id: "181",
    category_name: "Koszulki & topy",
    category_url: "koszulki",
    url: "Odziez/bluzy/koszulki/",
    category_image: "",
    count: 1,
  });
  assert.deepEqual([categories.get("299")?.category_name, categories.get("299")?.url], ["Bez adresu", null]);
});

test("a manufacturer has an id, a name, a slug, a url, and its count as a string", async () => {
  assert.deepEqual(
    (await allManufacturers(pool, "pl")).find(({ manufacturer_id }) => manufacturer_id === "3"),
    {
      manufacturer_id: "3",
      manufacturer_name: "Rampa",
      manufacturer_url: "rampa",
      url: "rampa/",
      count: "2",
    },
  );
});

test("an information page has numbers for its id and its parent, 0 at the top level", async () => {
  await pool.query(
    `INSERT INTO pages (page_id, parent_id, page_name, content) VALUES (1, NULL, '{"pl": "Informacje"}', '{"pl": ""}'), (2, 1, '{"pl": "Regulamin", "en": "Terms"}', '{"pl": ""}')`,
  );
  await pool.query(
    "INSERT INTO paths (path, kind, entity_id) VALUES ('page/informacje.html', 'page', 1), ('page/regulamin.html', 'page', 2)",
  );
  assert.deepEqual(await allPages(pool, "en"), [
    { page_id: 1, page_name: "Informacje", parent_id: 0, url: "en/page/informacje.html" },
    { page_id: 2, page_name: "Terms", parent_id: 1, url: "en/page/terms.html" },
  ]);
});

test("config is a map from code to content, with the three sample rates and the build date", async () => {
  const { eur_rate, gbp_rate, usd_rate, build_date, currencies } = await allConfig(pool);
  assert.deepEqual([eur_rate, gbp_rate, usd_rate, typeof build_date], ["4.25", "5.10", "4", "string"]);
  assert.equal(currencies, "pln,eur,gbp", "what the selector lists; USD is converted all the same");
});

test("zones with their payments, shippings and price tiers, and the countries, are stored as the domain says them", async () => {
  for (const lanCode of ["pl", "en", "cz"] as const) {
    assert.deepEqual(await allZones(pool, lanCode), zonesIn(lanCode));
    assert.deepEqual(await offeredCountries(pool, lanCode), countriesIn(lanCode));
  }
});

test("a discount code is sent with every field of the specification", async () => {
  await addCode(pool, {
    code: "zima15",
    percent: "15",
    minTotal: 10_000,
    category: places.odziez,
    manufacturer: makers.rampa,
    expires: "2026-12-31 23:59:59",
  });
  await addCode(pool, { code: "MINUS20", amount: 2000 });
  assert.deepEqual(codeOnTheWire((await codeNamed(pool, " Zima15 "))!), {
    codeValid: true,
    codeCode: "ZIMA15",
    codeType: "2",
    codeValue: "0.00",
    codePercent: "15.00",
    codeMinTotal: "100.00",
    codeCategory: "180",
    codeManufacturer: "3",
    codeExpire: "2026-12-31 23:59:59",
  });
  const { codeType, codeValue, codeMinTotal, codeCategory, codeManufacturer, codeExpire } = codeOnTheWire(
    (await codeNamed(pool, "minus20"))!,
  );
  assert.deepEqual(
    [codeType, codeValue, codeMinTotal, codeCategory, codeManufacturer, codeExpire],
    ["1", "20.00", "0.00", "0", "0", ""],
  );
});
