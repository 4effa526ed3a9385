import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureRatios } from "../domain/catalogue/picture.ts";
import {
  href,
  imageHref,
  goodsSize,
  imageSizes,
  languageIn,
  onDemand,
  pageDataHref,
  pathIn,
  paths,
  pathsIn,
  polishPath,
  reservedSegments,
  searchedIn,
  searchHref,
} from "./paths.ts";

test("the routes are the specification's", () => {
  const { home, notFound, contact, compare, userData, userOrders, userOrder, search } = paths;
  assert.deepEqual(
    { home, notFound, contact, compare, userData, userOrders, userOrder, search },
    {
      home: "/",
      notFound: "/404.html",
      contact: "/contact",
      compare: "/compare",
      userData: "/user/data",
      userOrders: "/user/orders",
      userOrder: "/user/order-no/",
      search: "/__/",
    },
  );
  assert.deepEqual(onDemand, { content: "/t/", manufacturer: "/m/", product: "/p/", category: "/c/" });
});

test("an own page has a path in each language, which tells the language and leads back to the Polish one", () => {
  for (const lanCode of ["pl", "en", "cz"] as const) {
    assert.equal(new Set(Object.values(pathsIn[lanCode])).size, Object.keys(paths).length);
    for (const page of Object.keys(paths) as (keyof typeof paths)[]) {
      const own = pathsIn[lanCode][page];
      assert.equal(languageIn(own).lanCode, lanCode, own);
      assert.equal(polishPath(own), paths[page]);
      assert.equal(pathIn(paths[page], lanCode), own);
    }
  }
  assert.deepEqual(
    ["/en/", "/en", "/en?x", "/cz/bluzy/", "/english/", "/", "/p/en/hoodie/", "/bluza-en/"].map(
      (path) => languageIn(path).lanCode,
    ),
    ["en", "en", "en", "cz", "pl", "pl", "en", "pl"],
  );
});

test("what follows an own page's path goes with it; an entity's path is left as it is", () => {
  assert.equal(pathIn("/promocje/?page=2#b", "en"), "/en/sale/?page=2#b");
  assert.equal(pathIn(searchHref("czarna bluza"), "cz"), "/cz/__/czarna%20bluza");
  assert.equal(polishPath("/en/user/order-no/17?key=x"), "/user/order-no/17?key=x");
  assert.deepEqual(
    ["/promocje/zima/", "/en/clothing/", "/odziez/", "https://example.com/promocje/"].map((path) => pathIn(path, "en")),
    ["/promocje/zima/", "/en/clothing/", "/odziez/", "https://example.com/promocje/"],
  );
  assert.equal(polishPath("/en/sale/winter/"), "/en/sale/winter/");
});

test("no entity may take the first segment of a route", () => {
  const taken = [
    ...Object.values(paths),
    ...Object.values(pathsIn.en),
    ...Object.values(pathsIn.cz),
    ...Object.values(onDemand),
  ]
    .map((path) => path.split("/")[1])
    .filter((segment) => segment !== "");
  assert.deepEqual(
    taken.filter((segment) => !(reservedSegments as readonly (string | undefined)[]).includes(segment)),
    [],
  );
});

test("a url becomes a link with one slash before it, its anchor kept", () => {
  assert.equal(href("odziez/bluzy/z-kapturem/"), "/odziez/bluzy/z-kapturem/");
  assert.equal(href("/slizg/"), "/slizg/");
  assert.equal(href("page/regulamin.html"), "/page/regulamin.html");
  assert.equal(href("bluza zygzak/#s"), "/bluza%20zygzak/#s");
});

test("a search leads to /__/ and the query, whatever is in it", () => {
  assert.equal(searchHref("bluza z kapturem"), "/__/bluza%20z%20kapturem");
  assert.match(searchHref("50% / ż?#"), /^\/__\/[\w%]+$/);
  assert.deepEqual([searchHref("50% / ż?#"), "/__/50%", "/__/", "/buty/"].map(searchedIn), [
    "50% / ż?#",
    "50%",
    "",
    undefined,
  ]);
  assert.equal(searchedIn("/cz/__/mikina"), "mikina");
});

test("a page's data lies at /page-data/{path}/page-data.json", () => {
  assert.deepEqual(["/odziez/bluzy/", "/compare", "/"].map(pageDataHref), [
    "/page-data/odziez/bluzy/page-data.json",
    "/page-data/compare/page-data.json",
    "/page-data/index/page-data.json",
  ]);
});

test("a picture has an address as stored, in a size, and in a size with a mode", () => {
  assert.equal(imageHref("bluza.avif"), "/images/bluza.avif");
  assert.equal(imageHref("bluza.avif", "320x400"), "/images/320x400/bluza.avif");
  assert.equal(imageHref("bluza.avif", "50x50,1on1"), "/images/50x50,1on1/bluza.avif");
  assert.ok(imageSizes.every((size) => /^\d+x\d+(,(1on1|paved))?$/.test(size)));
});

test("goods have sizes in each ratio a label may choose, which the shop serves", () => {
  assert.equal(goodsSize(320, "4:5"), "320x400");
  assert.equal(goodsSize(1200, "2:3"), "1200x1800");
  for (const ratio of pictureRatios)
    for (const width of [160, 320, 400, 640, 800, 1200] as const)
      assert.ok(imageSizes.includes(goodsSize(width, ratio)), `${width} ${ratio}`);
});
