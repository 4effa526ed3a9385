import type { Dictionary } from "../../../translations.ts";

/** English: what can be wrong in a catalogue file, and what to do about it. */
export const importProblems = {
  OFFICE_PROBLEM_PRICE_UNREADABLE: "“@value” is no price. Write it like 149.99.",
  OFFICE_PROBLEM_PRICE_CURRENCY: "The price is in @currency, and the shop sells in złoty. Write the price in PLN.",
  OFFICE_PROBLEM_PRICE_RANGE: "A price is above zero and at most PLN 1,000,000.",
  OFFICE_PROBLEM_PRICE_CATALOGUE:
    "The catalogue price @before must be above the price @price. Correct it, or empty the cell.",
  OFFICE_PROBLEM_DRAFT: "“@name” is a draft without a price, so it is left out. Add a price to have it in.",
  OFFICE_PROBLEM_PRICE_MISSING_LEFT:
    "This variant of “@name” has no price, so it is left out. Add a price to have it in.",
  OFFICE_PROBLEM_PRICE_MISSING: "The price is missing. Add it like 149.99.",
  OFFICE_PROBLEM_QUANTITY_UNREADABLE: "“@value” is no number of pieces. Write a whole number like 12.",
  OFFICE_PROBLEM_QUANTITY_MISSING: "The number of pieces is missing. Write a whole number, 0 too.",
  OFFICE_PROBLEM_QUANTITY_RANGE: "A number of pieces is a whole number from 0 to @most.",
  OFFICE_PROBLEM_QUANTITY_OF_VARIANTS:
    "The product has variants, so write the pieces in their rows and leave this empty.",
  OFFICE_PROBLEM_STOCK_UNSAID:
    "The file does not say how many pieces there are: @names. Give a number in “How to read the file”, or add a column of stock.",
  OFFICE_PROBLEM_STOCK_UNCOUNTED:
    "“@name” was not counted in that shop: taken as @pieces pieces. Write the true stock in Stock.",
  OFFICE_PROBLEM_STOCK_SHORT:
    "The file takes away @asked pieces, and the shop has @had by now: none is left. Look at the stock.",
  OFFICE_PROBLEM_TAX_UNKNOWN:
    "What VAT these classes mean is not known: @classes. Say the rates in “How to read the file”.",
  OFFICE_PROBLEM_WEIGHT: "This is no weight. Write a number, like 450 grams or 0.45 kg.",
  OFFICE_PROBLEM_TWICE: "“@value” stands in row @first already. Take one of them away, or name it otherwise.",
  OFFICE_PROBLEM_HANDLE_MISSING: "The row has neither a handle nor a name. Add one of them, or take the row away.",
  OFFICE_PROBLEM_NAME_MISSING: "The product has no name. Add it.",
  OFFICE_PROBLEM_PARENT_UNKNOWN:
    "There is no product that this row is a variant of. Correct the product's handle, or add its row above.",
  OFFICE_PROBLEM_VARIATION_UNKNOWN: "The file has no row of the variant “@value”. Add it, or strike it from the list.",
  OFFICE_PROBLEM_PARENT_MEANT:
    "“@value” is the number of one product and the SKU of another. Taken as the column's name says; look whether that is right.",
  OFFICE_PROBLEM_VARIANTS_MISSING:
    "The product has attributes and not one variant. Add rows with its sizes or colours.",
  OFFICE_PROBLEM_VARIANTS_SINGLE:
    "A product without attributes has one variant. Add a column with the size or colour, or leave one row.",
  OFFICE_PROBLEM_VARIANTS_OPEN:
    "This variant of “@name” stands for too many combinations at once. Write them one by one.",
  OFFICE_PROBLEM_VARIANTS_SOLD:
    "The shop sells “@value” in variants. Add their rows with the attributes, or the SKUs the shop knows.",
  OFFICE_PROBLEM_VARIANTS_UNNAMED:
    "The file does not say what the variants of “@name” differ in: they get numbers. Add a column with the size or colour.",
  OFFICE_PROBLEM_VALUES_COUNT:
    "The variant has values: @values, and the product attributes: @attributes. Make them as many.",
  OFFICE_PROBLEM_ATTRIBUTE_TWICE: "The same attribute stands here twice. Leave it once.",
  OFFICE_PROBLEM_COLUMN_NEEDED: "The shop has no such thing yet, and a new one needs the column @needed. Add it.",
  OFFICE_PROBLEM_KIND_UNKNOWN: "“@value” is no kind of row. Write category, manufacturer, product or variant.",
  OFFICE_PROBLEM_GOES_WITH_UNKNOWN:
    "“@value” is to go with this product, and neither the shop nor the file has it. It is left out.",
  OFFICE_PROBLEM_GOES_WITH_ITSELF: "A product cannot go with itself. Strike it from goes_with.",
  OFFICE_PROBLEM_VALUE_UNKNOWN: "“@value” is not known. You can write: @known.",
  OFFICE_PROBLEM_YES_NO: "“@value” is neither yes nor no. Write yes or no.",
  OFFICE_PROBLEM_COMPOSITION: "The composition does not add up: in each part a fibre once, whole percent, 100 in all.",
  OFFICE_PROBLEM_PRODUCER:
    "The producer's details are not whole: a name, an address and an e-mail are needed, each of at most 300 characters.",
  OFFICE_PROBLEM_CERTIFICATE: "A certificate needs a name without “|”, and its address begins with https://.",
  OFFICE_PROBLEM_COUNTRY: "“@value” is no country. Write two letters like CZ.",
  OFFICE_PROBLEM_MOMENT: "“@value” is no moment. Write it like 2026-03-01T12:00:00Z.",
  OFFICE_PROBLEM_DAY: "“@value” is no day of the calendar. Write it like 2026-12-31.",
  OFFICE_PROBLEM_DELIVERY_DAY:
    "The pieces of the next delivery are said without its day. Write it in next_delivery, or strike out the pieces.",
  OFFICE_PROBLEM_DELIVERY_PIECES:
    "The next delivery is of 1 to @most pieces. Leave the cell empty where nobody has said how many.",
  OFFICE_PROBLEM_AGE: "A minimum age is 18 or none, not @value.",
  OFFICE_PROBLEM_FOCUS: "The middle of a picture is two whole numbers from 0 to 100, like 30 20.",
  OFFICE_PROBLEM_RULE:
    "“@value” is no rule. Write all or any in its first line, and conditions below, like price to: 199.99.",
  OFFICE_PROBLEM_GOODS_ORDER:
    "“@value” is no order of goods. Write newest, bestsellers, price-asc, price-desc or hand.",
  OFFICE_PROBLEM_CATEGORY_NAMES: "The category @name names “@value”, and the shop has no such brand or product.",
  OFFICE_PROBLEM_POSITION: "“@value” is no place in the order. Write a whole number like 3.",
  OFFICE_PROBLEM_AMOUNT: "The amount in a pack is a whole number with its unit, like 30 ml.",
  OFFICE_PROBLEM_GUARANTEE: "A producer's guarantee is from @least to @most years. The law gives the first two.",
  OFFICE_PROBLEM_BARCODE:
    "“@value” is no EAN: it has 8, 12, 13 or 14 digits, the last of which checks the others. Copy it from the label.",
  OFFICE_PROBLEM_BARCODE_TAKEN: "The bar code “@value” is that of “@other” already. One code is one thing.",
  OFFICE_PROBLEM_PATH_TAKEN:
    "The address “@value” belongs to something else already. Write another, or leave it empty.",
  OFFICE_PROBLEM_PATH_RESERVED:
    "The shop needs this address itself, or it can have no page. Write another, or leave it empty.",
  OFFICE_PROBLEM_PATH:
    "“@value” is no address. It may have letters, digits, “-”, “_” and “.”, its parts joined by “/”.",
  OFFICE_PROBLEM_CATEGORY: "This is no category. Write it like Odziez/bluzy, at most 12 levels deep.",
  OFFICE_PROBLEM_TOO_MANY: "There are too many: at most @most. Strike the rest.",
  OFFICE_PROBLEM_TOO_LONG: "The text is too long: at most @most characters. Shorten it.",
  OFFICE_PROBLEM_SKU_LONG: "The SKU is too long: at most 300 characters.",
  OFFICE_PROBLEM_DETAILS:
    "The details have another number of lines in each language. Make them as many, and leave the column details_pl in the file.",
  OFFICE_PROBLEM_TEXT_MISSING: "A text is missing here. Fill in the cell.",
  OFFICE_PROBLEM_PICTURE_INSIDE:
    "The picture “@value” is not fetched: its address leads inside the network. Put it at a public address, or add it on the product's page.",
  OFFICE_PROBLEM_PICTURE_MISSING:
    "The file “@value” could not be had: the product comes in without it. Look at the address, or add the picture on the product's page.",
  OFFICE_PROBLEM_CELLS:
    "The row has cells: @cells, and the header: @header. Perhaps a quotation mark or a separator is missing.",
  OFFICE_PROBLEM_LEFT_WITH: "Left out with another row of the same product: a product comes whole or not at all.",
  OFFICE_PROBLEM_NOT_SOLD: "“@name” is something this shop does not sell, so it is left out.",
  OFFICE_PROBLEM_FILE_EMPTY: "The file is empty. Choose another.",
  OFFICE_PROBLEM_FILE_NOTHING: "Below the header there is nothing that the shop sells. Look whether it is this file.",
  OFFICE_PROBLEM_FILE_WORKBOOK:
    "This is a workbook (XLSX, XLS or ODS), no CSV. Open it and save the sheet as “CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_CODE_PAGE:
    "The file is in the old code page @codePage. Look whether its letters are right; if not, save it as “CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_QUOTE: "A quotation mark opens in this row and is not closed. Close it, or take it away.",
  OFFICE_PROBLEM_FILE_RAGGED:
    "Nearly every row has another number of cells than the header. Save the file anew as “CSV UTF-8”.",
  OFFICE_PROBLEM_FILE_NOT_TEXT: "This is no text file. Save the sheet as “CSV UTF-8”.",
  OFFICE_PROBLEM_HEADER_UNKNOWN: "We do not know this header. Say below what the columns mean.",
  OFFICE_PROBLEM_MAP_COLUMN: "The saved columns name “@value”, and the file has “@meant”. Say below what it means.",
  OFFICE_PROBLEM_CELL: "“@value” does not fit the column @under. See how this shop's export writes it.",
  OFFICE_PROBLEM_OTHER: "@text",
} as const satisfies Dictionary;
