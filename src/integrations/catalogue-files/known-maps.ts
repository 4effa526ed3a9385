import { oneBlank } from "./cells.ts";
import type { Row } from "./rows.ts";

/** The product export of another shop system: how it is known, and what its columns mean. */
export interface KnownMap {
  name: "PrestaShop" | "BaseLinker" | "Magento" | "Shopware" | "IdoSell" | "Shoper";
  /** Columns by which it is known: one of each list. */
  marks: RegExp[];
  /** Fields by column, the first that matches counts. */
  columns: [name: RegExp, field: string][];
  /** Paths under which that system has a product. */
  earlierPaths: (product: { id: string; sku: string; slug: string; address: string }) => string[];
  /** A remark on every import of this kind. */
  remark?: string;
}

/** Names compare in lower case, without blanks around them, a slash before and an asterisk behind them, or a language in brackets. */
export function bareName(header: string): string {
  return oneBlank(header)
    .toLowerCase()
    .replace(/^\//, "")
    .replace(/\[[a-z]{2,3}\]$/, "")
    .replace(/[*#]$/, "")
    .trim();
}

/** Returns the known map of a header with what its columns mean; null when it is none. */
export function knownMap(header: Row): { map: KnownMap; meaning: (string | undefined)[] } | null {
  const names = header.cells.map(bareName);
  const map = knownMaps.find(({ marks }) => marks.every((mark) => names.some((name) => mark.test(name))));
  return map === undefined
    ? null
    : { map, meaning: names.map((name) => map.columns.find(([pattern]) => pattern.test(name))?.[1]) };
}

const filled = (...paths: (string | false)[]) => paths.filter((path) => path !== false);

const knownMaps: KnownMap[] = [
  {
    // 1.7, 8 and 9: the list of products as its 'export' button writes it, in the language of the back office; and the columns of 'Import', which modules export.
    name: "PrestaShop",
    marks: [
      /^(product id|id|id produktu|produkt-id|id produit|id del producto|id prodotto|id výrobku)$/,
      /^(name|nazwa|název|nom|nombre|nome|názov)$/,
      /^(price \(tax excl\.?\)|price tax (ex|in)cluded( or price tax included)?|cena \(netto\)|cena netto|cena bez podatku|cena \(bez dph\)|preis \(zzgl\. mwst\.\)|preis \(netto\)|prix \(ht\)|prix ht|precio \(imp\. excl\.\)|precio \(sin iva\)|prezzo \(tasse escl\.\)|prezzo \(imp\. escl\.\))$/,
    ],
    columns: [
      [/^(product id|id|id produktu|produkt-id|id produit|id del producto|id prodotto|id výrobku)$/, "id"],
      [/^(name|nazwa|název|nom|nombre|nome|názov)$/, "name"],
      [
        /^(reference|indeks|referencja|indeks produktu|kód|artikelnr\.|artikel-nr\.|référence|referencia|riferimento)$/,
        "sku",
      ],
      [
        /^(category|kategoria|kategorie|catégorie|categoría|categoria|categories \(x,y,z\.\.\.\)|kategória)$/,
        "categories",
      ],
      [
        /^(price \(tax incl\.?\)|price tax included|cena \(brutto\)|cena brutto|cena z podatkiem|cena \(s dph\)|preis \(inkl\. mwst\.\)|preis \(brutto\)|prix \(ttc\)|prix ttc|precio \(imp\. incl\.\)|precio \(con iva\)|prezzo \(tasse incl\.\)|prezzo \(imp\. incl\.\))$/,
        "price",
      ],
      [
        /^(price \(tax excl\.?\)|price tax excluded( or price tax included)?|cena \(netto\)|cena netto|cena bez podatku|cena \(bez dph\)|preis \(zzgl\. mwst\.\)|preis \(netto\)|prix \(ht\)|prix ht|precio \(imp\. excl\.\)|precio \(sin iva\)|prezzo \(tasse escl\.\)|prezzo \(imp\. escl\.\))$/,
        "net_price",
      ],
      [/^tax rules id$/, "vat"],
      [/^(quantity|ilość|množství|menge|quantité|cantidad|quantità|množstvo)$/, "quantity"],
      [
        /^(status|displayed|active( \(0\/1\))?|wyświetlany|aktywny|stan|stav|zobrazeno|état|activé|estado|stato|zustand|angezeigt)$/,
        "shown",
      ],
      [/^(image|obraz|zdjęcie|obrázek|bild|imagen|immagine|image urls \(x,y,z\.\.\.\)|obrázok)$/, "pictures"],
      [/^image alt texts \(x,y,z\.\.\.\)$/, "alt"],
      [/^(manufacturer|brand|marka|producent)$/, "manufacturer"],
      [/^(ean13|ean-13|gtin|ean|isbn)$/, "gtin"],
      [/^weight$/, "weight_kg"],
      [/^(short description|summary)$/, "short_description"],
      [/^description$/, "description"],
      [/^tags \(x,y,z\.\.\.\)$/, "tags"],
      [/^meta title$/, "search_title"],
      [/^meta description$/, "search_description"],
      [/^url rewritten$/, "address"],
    ],
    earlierPaths: ({ id, slug, address }) =>
      filled(id !== "" && `index.php?id_product=${id}`, id !== "" && `${id}-${address || slug}.html`),
  },
  {
    name: "Magento",
    marks: [/^sku$/, /^attribute_set_code$/, /^product_type$/],
    columns: [
      [/^sku$/, "sku"],
      [/^product_type$/, "kind"],
      [/^store_view_code$/, "store_view"],
      [/^name$/, "name"],
      [/^description$/, "description"],
      [/^short_description$/, "short_description"],
      [/^categories$/, "categories"],
      [/^price$/, "price"],
      [/^special_price$/, "sale_price"],
      [/^special_price_from_date$/, "sale_from"],
      [/^special_price_to_date$/, "sale_to"],
      [/^tax_class_name$/, "vat"],
      [/^qty$/, "quantity"],
      [/^is_in_stock$/, "in_stock"],
      [/^weight$/, "weight_kg"],
      [/^product_online$/, "shown"],
      [/^(base_image|additional_images)$/, "pictures"],
      [/^base_image_label$/, "alt"],
      [/^meta_title$/, "search_title"],
      [/^meta_description$/, "search_description"],
      [/^meta_keywords$/, "tags"],
      [/^url_key$/, "address"],
      [/^configurable_variations$/, "variations"],
      [/^additional_attributes$/, "attributes"],
      [/^(manufacturer|brand)$/, "manufacturer"],
      [/^(ean|gtin|barcode)$/, "gtin"],
    ],
    earlierPaths: ({ address, slug }) => [`${address || slug}.html`],
    remark: "Magento's file does not say whether its prices hold the VAT: they are taken as prices with VAT.",
  },
  {
    name: "Shopware",
    marks: [/^product_?number$/, /^(price_gross|price_net)$/, /^tax_(id|rate|name)$/],
    columns: [
      [/^id$/, "id"],
      [/^parent_?id$/, "parent"],
      [/^product_?number$/, "sku"],
      [/^active$/, "shown"],
      [/^stock$/, "quantity"],
      [/^name$/, "name"],
      [/^description$/, "description"],
      [/^price_gross$/, "price"],
      [/^price_net$/, "net_price"],
      [/^(list_price_gross|listprice_gross)$/, "old_price"],
      [/^tax_rate$/, "vat"],
      [/^cover_media_url$/, "pictures"],
      [/^cover_media_alt$/, "alt"],
      [/^manufacturer_name$/, "manufacturer"],
      [/^categories$/, "categories"],
      [/^ean$/, "gtin"],
      [/^weight$/, "weight_kg"],
      [/^(meta_title)$/, "search_title"],
      [/^(meta_description)$/, "search_description"],
      [/^keywords$/, "tags"],
    ],
    earlierPaths: ({ slug, sku }) => filled(sku !== "" && `${slug}/${sku}`),
  },
  {
    // IOF: several sizes stand in one cell, a line each.
    name: "IdoSell",
    marks: [/^@id$/, /^(description\/)?name$|^description\/name/],
    columns: [
      [/^@id$/, "id"],
      [/^(description\/)?name$/, "name"],
      [/^(description\/)?long_desc$/, "description"],
      [/^(description\/)?short_desc$/, "short_description"],
      [/^producer@name$/, "manufacturer"],
      [/^iaicategory@path$|^navigation\/.*@textid$/, "categories"],
      [/^category@name$/, "categories"],
      [/^@vat$/, "vat"],
      [/^@currency$/, "currency"],
      [/^price@gross$/, "price"],
      [/^price@net$/, "net_price"],
      [/^srp@gross$/, "old_price"],
      [/^sizes\/size@(name|panel_name)$/, "option Rozmiar"],
      [/^(sizes\/size)?@code_(producer|external)$/, "gtin"],
      [/^(sizes\/size)?@code(_iai)?$/, "sku"],
      [/^sizes\/size(\/stock)?@(quantity|available_stock_quantity)$/, "quantity"],
      [/^(sizes\/size)?@weight$/, "weight_g"],
      [/^images\/(large|originals)\/image@url$/, "pictures"],
      [/^visible$|^@visible$/, "shown"],
    ],
    earlierPaths: ({ id, slug }) => filled(id !== "" && `product-pol-${id}-${slug}.html`),
  },
  {
    name: "Shoper",
    marks: [/^product_code$/, /^producer$/, /^(stock|stock_warnlevel)$/],
    columns: [
      [/^(product_id|id)$/, "id"],
      [/^product_code$/, "sku"],
      [/^active$/, "shown"],
      [/^name$/, "name"],
      [/^price$/, "price"],
      [/^promo_price$/, "sale_price"],
      [/^vat$/, "vat"],
      [/^currency$/, "currency"],
      [/^category$/, "categories"],
      [/^producer$/, "manufacturer"],
      [/^weight$/, "weight_kg"],
      [/^description$/, "description"],
      [/^short_description$/, "short_description"],
      [/^stock$/, "quantity"],
      [/^ean$/, "gtin"],
      [/^images?([ _]\d+)?$/, "pictures"],
      [/^(seo_title|meta_title)$/, "search_title"],
      [/^(seo_description|meta_description)$/, "search_description"],
      [/^(seo_keywords|tags)$/, "tags"],
      [/^(seo_url|url)$/, "address"],
    ],
    earlierPaths: ({ id, slug, address }) => filled(id !== "" && `pl/p/${address || slug}/${id}`),
  },
  {
    name: "BaseLinker",
    marks: [
      /^(name|nazwa|nazwa produktu|product_name)$/,
      /^(sku|product_sku)$/,
      /^(ean|product_ean)$/,
      /^(tax_rate|stawka vat|vat|podatek)$/,
    ],
    columns: [
      [/^(id|product_id|id produktu|bl_id)$/, "id"],
      [/^(parent_id|id rodzica|id produktu głównego)$/, "parent"],
      [/^(sku|product_sku)$/, "sku"],
      [/^(ean|product_ean)$/, "gtin"],
      [/^(name|nazwa|nazwa produktu|product_name)$/, "name"],
      [/^(quantity|ilość|stan|stan magazynowy|stock)$/, "quantity"],
      [/^(price|price_brutto|cena|cena brutto|cena sprzedaży)$/, "price"],
      [/^(price_netto|cena netto)$/, "net_price"],
      [/^(currency|waluta)$/, "currency"],
      [/^(tax_rate|stawka vat|vat|podatek)$/, "vat"],
      [/^(weight|waga)$/, "weight_kg"],
      [/^(description|opis)$/, "description"],
      [/^(category|category_name|kategoria|nazwa kategorii)$/, "categories"],
      [/^(man_name|manufacturer|manufacturer_name|producent)$/, "manufacturer"],
      [
        /^(image|images|zdjęcie|zdjęcie główne|zdjęcia|image_extra_\d+|zdjęcie( dodatkowe)? \d+|image_?\d+)$/,
        "pictures",
      ],
      [/^(tags|tagi)$/, "tags"],
    ],
    earlierPaths: () => [],
  },
];
