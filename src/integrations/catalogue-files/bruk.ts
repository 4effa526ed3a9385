// One long file: one reader for one row of the shop's own file, column by column.
import {
  type Catalogue,
  type CatalogueProblem,
  type CatalogueProduct,
  type CatalogueVariant,
  catalogueColumns,
  type OtherUrls,
  wholeColumns,
} from "../../domain/catalogue/catalogue.ts";
import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import { goodsOrders } from "../../domain/catalogue/category-rule.ts";
import { languages, type Said } from "../../domain/language.ts";
import type { Contact, Producer } from "../../domain/catalogue/producer.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import { vatRates } from "../../domain/invoice/vat.ts";
import { noPage, readDetails } from "./bruk-columns.ts";
import { readOrder, readRule, type WrittenOrder } from "./bruk-rules.ts";
import { readPictures } from "./bruk-pictures.ts";
import { readCertificate, readComposition, readMeasure } from "./bruk-facts.ts";
import { dayOf, grams, grosze, pathIn, pathOf, pieces, readVatRate, yesNo } from "./cells.ts";
import type { Columns } from "./columns.ts";
import type { Reader, Reading } from "./reading.ts";
import { noBrand } from "./known-words.ts";
import { openRowOwners } from "./row-owners.ts";
import type { Row } from "./rows.ts";

/** Whether a header is that of Bruk's own catalogue file. */
export function isBruk(columns: Columns): boolean {
  return columns.has("kind") && columns.has("handle");
}

