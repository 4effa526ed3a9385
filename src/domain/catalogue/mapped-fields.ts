/** What a column of a mapped file can mean; `option NAME` and `detail NAME` besides: docs/catalogue.md tells of each. */
export const mappedFields = [
  "id",
  "sku",
  "parent",
  "model",
  "kind",
  "name",
  "description",
  "short_description",
  "manufacturer",
  "categories",
  "price",
  "net_price",
  "old_price",
  "sale_price",
  "sale_from",
  "sale_to",
  "currency",
  "vat",
  "quantity",
  "in_stock",
  "gtin",
  "shelf",
  "weight_kg",
  "weight_g",
  "shown",
  "pictures",
  "alt",
  "tags",
  "search_title",
  "search_description",
  "address",
  "url",
  "url_en",
  "url_cz",
  "amount",
  "composition",
  "variations",
  "attributes",
  "store_view",
  "ignore",
] as const;

export type MappedField = (typeof mappedFields)[number];

/** Returns whether a text names what a column can mean. */
export function isMappedField(text: string): boolean {
  return (mappedFields as readonly string[]).includes(text) || /^(option|detail) \S/.test(text);
}
