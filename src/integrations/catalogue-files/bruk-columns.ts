/** The columns of Bruk's own catalogue file, in the order in which it is written. Described in docs/catalogue.md. */
export const brukColumns = [
  "kind",
  "handle",
  "name_pl",
  "name_en",
  "name_cz",
  "url",
  "url_en",
  "url_cz",
  "manufacturer",
  "categories",
  "price",
  "catalogue_price",
  "quantity",
  "quantity_known",
  "movements_known",
  "sku",
  "gtin",
  "shelf",
  "weight",
  "shown",
  "created",
  "age_min",
  "online_sale",
  "blocked_countries",
  "vat_rate",
  "badges",
  "model",
  "colour_pl",
  "colour_en",
  "colour_cz",
  "goes_with",
  "attribute1_pl",
  "attribute1_en",
  "attribute1_cz",
  "attribute2_pl",
  "attribute2_en",
  "attribute2_cz",
  "attribute3_pl",
  "attribute3_en",
  "attribute3_cz",
  "pictures",
  "picture_texts_pl",
  "picture_texts_en",
  "picture_texts_cz",
  "picture_captions_pl",
  "picture_captions_en",
  "picture_captions_cz",
  "picture_focus",
  "picture_roles",
  "picture_videos",
  "picture_video_captions_pl",
  "picture_video_captions_en",
  "picture_video_captions_cz",
  "position",
  "rule",
  "goods_order",
  "description_pl",
  "description_en",
  "description_cz",
  "details_pl",
  "details_en",
  "details_cz",
  "search_title_pl",
  "search_title_en",
  "search_title_cz",
  "search_description_pl",
  "search_description_en",
  "search_description_cz",
  "search_words",
  "composition",
  "amount",
  "certificates",
  "guarantee_years",
  "withdrawal_exception",
  "next_delivery",
  "next_delivery_pieces",
  "producer",
  "producer_address",
  "producer_email",
  "responsible",
  "responsible_address",
  "responsible_email",
] as const;

export type BrukColumn = (typeof brukColumns)[number];

/** Stands in `url` for a category that is a heading without a page of its own. */
export const noPage = "-";

export interface DetailTexts {
  name: string;
  value: string;
}

/** Returns the details of one language as a cell: a line each, `name: value`; '' when the language has none. */
export function writeDetails(details: readonly DetailTexts[]): string {
  const lines = details.map(({ name, value }) =>
    name === "" && value === "" ? "" : `${escaped(name).replaceAll(":", "\\:")}: ${escaped(value)}`,
  );
  return lines.every((line) => line === "") ? "" : lines.join("\n");
}

/** Returns the details of a cell, an empty one for an empty line. */
export function readDetails(cell: string): DetailTexts[] {
  if (cell.trim() === "") return [];
  return cell.split(/\r\n|\n|\r/).map((line) => {
    const [, name = "", value = ""] = /^((?:\\[^]|[^\\:])*)(?::\s?([^]*))?$/.exec(line) ?? [];
    return { name: plain(name).trim(), value: plain(value).trim() };
  });
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replace(/\r?\n/g, "\\n");
}

function plain(text: string): string {
  return text.replace(/\\([^])/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
}
