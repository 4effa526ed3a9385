import type { MappedField } from "../../domain/catalogue/mapped-fields.ts";
import { oneBlank } from "./cells.ts";

/** Words for each field in the headers of shops, Polish ones first: what a map is proposed by. */
const words: Partial<Record<MappedField, RegExp>> = {
  id: /^(id|product[ _]?id|id_produktu|produkt[ -]?id|@id|identyfikator)$/,
  sku: /^(sku|indeks|kod|symbol|numer|nr katalogowy|reference|referencja|product_code|product_number|artikelnummer|kód|katalogové číslo|model)$/,
  parent: /^(parent|parent_?id|parent_?sku|rodzic|produkt nadrzędny|id rodzica|nadřazený)$/,
  model:
    /^(item[ _]?group[ _]?id|item[ _]?group|group[ _]?id|grupa (produktów|wariantów|kolorystyczna)|grupa kolorów|skupina variant)$/,
  name: /^(name|nazwa|tytuł|title|product_?name|název|nom|nombre|nome)$/,
  description: /^(description|opis|opis długi|popis|beschreibung|long_desc|description_long)$/,
  short_description:
    /^(short_?description|opis krótki|krótki opis|skrócony opis|krátký popis|kurzbeschreibung|summary|podsumowanie)$/,
  manufacturer:
    /^(manufacturer|producent|marka|brand|vendor|producer|výrobce|značka|hersteller|man_name|manufacturer_?name)$/,
  categories: /^(categor(y|ies)|kategori[ae]|category_?name|nazwa kategorii|kategorie)$/,
  net_price: /netto|net_?price|price_net|excl|bez dph|zzgl/,
  old_price: /^(old_?price|cena (przed|stara|katalogowa|przekreślona).*|compare.*|list_?price|původní cena|msrp)$/,
  sale_price: /^(sale_?price|special_?price|promo_?price|cena promocyjna|cena po rabacie|akční cena)$/,
  price:
    /^(price|cena|cena zł|cena \(zł\)|cena pln|cena brutto|cena \(brutto\)|cena sprzedaży|price_?(brutto|gross)|cena s dph|preis|prix|precio)$/,
  currency: /^(currency|waluta|měna|währung)$/,
  vat: /^(vat|stawka vat|vat %|tax_?rate|podatek|ptu|dph|tax|vat_rate)$/,
  quantity:
    /^(quantity|qty|ile|ile sztuk|sztuki|ilość|ilosc|kusů|počet|počet kusů|pieces|stan|stan magazynowy|stock|sztuk|liczba sztuk|množství|skladem|menge|bestand)$/,
  gtin: /^(gtin|ean|ean13|ean-13|kod ean|barcode|kod kreskowy|upc|isbn)$/,
  shelf: /^(shelf|półka|regał|lokalizacja|miejsce (składowania|w magazynie)|bin([ _]?name)?|police|regál)$/,
  weight_kg: /^(weight|waga|waga \(kg\)|waga kg|weight_kg|hmotnost|váha|gewicht)$/,
  weight_g: /^(waga \(g\)|waga g|weight_g|weight_in_grams)$/,
  shown:
    /^(active|aktywny|aktywne|status|shown|visible|widoczny|wyświetlany|published|opublikowany|aktivní|stav|enabled)$/,
  pictures:
    /^(pictures?|images?|zdjęci[ae]|zdjecie|obraz(ek|ki|y)?|fot[oa]|image_?urls?|image_?links?|obrázk?y?|bild(er)?|photos?)([ _]?(url|link|\d+))*$/,
  alt: /^(alt|image_?alt.*|opis zdjęcia|tekst alternatywny)$/,
  tags: /^(tags?|tagi|słowa kluczowe|keywords|štítky|meta_?keywords)$/,
  search_title: /^(meta[ _]?title|seo[ _]?title|tytuł seo|meta tytuł)$/,
  search_description: /^(meta[ _]?description|seo[ _]?description|opis seo|meta opis)$/,
  address: /^(url|slug|address|adres|link|url_?key|url rewritten|przyjazny adres)$/,
  composition: /^(composition|skład|skład materiału|složení)$/,
};

const optionWords: Record<string, string> = {
  rozmiar: "Rozmiar",
  size: "Rozmiar",
  velikost: "Rozmiar",
  kolor: "Kolor",
  color: "Kolor",
  colour: "Kolor",
  barva: "Kolor",
};

/** How a sheet calls its goods where no column of it is called a name. */
const nameWords = /^(towar|produkt|artykuł|zboží|výrobek|product|item)$/;

/** Returns what each column could mean, by their names; 'ignore' where nothing is known of it. */
export function proposedFields(headers: readonly string[]): string[] {
  const fields = headers.map(proposedField);
  if (fields.includes("name")) return fields;
  const at = headers.findIndex((header) => nameWords.test(oneBlank(header).toLowerCase()));
  return at === -1 ? fields : fields.with(at, "name");
}

/** Returns what a column could mean, by its name; 'ignore' where nothing is known of it. */
function proposedField(header: string): string {
  const name = oneBlank(header).toLowerCase().replace(/\*$/, "").trim().replace(/^\//, "");
  // `Nazwa towaru` is a name, `kod produktu` a code.
  const bare = name.replace(/ (produktu|towaru|artykułu|przedmiotu|asortymentu|zboží|výrobku)$/, "");
  const option = optionWords[bare];
  if (option !== undefined) return `option ${option}`;
  return (Object.keys(words) as MappedField[]).find((field) => words[field]!.test(bare)) ?? "ignore";
}
