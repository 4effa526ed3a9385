import type { Dictionary } from "../../../translations.ts";

/** Czech: what can be wrong in a catalogue file, and what to do about it. */
export const importProblems = {
  OFFICE_PROBLEM_PRICE_UNREADABLE: "„@value“ není cena. Napište ji jako 149,99.",
  OFFICE_PROBLEM_PRICE_CURRENCY: "Cena je v měně @currency a obchod prodává ve zlotých. Napište cenu v PLN.",
  OFFICE_PROBLEM_PRICE_RANGE: "Cena musí být vyšší než nula a nejvýš 1 000 000 PLN.",
  OFFICE_PROBLEM_PRICE_CATALOGUE:
    "Katalogová cena @before musí být vyšší než cena @price. Opravte ji, nebo buňku vyprázdněte.",
  OFFICE_PROBLEM_DRAFT: "„@name“ je koncept bez ceny, proto se vynechá. Aby se načetl, doplňte cenu.",
  OFFICE_PROBLEM_PRICE_MISSING_LEFT:
    "Tato varianta zboží „@name“ nemá cenu, proto se vynechá. Aby se načetla, doplňte cenu.",
  OFFICE_PROBLEM_PRICE_MISSING: "Chybí cena. Doplňte ji jako 149,99.",
  OFFICE_PROBLEM_QUANTITY_UNREADABLE: "„@value“ není počet kusů. Napište celé číslo, například 12.",
  OFFICE_PROBLEM_QUANTITY_MISSING: "Chybí počet kusů. Napište celé číslo, i 0.",
  OFFICE_PROBLEM_QUANTITY_RANGE: "Počet kusů je celé číslo od 0 do @most.",
  OFFICE_PROBLEM_QUANTITY_OF_VARIANTS: "Zboží má varianty, kusy proto napište do jejich řádků a tady nechte prázdno.",
  OFFICE_PROBLEM_STOCK_UNSAID:
    "Soubor neříká, kolik je kusů: @names. Zadejte číslo v „Jak soubor číst“, nebo doplňte sloupec se skladem.",
  OFFICE_PROBLEM_STOCK_UNCOUNTED:
    "„@name“ se v tom obchodě nepočítal: bereme @pieces kusů. Skutečný stav zadejte ve Skladu.",
  OFFICE_PROBLEM_STOCK_SHORT:
    "Soubor ubírá @asked kusů a obchod jich má už jen @had: zůstane nula. Zkontrolujte sklad.",
  OFFICE_PROBLEM_TAX_UNKNOWN: "Není známo, jakou DPH znamenají třídy: @classes. Určete sazby v „Jak soubor číst“.",
  OFFICE_PROBLEM_WEIGHT: "Tohle není hmotnost. Napište číslo, například 450 gramů nebo 0,45 kg.",
  OFFICE_PROBLEM_TWICE: "„@value“ už stojí v řádku @first. Jeden z nich odstraňte, nebo ho označte jinak.",
  OFFICE_PROBLEM_HANDLE_MISSING:
    "Řádek nemá ani označení (handle), ani název. Jedno z nich doplňte, nebo řádek odstraňte.",
  OFFICE_PROBLEM_NAME_MISSING: "Zboží nemá název. Doplňte ho.",
  OFFICE_PROBLEM_PARENT_UNKNOWN:
    "Zboží, jehož variantou je tento řádek, tu není. Opravte jeho označení, nebo doplňte jeho řádek výše.",
  OFFICE_PROBLEM_VARIATION_UNKNOWN: "V souboru není řádek varianty „@value“. Doplňte ho, nebo ji ze seznamu škrtněte.",
  OFFICE_PROBLEM_PARENT_MEANT:
    "„@value“ je číslo jednoho zboží a SKU jiného. Vzali jsme to, co říká název sloupce; zkontrolujte to.",
  OFFICE_PROBLEM_VARIANTS_MISSING:
    "Zboží má vlastnosti, ale ani jednu variantu. Doplňte řádky s velikostmi nebo barvami.",
  OFFICE_PROBLEM_VARIANTS_SINGLE:
    "Zboží bez vlastností má jednu variantu. Doplňte sloupec s velikostí nebo barvou, nebo nechte jeden řádek.",
  OFFICE_PROBLEM_VARIANTS_OPEN:
    "Tato varianta zboží „@name“ znamená příliš mnoho kombinací najednou. Vypište je zvlášť.",
  OFFICE_PROBLEM_VARIANTS_SOLD:
    "„@value“ se v obchodě prodává ve variantách. Doplňte jejich řádky s vlastnostmi nebo SKU, která obchod zná.",
  OFFICE_PROBLEM_VARIANTS_UNNAMED:
    "Soubor neříká, čím se liší varianty zboží „@name“: dostanou čísla. Doplňte sloupec s velikostí nebo barvou.",
  OFFICE_PROBLEM_VALUES_COUNT: "Varianta má hodnot: @values a zboží vlastností: @attributes. Srovnejte je.",
  OFFICE_PROBLEM_ATTRIBUTE_TWICE: "Stejná vlastnost je tu dvakrát. Nechte ji jednou.",
  OFFICE_PROBLEM_COLUMN_NEEDED: "Tohle v obchodě ještě není a nové potřebuje sloupec @needed. Doplňte ho.",
  OFFICE_PROBLEM_KIND_UNKNOWN: "„@value“ není druh řádku. Napište category, manufacturer, product nebo variant.",
  OFFICE_PROBLEM_GOES_WITH_UNKNOWN:
    "K tomuto zboží se má hodit „@value“, ale to není ani v obchodě, ani v souboru. Vynechá se.",
  OFFICE_PROBLEM_GOES_WITH_ITSELF: "Zboží se nemůže hodit samo k sobě. Škrtněte ho z goes_with.",
  OFFICE_PROBLEM_VALUE_UNKNOWN: "„@value“ neznáme. Lze napsat: @known.",
  OFFICE_PROBLEM_YES_NO: "„@value“ není ani ano, ani ne. Napište yes nebo no.",
  OFFICE_PROBLEM_COMPOSITION: "Složení nesedí: v každé části vlákno jednou, celá procenta, dohromady 100.",
  OFFICE_PROBLEM_PRODUCER: "Údaje výrobce nejsou úplné: potřeba je název, adresa a e-mail, každý nejvýš 300 znaků.",
  OFFICE_PROBLEM_CERTIFICATE: "Certifikát potřebuje název bez „|“ a jeho adresa začíná na https://.",
  OFFICE_PROBLEM_COUNTRY: "„@value“ není země. Napište dvě písmena, například CZ.",
  OFFICE_PROBLEM_MOMENT: "„@value“ není okamžik. Napište ho jako 2026-03-01T12:00:00Z.",
  OFFICE_PROBLEM_DAY: "„@value“ není den v kalendáři. Napište ho jako 2026-12-31.",
  OFFICE_PROBLEM_DELIVERY_DAY:
    "Je uveden počet kusů příští dodávky, ale chybí její den. Napište ho do next_delivery, nebo počet kusů smažte.",
  OFFICE_PROBLEM_DELIVERY_PIECES: "Příští dodávka má 1 až @most kusů. Když není známo kolik, nechte buňku prázdnou.",
  OFFICE_PROBLEM_AGE: "Nejnižší věk je 18, nebo nic, ne @value.",
  OFFICE_PROBLEM_FOCUS: "Střed obrázku jsou dvě celá čísla od 0 do 100, například 30 20.",
  OFFICE_PROBLEM_RULE:
    "„@value“ není pravidlo. Do prvního řádku napište all nebo any a níže podmínky, například price to: 199.99.",
  OFFICE_PROBLEM_GOODS_ORDER:
    "„@value“ není pořadí zboží. Napište newest, bestsellers, price-asc, price-desc nebo hand.",
  OFFICE_PROBLEM_CATEGORY_NAMES: "Kategorie @name uvádí „@value“, a takovou značku ani takové zboží obchod nemá.",
  OFFICE_PROBLEM_POSITION: "„@value“ není místo v pořadí. Napište celé číslo, například 3.",
  OFFICE_PROBLEM_AMOUNT: "Množství v balení je celé číslo s jednotkou, například 30 ml.",
  OFFICE_PROBLEM_GUARANTEE: "Záruka výrobce je od @least do @most let. První dva roky dává zákon.",
  OFFICE_PROBLEM_BARCODE:
    "„@value“ není EAN: má 8, 12, 13 nebo 14 číslic a poslední kontroluje ostatní. Opište ho ze štítku.",
  OFFICE_PROBLEM_BARCODE_TAKEN: "Čárový kód „@value“ už má „@other“. Jeden kód je jedna věc.",
  OFFICE_PROBLEM_PATH_TAKEN: "Adresa „@value“ už patří něčemu jinému. Napište jinou, nebo nechte prázdno.",
  OFFICE_PROBLEM_PATH_RESERVED:
    "Tuto adresu potřebuje obchod pro sebe, nebo nemůže mít stránku. Napište jinou, nebo nechte prázdno.",
  OFFICE_PROBLEM_PATH: "„@value“ není adresa. Smí mít písmena, číslice, „-“, „_“ a „.“, části spojuje „/“.",
  OFFICE_PROBLEM_CATEGORY: "Tohle není kategorie. Napište ji jako Odziez/bluzy, nejvýš ve 12 úrovních.",
  OFFICE_PROBLEM_TOO_MANY: "Je jich příliš: nejvýš @most. Ostatní škrtněte.",
  OFFICE_PROBLEM_TOO_LONG: "Text je příliš dlouhý: nejvýš @most znaků. Zkraťte ho.",
  OFFICE_PROBLEM_SKU_LONG: "SKU je příliš dlouhé: nejvýš 300 znaků.",
  OFFICE_PROBLEM_DETAILS:
    "Údaje mají v jazycích různý počet řádků. Srovnejte je a sloupec details_pl v souboru nechte.",
  OFFICE_PROBLEM_TEXT_MISSING: "Tady chybí text. Vyplňte buňku.",
  OFFICE_PROBLEM_PICTURE_INSIDE:
    "Obrázek „@value“ nestahujeme: adresa vede dovnitř sítě. Dejte ho na veřejnou adresu, nebo ho přidejte na stránce zboží.",
  OFFICE_PROBLEM_PICTURE_MISSING:
    "Soubor „@value“ se nepodařilo získat: zboží se načte bez něj. Zkontrolujte adresu, nebo obrázek přidejte na stránce zboží.",
  OFFICE_PROBLEM_CELLS: "Řádek má buněk: @cells a záhlaví: @header. Asi chybí uvozovka nebo oddělovač.",
  OFFICE_PROBLEM_LEFT_WITH: "Vynechán s jiným řádkem téhož zboží: zboží se načte celé, nebo vůbec.",
  OFFICE_PROBLEM_NOT_SOLD: "„@name“ je něco, co tento obchod neprodává, proto se vynechá.",
  OFFICE_PROBLEM_FILE_EMPTY: "Soubor je prázdný. Vyberte jiný.",
  OFFICE_PROBLEM_FILE_NOTHING: "Pod záhlavím není nic, co obchod prodává. Zkontrolujte, zda je to ten soubor.",
  OFFICE_PROBLEM_FILE_WORKBOOK:
    "Tohle je sešit (XLSX, XLS nebo ODS), ne CSV. Otevřete ho a list uložte jako „CSV UTF-8“.",
  OFFICE_PROBLEM_FILE_CODE_PAGE:
    "Soubor je ve starém kódování @codePage. Zkontrolujte, zda jsou písmena s háčky správně; když ne, uložte ho jako „CSV UTF-8“.",
  OFFICE_PROBLEM_FILE_QUOTE: "V tomto řádku se otevírá uvozovka, která se nezavírá. Zavřete ji, nebo odstraňte.",
  OFFICE_PROBLEM_FILE_RAGGED:
    "Skoro každý řádek má jiný počet buněk než záhlaví. Uložte soubor znovu jako „CSV UTF-8“.",
  OFFICE_PROBLEM_FILE_NOT_TEXT: "Tohle není textový soubor. Uložte list jako „CSV UTF-8“.",
  OFFICE_PROBLEM_HEADER_UNKNOWN: "Toto záhlaví neznáme. Řekněte níže, co sloupce znamenají.",
  OFFICE_PROBLEM_MAP_COLUMN: "Uložené sloupce mluví o „@value“ a soubor má „@meant“. Určete níže, co znamená.",
  OFFICE_PROBLEM_CELL: "„@value“ se nehodí do sloupce @under. Podívejte se, jak ho píše export tohoto obchodu.",
  OFFICE_PROBLEM_OTHER: "@text",
} as const satisfies Dictionary;
