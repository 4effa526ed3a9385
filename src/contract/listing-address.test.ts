import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  changedView,
  cleanedQuery,
  listingHref,
  plainView,
  plainViewOf,
  readListingAddress,
} from "./listing-address.ts";
import { colourFamilies } from "../domain/catalogue/colour-families.ts";
import { countFilters, type ListingFilters, noFilters } from "./listing-filters.ts";
import { listingSorts, perPageChoices } from "./listing-sorts.ts";

test("a listing as usual has its own address without a query", () => {
  assert.equal(listingHref("/buty/", plainView), "/buty/");
  assert.deepEqual(readListingAddress(""), { view: plainView, plain: true, open: false });
});

test("an address says sizes, brands, colours, prices, stock, sale, order and page in words", () => {
  const view = {
    sort: "price-asc",
    perPage: 48,
    page: 2,
    filters: {
      sizes: ["M", "L"],
      brands: ["rampa"],
      colours: ["black"],
      from: "50",
      to: "199.99",
      inStock: true,
      onSale: true,
    },
  } as const;
  const address = listingHref("/buty/", {
    ...view,
    filters: { ...view.filters, sizes: ["M", "L"], brands: ["rampa"], colours: ["black"] },
  });
  assert.equal(
    address,
    "/buty/?size=L&size=M&brand=rampa&colour=black&from=50&to=199.99&stock=1&sale=1&sort=price-asc&per=48&page=2",
  );
  assert.deepEqual(readListingAddress(address.split("?")[1]!).view, {
    ...view,
    filters: { ...view.filters, sizes: ["L", "M"] },
  });
});

test("another order, page size or filter begins at the first page and keeps the rest", () => {
  const third = { ...plainView, perPage: 48, page: 3 };
  assert.equal(listingHref("/buty/", changedView(third, { sort: "price-asc" })), "/buty/?sort=price-asc&per=48");
  assert.equal(listingHref("/buty/", changedView(third, { filters: { onSale: true } })), "/buty/?sale=1&per=48");
  assert.equal(
    listingHref("/__/bluza", changedView({ ...third, sort: "name-desc" }, { page: 2 })),
    "/__/bluza?sort=name-desc&per=48&page=2",
  );
});

test("a search begins with what fits best; another order of it stands in its address", () => {
  const search = plainViewOf("/__/bluza");
  assert.equal(listingHref("/__/bluza", changedView(search, { page: 2 })), "/__/bluza?page=2");
  assert.equal(listingHref("/__/bluza", changedView(search, { sort: "date-desc" })), "/__/bluza?sort=date-desc");
  assert.equal(readListingAddress("size=M", "/__/bluza").view.sort, "relevance");
  assert.equal(readListingAddress("sort=relevance", "/buty/").view.sort, "date-desc", "nothing else has that order");
  assert.equal(cleanedQuery("sort=relevance", search, "/__/bluza"), "");
});

test("what is wrong counts as not said", () => {
  for (const query of [
    "page=0",
    "page=-1",
    "page=abc",
    "page=1.5",
    "page=999999",
    "page=",
    "sort=;drop",
    "sort=relevant",
    "per=25",
    "per=1e9",
    "colour=%23fff",
    "colour=plaid",
    "size=",
    "size=%20",
    "size=%00M",
    "brand=%0a",
    "from=abc",
    "from=-5",
    "to=1.234",
    "to=12345678",
    "stock=yes",
    "sale=2",
    "page=2&page=3",
    "sort=price-asc&sort=name-asc",
    "from=5&from=5",
    "page[]=2",
    "page[$gt]=1",
    `size=${"x".repeat(81)}`,
    "%E0%A4%A=1&%=&&=&size",
  ]) {
    assert.deepEqual(readListingAddress(query).view, plainView, query);
  }
});

test("an address that says it otherwise is cleaned; what is not about the view stays", () => {
  const cleaned = (query: string) => cleanedQuery(query, readListingAddress(query).view);
  assert.equal(cleaned("page=0"), "");
  assert.equal(cleaned("page=1&utm_source=ulotka"), "utm_source=ulotka");
  assert.equal(cleaned("from=&to=&size=M&size=L&sort=date-desc"), "size=L&size=M");
  assert.equal(cleaned("from=200&to=50%2C00"), "from=50&to=200");
  assert.equal(cleaned("sort=;drop&stock=1"), "stock=1");
  for (const clean of [
    "",
    "size=L&size=M",
    "utm_source=ulotka&page=2",
    "size=8+1%2F2",
    "size=8%201/2",
    "filters=open&size=M",
  ])
    assert.equal(cleaned(clean), null, clean);
});

const view = fc.record({
  sort: fc.constantFrom(...listingSorts),
  perPage: fc.constantFrom(...perPageChoices),
  page: fc.integer({ min: 1, max: 99_999 }),
  filters: fc.record({
    sizes: fc.uniqueArray(
      fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
        .filter((text) => text.trim() === text && /^[^\p{C}]{1,80}$/u.test(text)),
    ),
    brands: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/)),
    colours: fc.uniqueArray(fc.constantFrom(...colourFamilies)),
    from: fc.constantFrom(null, "0", "50"),
    to: fc.constantFrom(null, "50", "199.99"),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  }),
});

test("every view is read back from its address", () => {
  fc.assert(
    fc.property(view, (wanted) => {
      const { sizes, brands, colours } = wanted.filters;
      const sorted = {
        ...wanted,
        filters: { ...wanted.filters, sizes: sizes.toSorted(), brands: brands.toSorted(), colours: colours.toSorted() },
      };
      const address = listingHref("/x/", wanted);
      assert.deepEqual(readListingAddress(address.slice(4)).view, sorted);
      assert.equal(cleanedQuery(address.slice(4), sorted), null);
    }),
  );
});

test("whatever stands in an address, it is read without a throw, and cleaning it once is enough", () => {
  const pair = fc.tuple(
    fc.constantFrom("size", "brand", "colour", "from", "to", "stock", "sale", "sort", "per", "page", "filters", "x"),
    fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("1", "M", "black", "50", "date-asc", "24")),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(pair).map((pairs) => new URLSearchParams(pairs).toString()),
      ),
      (query) => {
        const { view: asked } = readListingAddress(query);
        const cleaned = cleanedQuery(query, asked);
        if (cleaned === null) return;
        assert.deepEqual(readListingAddress(cleaned).view, asked);
        assert.equal(cleanedQuery(cleaned, asked), null);
      },
    ),
  );
});

test("every kind of filter is counted, has its words in the address, and is read back", () => {
  const chosen: { [Kind in keyof ListingFilters]: ListingFilters[Kind] } = {
    sizes: ["M"],
    brands: ["rampa"],
    colours: ["black"],
    from: "50",
    to: "199.99",
    inStock: true,
    onSale: true,
  };
  for (const kind of Object.keys(chosen) as (keyof ListingFilters)[]) {
    const filters = { ...noFilters, [kind]: chosen[kind] };
    assert.equal(countFilters(filters), 1, kind);
    const { view, plain } = readListingAddress(listingHref("", { ...plainView, filters }).slice(1));
    assert.deepEqual([view.filters, plain], [filters, false], kind);
  }
});

test("a price range is one filter, every other value its own", () => {
  assert.equal(countFilters(noFilters), 0);
  assert.equal(
    countFilters({
      sizes: ["M", "L"],
      brands: ["rampa"],
      colours: [],
      from: "5",
      to: "9",
      inStock: true,
      onSale: false,
    }),
    5,
  );
});
