import type { Row } from "./rows.ts";

/** Names of WooCommerce's export columns in the languages most shops are run in, by their English names; numbers and units are the file's own. */
const words: Record<string, string> = {
  type: "type|typ|tipo|típus|тип|tyyppi",
  sku: "sku|ugs|artikelnummer|art.-nr.|katalogové číslo|katalogové číslo (sku)|cikkszám|codice articolo|artikelnummer (sku)|referencia|référence|cod sku|артикул",
  name: "name|nazwa|název|názov|nom|nombre|nome|naam|namn|navn|név|nume|назва|имя|nimi",
  published:
    "published|opublikowano|opublikowany|publikováno|zveřejněno|publikované|veröffentlicht|publicado|publié|pubblicato|gepubliceerd|publicerad|publisert|publiceret|közzétéve|publicat|опубліковано|опубликован",
  "visibility in catalog":
    "visibility in catalog|widoczność w katalogu|viditelnost v katalogu|viditeľnosť v katalógu|sichtbarkeit im katalog|katalogsichtbarkeit|visibilidad en el catálogo|visibilité dans le catalogue|visibilità nel catalogo|zichtbaarheid in catalogus|synlighet i katalogen|synlighed i katalog|láthatóság a katalógusban|visibilidade no catálogo|vizibilitate în catalog|видимість в каталозі|видимость в каталоге",
  "short description":
    "short description|krótki opis|stručný popis|krátký popis|krátky popis|kurzbeschreibung|descripción corta|description courte|breve descrizione|korte beschrijving|kort beskrivning|kort beskrivelse|rövid leírás|descrição curta|descriere scurtă|короткий опис|краткое описание",
  description:
    "description|opis|popis|beschreibung|descripción|descrizione|beschrijving|beskrivning|beskrivelse|leírás|descrição|descriere|опис|описание",
  "date sale price starts":
    "date sale price starts|data rozpoczęcia promocji|datum začátku slevy|datum, kdy začíná akční cena|dátum začiatku zľavy|datum, an dem angebotspreis beginnt|angebotspreis gültig ab|día en que empieza el precio rebajado|date de début de promo|data inizio prezzo in offerta|datum begin aanbieding|data de início da promoção",
  "date sale price ends":
    "date sale price ends|data zakończenia promocji|datum konce slevy|datum, kdy končí akční cena|dátum konca zľavy|datum, an dem angebotspreis endet|angebotspreis gültig bis|día en que termina el precio rebajado|date de fin de promo|data fine prezzo in offerta|datum einde aanbieding|data de término da promoção",
  "tax status":
    "tax status|status podatku|stav daně|daňový status|stav dane|steuerstatus|estado del impuesto|état de la tva|statut fiscal|stato delle imposte|stato imposta|belastingstatus|btw status|skattestatus|momsstatus|adózási állapot|estado fiscal",
  "tax class":
    "tax class|klasa podatkowa|daňová třída|sazba daně|daňová trieda|steuerklasse|clase de impuesto|classe de tva|classe tva|classe de taxe|aliquota di imposta|classe d'imposta|belastingklasse|btw klasse|skatteklass|momsklasse|adóosztály|classe de imposto",
  "in stock?":
    "in stock?|w magazynie?|skladem?|na skladě?|na sklade?|vorrätig?|auf lager?|¿existencias?|¿en inventario?|¿hay existencias?|en stock ?|en stock?|en inventaire?|in stock?|in magazzino?|op voorraad?|i lager?|på lager?|raktáron?|em estoque?|em stock?",
  stock:
    "stock|stan magazynowy|zapasy|sklad|skladové zásoby|lager|lagerbestand|bestand|inventario|existencias|inventaire|magazzino|voorraad|lagersaldo|készlet|estoque|stoc",
  "sale price":
    "sale price|cena promocyjna|akční cena|cena po slevě|zľavnená cena|akciová cena|angebotspreis|precio rebajado|tarif promo|prix promo|prix de vente|prezzo in offerta|actieprijs|aanbiedingsprijs|reapris|tilbudspris|akciós ár|preço promocional|preț redus",
  "regular price":
    "regular price|cena|cena regularna|běžná cena|normální cena|bežná cena|regulärer preis|preis|precio normal|tarif régulier|prix de base|prix régulier|prezzo di listino|prezzo regolare|reguliere prijs|normale prijs|ordinarie pris|normalpris|normál ár|preço normal|preț obișnuit",
  categories:
    "categories|kategorie|kategórie|kategorien|categorías|catégories|categorie|categorieën|kategorier|kategóriák|categorias|categorii|категорії|категории",
  tags: "tags|tagi|znaczniki|štítky|značky|schlagwörter|etiquetas|étiquettes|mots clés|tag|etiketter|címkék|etichete|позначки|метки",
  images:
    "images|obrazki|obrazy|obrázky|bilder|imágenes|immagini|afbeeldingen|billeder|képek|imagens|imagini|зображення|изображения",
  parent:
    "parent|element nadrzędny|nadrzędny|produkt nadrzędny|nadřazený|nadřazený produkt|nadradený|nadradený produkt|übergeordnetes produkt|übergeordnet|superior|padre|genitore|hoofd|bovenliggend|förälder|overordnet|szülő|pai|ascendente|părinte",
  brands: "brands|brand|marki|marka|značky produktů|marken|marcas|marques|marchi|merken|varumärken",
  "gtin, upc, ean, or isbn":
    "gtin, upc, ean, or isbn|gtin, upc, ean lub isbn|gtin, upc, ean nebo isbn|gtin, upc, ean alebo isbn|gtin, upc, ean oder isbn|gtin, upc, ean o isbn|gtin, upc, ean ou isbn|gtin, upc, ean of isbn|gtin, upc, ean eller isbn",
};

