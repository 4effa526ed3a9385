import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { importCatalogue } from "../../flows/catalogue/import-catalogue.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const get = (url: string) => app.inject({ method: "GET", url });

async function moveIn(file: string): Promise<void> {
  const { catalogue } = await readCatalogue(Readable.from([Buffer.from(file)]), {
    now: new Date("2026-11-26T12:00:00Z"),
  });
  const result = await importCatalogue(pool, catalogue, {
    check: false,
    sanitise,
    pictures: async ({ pictures }) => [...pictures],
  });
  assert.equal(result.kind, "imported", JSON.stringify(result));
}

test("addresses of the shop somebody moves from lead with 301 to where things are now", async () => {
  await moveIn("Handle,Title,Type,Variant Price,Variant Inventory Qty\nold-hoodie,Bluza z Gdyni,Bluzy,100,1\n");
  await moveIn(
    "ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories\n7,simple,W-7,Żółta czapka,1,1,2,50,Głowa > Czapki\n",
  );
  await moveIn(
    '"Product ID";Obraz;Nazwa;Indeks;Kategoria;"Cena (netto)";"Cena (brutto)";Ilość;Wyświetlany;Pozycja\n21;;"Bluza Presta";BL-21;BLUZY;161.788618;199.00;9;1;1\n',
  );
  await moveIn(
    "sku,attribute_set_code,product_type,name,price,qty,product_online,url_key\nM-1,Default,simple,Magento tee,70,1,1,magento-tee-2\n",
  );
  const { rows } = await pool.query<{ polish: string; path: string }>(
    "SELECT p.path AS polish, o.path FROM paths p JOIN paths o USING (kind, entity_id) WHERE p.lan_id = 1 AND o.lan_id = 2",
  );
  const english = (url: string) => `/${rows.find(({ polish }) => polish === url)!.path}`;
  const leads = {
    "/products/old-hoodie": "/old-hoodie/",
    "/products/OLD-HOODIE/": "/old-hoodie/",
    "/collections/bluzy": "/bluzy/",
    "/product/zolta-czapka/": "/zolta-czapka/",
    "/produkt/zolta-czapka": "/zolta-czapka/",
    "/product-category/glowa/czapki/": "/glowa/czapki/",
    "/kategoria-produktu/glowa": "/glowa/",
    "/index.php?id_product=21": "/bluza-presta/",
    "/index.php?controller=product&id_product=21&id_lang=1": "/bluza-presta/",
    "/?id_product=21": "/bluza-presta/",
    "/21-bluza-presta.html": "/bluza-presta/",
    "/bluzy/21-renamed-since.html": "/bluza-presta/",
    "/magento-tee-2.html": "/magento-tee-2/",
    // What these addresses say beside the name is not remembered, and left away.
    "/collections/bluzy/products/old-hoodie": "/old-hoodie/",
    "/collections/all/products/old-hoodie": "/old-hoodie/",
    "/collections/all/products/OLD-hoodie/": "/old-hoodie/",
    "/en/products/old-hoodie": english("old-hoodie/"),
    "/pl/products/old-hoodie": "/old-hoodie/",
    "/en-gb/products/old-hoodie": english("old-hoodie/"),
    "/pt-BR/collections/bluzy/products/old-hoodie": "/old-hoodie/",
    "/en/collections/bluzy": english("bluzy/"),
    "/collections/bluzy/zimowe": "/bluzy/",
    "/shop/zolta-czapka/": "/zolta-czapka/",
    "/sklep/zolta-czapka": "/zolta-czapka/",
    "/sklep/glowa/czapki/zolta-czapka/": "/zolta-czapka/",
    "/product/glowa/zolta-czapka/": "/zolta-czapka/",
    "/en/product/zolta-czapka/": english("zolta-czapka/"),
    "/product-category/glowa/czapki/page/2/": "/glowa/czapki/",
    "/kategoria-produktu/glowa/page/11": "/glowa/",
    "/en/magento-tee-2.html": english("magento-tee-2/"),
    "/collections/all": "/",
    "/en/collections": "/en/",
    "/products": "/",
    "/shop/": "/",
    "/sklep/page/2/": "/",
    "/pl/index.php?id_product=21": "/bluza-presta/",
    "/pl/bluzy/21-bluza-presta.html": "/bluza-presta/",
    "/page-data/collections/all/products/old-hoodie/page-data.json": "/page-data/old-hoodie/page-data.json",
  };
  for (const [from, to] of Object.entries(leads)) {
    const { statusCode, headers } = await get(from);
    assert.deepEqual([statusCode, headers.location], [301, to], from);
    assert.equal((await get(to)).statusCode, 200, to);
  }
  for (const gone of ["/products/nothing", "/index.php?id_product=22", "/index.php?id_product=x'", "/99-no.html"])
    assert.equal((await get(gone)).statusCode, 404, gone);
  for (const gone of [
    "/collections/bluzy/products/nothing-else",
    "/collections/nothing",
    "/xyz/products/old-hoodie",
    "/en/products/nothing",
    `/en/${"a/".repeat(2000)}`,
  ])
    assert.ok([404, 414].includes((await get(gone)).statusCode), gone);
  for (const asked of ["/products/old-hoodie", "/collections/all/products/old-hoodie", "/pl/products/old-hoodie"])
    assert.equal((await get(`${asked}?utm_source=x`)).headers.location, "/old-hoodie/?utm_source=x", asked);
  assert.equal((await get("/?utm_source=x")).statusCode, 200);
});

test("an address that two things claim is nobody's, and one of this shop's own stays its", async () => {
  await moveIn(
    "ID,Type,SKU,Name,Published,In stock?,Stock,Regular price\n8,simple,W-8,Ta sama,1,1,2,50\n9,simple,W-9,Ta sama,1,1,2,50\n",
  );
  assert.equal((await get("/product/ta-sama/")).statusCode, 404);
  await moveIn("kind,handle,name_pl,url,price,quantity\nproduct,own,Własna,products/taken,70,1\n");
  await moveIn("Handle,Title,Variant Price,Variant Inventory Qty\ntaken,Zajęta,100,1\n");
  assert.match((await get("/products/taken/")).body, /Własna/);
  await moveIn("kind,handle,name_pl,url,price,quantity\nproduct,own-2,Swoja,collections/x/products/taken,70,1\n");
  assert.match((await get("/collections/x/products/taken/")).body, /Swoja/);
});

test("search title, search description, search words and what a picture shows reach the page and the search", async () => {
  await pool.query(
    "INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('flakon.png', 800, 1000, 1, 'f')",
  );
  await moveIn(
    'Handle,Title,Body (HTML),Tags,Variant Price,Variant Inventory Qty,Image Src,Image Alt Text,SEO Title,SEO Description\nolejek,Olejek,<p>Opis</p>,"zarostowy, brodacz",49,3,flakon.png,Flakon z pipetą,Olejek do brody 30 ml,Krótki opis do wyszukiwarki.\n',
  );
  const page = (await get("/olejek/")).body;
  assert.match(page, /<title>Olejek do brody 30 ml<\/title>/);
  assert.match(page, /<meta name="description" content="Krótki opis do wyszukiwarki\.">/);
  const data = (await get("/page-data/olejek/page-data.json")).json<{ data: { product: { images: unknown } } }>();
  assert.deepEqual(data.data.product.images, [{ path: "flakon.png", alt: "Flakon z pipetą" }]);
  assert.match((await get("/__/zarostowy")).body, /Olejek/);
});
