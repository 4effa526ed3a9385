import type { Product } from "../../src/domain/catalogue/product.ts";

/** Returns a product as pages give it and the browser keeps it: a cap in one size, but for what is said of it. */
export function productWith(said: Partial<Product> = {}): Product {
  return {
    product_id: "20",
    product_name: "Czapka",
    url: "czapka/",
    images: [],
    real_price: "79.99",
    product_quantity: 9,
    categories_all: ["177"],
    manufacturer_id: "3",
    attrs: [],
    manufacturer_name: "Bruk",
    catalogue_price: null,
    lowest_price: null,
    badges: [],
    rating: null,
    date: "2026-11-01",
    ...said,
  };
}
