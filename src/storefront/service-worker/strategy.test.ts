import assert from "node:assert/strict";
import { test } from "node:test";
import { pageDataHref, paths, reviewHref, stockAlertHref } from "../../contract/paths.ts";
import { isOld, offlineData, pageOfData, pictureFile, pictureType, strategyOf } from "./strategy.ts";

const shop = "https://bruk.example";
const goingTo = (path: string) => strategyOf({ method: "GET", url: new URL(path, shop).href, navigation: true }, shop);
const fetched = (path: string, method = "GET") =>
  strategyOf({ method, url: new URL(path, shop).href, navigation: false }, shop);

test("pages and their data come from the network first, pictures and built files from what is kept", () => {
  for (const path of [
    "/",
    "/Odziez/bluzy/?page=2",
    "/page/regulamin.html",
    "/__/bluza%20z%20kapturem",
    "/contact",
    "/p/12",
  ])
    assert.equal(goingTo(path), "page", path);
  for (const path of ["/", "/buty/", "/contact", "/__/bluza"])
    assert.equal(fetched(`${pageDataHref(path)}?lan=2`), "data", path);
  assert.equal(fetched("/page-data/checkout.json?lan=1"), "data");
  assert.equal(fetched("/images/400x500/bluza.avif"), "picture");
  assert.equal(fetched("/icons/icon-192.png"), "picture");
  assert.equal(fetched("/assets/shop-1a2b.js"), "asset");
});

test("calls, answers of this moment, other people's hosts and what is no page are left to the browser", () => {
  for (const path of [
    "/sys/json_api?makeOrder",
    "/v1/stock/7",
    "/v1/suggest?q=bluza&lan=1",
    "/feeds/google.xml",
    "/stand-in/payu",
    "/admin",
    "/admin/orders/1001",
    "/admin/api/v1/orders",
    "/admin/assets/office-1.js",
    "/dev/mail",
    "/faktura/Zx81.pdf",
    "/sitemap.xml",
    "/robots.txt",
    "/sw.js",
    "/manifest.webmanifest",
    "https://tag.example/gtag.js",
  ]) {
    assert.equal(fetched(path), "leave", path);
    assert.equal(goingTo(path), "leave", path);
  }
  assert.equal(fetched("/sys/json_api?makeOrder", "POST"), "leave");
  assert.equal(fetched("/contact", "POST"), "leave");
});

test("nothing of a person is kept: a customer's pages, what emails lead to, and any address with a key", () => {
  const link = "Zx81-Zx81-Zx81-Zx81-Zx81";
  for (const path of [
    paths.userData,
    paths.userOrders,
    `${paths.userOrder}120034?key=${link}`,
    reviewHref(link),
    stockAlertHref(link, "confirm"),
    `/pay/${link}`,
    `/newsletter/confirm/${link}`,
    `/buty/?key=${link}`,
    paths.withdrawal,
    `${paths.withdrawal}${link}`,
    `${paths.account}${link}`,
    "/user",
  ]) {
    assert.equal(goingTo(path), "personal", path);
    const [bare = "", query] = path.split("?");
    assert.equal(fetched(pageDataHref(bare) + (query === undefined ? "" : `?${query}`)), "personal", path);
  }
});

test("a page's data is found in the page, and where neither is kept stands the offline page in its language", () => {
  assert.equal(pageOfData(`${shop}${pageDataHref("/")}`), "/");
  assert.equal(
    pageOfData(`${shop}${pageDataHref("/Odziez/bluzy/")}?page=2&sort=price-asc`),
    "/Odziez/bluzy?page=2&sort=price-asc",
  );
  assert.equal(pageOfData(`${shop}${pageDataHref("/buty/")}?lan=2`), null, "a prerendered page is Polish");
  assert.equal(pageOfData(`${shop}/page-data/checkout.json?lan=1`), null);
  assert.equal(offlineData(`${shop}${pageDataHref("/buty/")}?page=2`), "/page-data/offline/page-data.json");
  assert.equal(offlineData(`${shop}${pageDataHref("/buty/")}?page=2&lan=6`), "/page-data/offline/page-data.json?lan=6");
});

test("a picture is kept for 30 days from when it was sent", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  assert.equal(isOld("Thu, 22 Oct 2026 12:00:01 GMT", now), false);
  assert.equal(isOld("Thu, 22 Oct 2026 11:59:59 GMT", now), true);
  assert.equal(isOld(null, now), true);
});

test("a picture is the same in every size and format", () => {
  for (const path of [
    "/images/400x500/bluza-1.avif",
    "/images/100x100,1on1/bluza-1.avif",
    "/images/100x100,1on1/bluza-1.avif.jpg",
  ])
    assert.equal(pictureFile(new URL(path, shop).href), "bluza-1.avif");
  for (const path of [
    "/images/400x500/bluza-1.jpg.avif",
    "/images/400x500/bluza-1.jpg",
    "/images/400x500/bluza-1.jpg.jpg",
  ])
    assert.equal(pictureFile(new URL(path, shop).href), "bluza-1.jpg");
  for (const path of ["/images/bluza-1.avif", "/icons/icon-192.png"])
    assert.equal(pictureFile(new URL(path, shop).href), null);
});

test("a picture is kept in the format its address names alone", () => {
  for (const [path, type] of [
    ["/images/400x500/bluza.avif", "image/avif"],
    ["/images/400x500/bluza.avif.jpg", "image/jpeg"],
    ["/images/bluza.png", "image/png"],
    ["/icons/icon-192.png", "image/png"],
  ] as const)
    assert.equal(pictureType(new URL(path, shop).href), type);
});