const meanings = new Map(
  Object.entries(words)
    .flatMap(([meaning, list]) => list.split("|").map((word) => [word, meaning] as const))
    .toReversed(),
);

/**
 * Returns what the columns of WooCommerce's export mean, in the English names that the reader knows, from a header in
 * one of the languages above; null where it is none. The attributes stand in fours, with one number: name, values,
 * whether visible, whether shared.
 */
export function wooHeader(header: Row): (string | undefined)[] | null {
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const meaning = names.map((name) => meanings.get(name) ?? weightColumn(name));
  const known = new Set(meaning);
  if (!known.has("name") || !known.has("type") || !(known.has("sku") || names.includes("id"))) return null;
  // Of one in a language above, everything that is read is known; `Cena` alone is the price, beside `Cena promocyjna`.
  return withAttributes(names, meaning);
}

/**
 * Returns the same for a whole export in any other language, told by its first row: the kinds of products, of
 * visibility and of taxes are written in English everywhere, and the order of the columns is always the same.
 */
export function wooByOrder(header: Row, first: Row): (string | undefined)[] | null {
  const cell = (column: number) => (first.cells[column] ?? "").trim().toLowerCase();
  if (header.cells[0]?.trim().toLowerCase() !== "id" || header.cells.length < 30 || !/^\d+$/.test(cell(0))) return null;
  if (!/^(simple|variable|variation|grouped|external)(, (virtual|downloadable))*$/.test(cell(1))) return null;
  const seen = [6, 7].find(
    (column) =>
      /^(visible|catalog|search|hidden)$/.test(cell(column)) && /^(taxable|none|shipping)?$/.test(cell(column + 5)),
  );
  if (seen === undefined) return null;
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const meaning: (string | undefined)[] = [
    "id",
    "type",
    "sku",
    ...(seen === 7 ? ["gtin, upc, ean, or isbn"] : []),
    "name",
    "published",
    undefined,
    ...afterVisibility,
  ];
  const unit = /\((kg|g|lbs|oz)\)/.exec(names[seen + 12] ?? "")?.[1];
  if (unit !== undefined) meaning[seen + 12] = `weight (${unit})`;
  if (!/\d|meta/.test(names[seen + 33] ?? "0")) meaning[seen + 33] = "brands";
  return withAttributes(
    names,
    names.map((_, index) => meaning[index]),
    /^(?!meta)\D*(\d{1,3})\b/,
  );
}

const afterVisibility = [
  "visibility in catalog",
  "short description",
  "description",
  "date sale price starts",
  "date sale price ends",
  "tax status",
  "tax class",
  "in stock?",
  "stock",
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  "sale price",
  "regular price",
  "categories",
  "tags",
  undefined,
  "images",
  undefined,
  undefined,
  "parent",
];

function weightColumn(name: string): string | undefined {
  const [, unit] =
    /^(?:weight|waga|váha|hmotnost|hmotnosť|gewicht|peso|poids|vikt|vekt|vægt|súly|tömeg|greutate|вага|вес) ?\((kg|g|lbs|oz|livres?)\)$/.exec(
      name,
    ) ?? [];
  return unit === undefined ? undefined : `weight (${unit.startsWith("livre") ? "lbs" : unit})`;
}

const attributeColumn = /^\D*(?:atr|attr|vlastnost|eigenschap|egenskab|egenskap|tulajdons|kenmerk|атриб)\D*(\d{1,3})\b/;

/** The first two columns with one number are an attribute's name and values, whatever they are called. */
function withAttributes(
  names: readonly string[],
  meaning: (string | undefined)[],
  ofAttribute = attributeColumn,
): (string | undefined)[] {
  const found = new Map<string, number>();
  return names.map((name, index) => {
    const [, number] = ofAttribute.exec(name) ?? [];
    if (meaning[index] !== undefined || number === undefined) return meaning[index];
    const before = found.get(number) ?? 0;
    found.set(number, before + 1);
    return [`attribute ${number} name`, `attribute ${number} value(s)`][before];
  });
}