/** Reads Bruk's own CSV: a row for each category, manufacturer, product and variant, as docs/catalogue.md says. */
export function openBruk({ columns, problems }: Reading): Reader {
  const catalogue: Omit<Required<Catalogue>, "problems" | "owners"> = {
    categories: [],
    manufacturers: [],
    products: [],
  };
  const products = new Map<string, { product: CatalogueProduct; own: CatalogueVariant | null }>();
  const cell = columns.cell;
  const owners = openRowOwners();
  /** Of a file without attributes only the shop knows which products have variants. */
  const fits = (product: number) => !columns.has("attribute1_pl") || parted.has(product);
  const parted = new Set<number>();
  const unsaid = catalogueColumns.filter((column) => !columns.has(column));
  const spoken = (name: string) => languages.filter(({ lanCode }) => columns.has(`${name}_${lanCode}`));
  const wrong = (row: Row, text: string, at: Pick<CatalogueProblem, "column" | "value"> = {}) =>
    void problems.push({ row: row.number, text, ...at });

  const kinds: Record<string, (row: Row) => void> = {
    category(row) {
      const url = cell(row, "url");
      const position = cell(row, "position");
      if (position !== "" && pieces(position) === null)
        wrong(row, `The position '${position}' is no whole number like 3.`, { column: "position", value: position });
      catalogue.categories.push({
        row: row.number,
        key: cell(row, "handle").replace(/^\/|\/$/g, ""),
        name: texts(row, "name"),
        description: texts(row, "description"),
        ...searchTexts(row),
        ...(columns.has("pictures") && { image: cell(row, "pictures") }),
        url: url === noPage ? null : pathOf(url),
        ...otherUrlsOf(row),
        ...(pieces(position) !== null && { position: pieces(position)! }),
        ...(columns.has("rule") && { rule: ruleOf(row) }),
        ...(columns.has("goods_order") && { order: orderOf(row) }),
      });
    },
    manufacturer(row) {
      catalogue.manufacturers.push({
        row: row.number,
        name: cell(row, "name_pl"),
        url: pathOf(cell(row, "url")) || null,
        ...otherUrlsOf(row),
        description: texts(row, "description"),
        ...searchTexts(row),
        ...(columns.has("producer") && { producer: producerOf(row) }),
      });
    },
    product(row) {
      const handle = cell(row, "handle");
      const first = products.get(handle);
      owners.of(row.number, first?.product.row ?? row.number);
      if (first)
        return wrong(row, `The handle '${handle}' stands in row ${first.product.row} already.`, {
          column: "handle",
          value: handle,
        });
      const attributes = [1, 2, 3].map((number) => given(row, `attribute${number}`)).filter((name) => name !== null);
      if (attributes.length > 0 && cell(row, "quantity") !== "")
        wrong(row, "The quantity of a product with attributes stands in the rows of its variants.");
      if (attributes.length > 0) parted.add(row.number);
      const own =
        attributes.length > 0 || ["quantity", "sku", "gtin", "shelf"].every((column) => cell(row, column) === "")
          ? null
          : variantOf(row, 0);
      products.set(handle, { product: productOf(row, handle, attributes), own });
    },
    variant(row) {
      const known = products.get(cell(row, "handle"));
      if (!known) {
        owners.miss(row, { names: [cell(row, "handle")], begins: false, fits });
        return wrong(row, `There is no product '${cell(row, "handle")}' above this variant.`, {
          column: "handle",
          value: cell(row, "handle"),
        });
      }
      owners.of(row.number, known.product.row);
      known.product.variants.push({ ...variantOf(row, known.product.attributes.length), ...ownOf(row) });
    },
  };

  function ruleOf(row: Row): NonNullable<Catalogue["categories"][number]["rule"]> | null {
    const cell = columns.raw(row, "rule");
    const rule = readRule(cell);
    if (rule === undefined)
      wrong(row, `'${cell.slice(0, 80)}' is no rule: 'all' or 'any' is, and below it lines like 'price to: 199.99'.`, {
        column: "rule",
        value: cell,
      });
    return rule ?? null;
  }

  function orderOf(row: Row): WrittenOrder {
    const cell = columns.raw(row, "goods_order");
    const order = readOrder(cell);
    if (order === undefined)
      wrong(row, `'${cell.slice(0, 80)}' is no order of goods: ${goodsOrders.join(", ")} are.`, {
        column: "goods_order",
        value: cell,
      });
    return order ?? { sorted: "newest", hand: [] };
  }

  function productOf(row: Row, handle: string, attributes: Said[]): CatalogueProduct {
    const badges = list(cell(row, "badges"), /[\s,|]+/) as Badge[];
    const shown = optional(row, "shown", yesNo, "neither yes nor no");
    const vatRate = optional(row, "vat_rate", readVatRate, `none of ${vatRates.join(", ")}`);
    const onlineSale = optional(row, "online_sale", yesNo, "neither yes nor no");
    return {
      row: row.number,
      handle,
      ...(unsaid.length > 0 && { unsaid }),
      name: texts(row, "name"),
      description: texts(row, "description"),
      ...(spoken("details").length > 0 && { details: detailsOf(row) }),
      ...(columns.has("composition") && {
        composition:
          optional(
            row,
            "composition",
            readComposition,
            "no composition like 'cotton 85, polyester 15; ribs: cotton 95, elastane 5'",
          ) ?? [],
      }),
      ...(columns.has("amount") && {
        measure: optional(row, "amount", readMeasure, "no amount like '30 ml', '0.5 kg' or '2 m'"),
      }),
      ...(columns.has("certificates") && { certificates: list(cell(row, "certificates"), "|").map(readCertificate) }),
      ...(columns.has("guarantee_years") && {
        guaranteeYears: optional(row, "guarantee_years", pieces, "no whole number of years like 3"),
      }),
      ...(columns.has("withdrawal_exception") && {
        withdrawalException: optional(
          row,
          "withdrawal_exception",
          (text) => withdrawalExceptions.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null,
          `none of ${withdrawalExceptions.join(", ")}`,
        ),
      }),
      ...(columns.has("next_delivery") && { nextDelivery: nextDeliveryOf(row) }),
      manufacturer: cell(row, "manufacturer") || noBrand,
      categories: list(cell(row, "categories"), "|").map((key) => key.replace(/^\/|\/$/g, "")),
      weight: optional(row, "weight", (text) => grams(text, 1), "no weight in grams like 450") ?? 0,
      realPrice:
        money(row, "price") ??
        (cell(row, "price") === "" && columns.has("price")
          ? (wrong(row, "The price is missing.", { column: "price", value: "" }), 1)
          : 1),
      cataloguePrice: money(row, "catalogue_price"),
      ...(columns.has("badges") && { badges: [...new Set(badges)] }),
      ...searchTexts(row),
      ...(columns.has("search_words") && { searchWords: cell(row, "search_words") }),
      ...(columns.has("model") && { model: cell(row, "model") || null }),
      ...(spoken("colour").length > 0 && {
        colour: columns.has("colour_pl") ? given(row, "colour") : texts(row, "colour"),
      }),
      ...(columns.has("goes_with") && { goesWith: list(cell(row, "goes_with"), "|") }),
      url: pathOf(cell(row, "url")) || null,
      ...otherUrlsOf(row),
      createdAt: cell(row, "created") || null,
      ...(shown !== null && { shown }),
      ...(columns.has("age_min") && { ageMin: optional(row, "age_min", pieces, "no age in years like 18") }),
      ...(onlineSale !== null && { onlineSale }),
      ...(columns.has("blocked_countries") && {
        blockedCountries: list(cell(row, "blocked_countries").toUpperCase(), /[\s,|]+/),
      }),
      ...(vatRate !== null && { vatRate }),
      ...readPictures(row, { columns, wrong: (text, at) => wrong(row, text, at) }),
      attributes,
      variants: [],
    };
  }

  function nextDeliveryOf(row: Row): NonNullable<CatalogueProduct["nextDelivery"]> | null {
    const day = optional(row, "next_delivery", dayOf, "no day like 2026-12-31");
    const coming = count(row, "next_delivery_pieces");
    if (cell(row, "next_delivery") === "" && coming !== null)
      wrong(row, "The pieces of the next delivery are said without its day.", {
        column: "next_delivery",
        value: "",
      });
    return day === null ? null : { day, ...(columns.has("next_delivery_pieces") && { pieces: coming }) };
  }

  function producerOf(row: Row): Producer {
    const contact = (name: string): Contact => ({
      name: cell(row, name),
      address: cell(row, `${name}_address`),
      email: cell(row, `${name}_email`),
    });
    const responsible = contact("responsible");
    return {
      ...contact("producer"),
      responsible: Object.values(responsible).every((text) => text === "") ? null : responsible,
    };
  }

  function variantOf(row: Row, attributes: number): CatalogueVariant {
    const values = [1, 2, 3].slice(0, attributes).map((number) => given(row, `attribute${number}`) ?? { pl: "" });
    if (cell(row, "quantity") === "" && columns.has("quantity"))
      wrong(row, "The quantity is missing.", { column: "quantity", value: "" });
    return {
      row: row.number,
      values,
      sku: cell(row, "sku") || null,
      ...(columns.has("gtin") && { gtin: cell(row, "gtin") || null }),
      ...(columns.has("shelf") && { shelf: cell(row, "shelf") || null }),
      quantity: count(row, "quantity") ?? 0,
      ...knownOf(row),
    };
  }

  function count(row: Row, column: string): number | null {
    return optional(row, column, pieces, "no whole number of pieces like 12");
  }

  function knownOf(row: Row): Pick<CatalogueVariant, "known"> {
    const [quantity, movements] = [count(row, "quantity_known"), count(row, "movements_known")];
    return quantity === null ? {} : { known: { quantity, movements } };
  }

  /** What the row of a variant says of it alone; an empty price is its product's. */
  function ownOf(row: Row): Pick<CatalogueVariant, "price" | "before" | "picture"> {
    const price = money(row, "price");
    const before = money(row, "catalogue_price");
    return {
      ...(price !== null && { price }),
      ...((price !== null || before !== null) && { before }),
      ...(columns.has("pictures") && { picture: cell(row, "pictures") || null }),
    };
  }

  function detailsOf(row: Row): { name: Said; value: Said }[] {
    const all = spoken("details").map(({ lanCode }) => ({
      lanCode,
      lines: readDetails(columns.raw(row, `details_${lanCode}`)),
    }));
    const length = columns.has("details_pl") ? all[0]!.lines.length : Math.max(...all.map(({ lines }) => lines.length));
    if (all.some(({ lines }) => lines.length > 0 && lines.length !== length))
      wrong(row, "The details have not as many lines in every language.");
    const line = (index: number, part: "name" | "value") =>
      Object.fromEntries(all.map(({ lanCode, lines }) => [lanCode, lines[index]?.[part] ?? ""])) as Said;
    return Array.from({ length }, (_, index) => ({ name: line(index, "name"), value: line(index, "value") }));
  }

  function money(row: Row, column: string): number | null {
    return optional(row, column, grosze, "no price like 149.99");
  }

  function optional<T>(row: Row, column: string, read: (text: string) => T | null, what: string): T | null {
    const text = cell(row, column);
    const value = text === "" ? null : read(text);
    if (text !== "" && value === null)
      wrong(row, `'${text.slice(0, 80)}' under ${column} is ${what}.`, { column, value: text });
    return value;
  }

  function otherUrlsOf(row: Row): { otherUrls?: OtherUrls } {
    const said = spoken("url").flatMap(({ lanCode }) =>
      lanCode === "pl" ? [] : [[lanCode, pathIn(lanCode, cell(row, `url_${lanCode}`))] as const],
    );
    return said.length === 0 ? {} : { otherUrls: Object.fromEntries(said) };
  }

  /** A text in the languages that have a column, empty ones included: they are taken away. */
  function texts(row: Row, name: string): Said {
    return Object.fromEntries(spoken(name).map(({ lanCode }) => [lanCode, cell(row, `${name}_${lanCode}`)])) as Said;
  }

  /** What search engines show, of each text that has a column. */
  function searchTexts(row: Row): { searchTitle?: Said; searchDescription?: Said } {
    return {
      ...(spoken("search_title").length > 0 && { searchTitle: texts(row, "search_title") }),
      ...(spoken("search_description").length > 0 && { searchDescription: texts(row, "search_description") }),
    };
  }

  function given(row: Row, name: string): Said | null {
    return cell(row, `${name}_pl`) === "" ? null : texts(row, name);
  }

  function miss(row: Row): void {
    const kind = cell(row, "kind").toLowerCase();
    owners.miss(row, {
      fits,
      begins: kind !== "variant" && (Object.hasOwn(kinds, kind) || cell(row, "name_pl") !== ""),
    });
  }

  return {
    take(row) {
      const kind = cell(row, "kind").toLowerCase();
      const read = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (read) return read(row);
      miss(row);
      wrong(row, `'${kind.slice(0, 40)}' is no kind of row: category, manufacturer, product and variant are.`, {
        column: "kind",
        value: cell(row, "kind"),
      });
    },
    miss,
    end() {
      for (const { product, own } of products.values()) {
        if (product.variants.length === 0 && own) product.variants.push(own);
        // Of some columns: only the shop knows whether it has variants, and keeps them.
        else if (product.variants.length === 0 && wholeColumns.every((column) => columns.has(column)))
          problems.push({
            row: product.row,
            text:
              product.attributes.length > 0
                ? "The product has attributes and no row of a variant."
                : "The quantity is missing.",
          });
        catalogue.products.push(product);
      }
      return {
        ...catalogue,
        owners: owners.all((text) => (products.has(text) ? [products.get(text)!.product.row] : [])),
      };
    },
  };
}

function list(text: string, mark: RegExp | string): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
