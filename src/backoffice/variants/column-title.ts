import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import type { Column } from "./sheet-grid.ts";

/** What each column of the sheet is called. */
export const columnTitle: Readonly<Record<Column, BackofficePlainCode>> = {
  price: "OFFICE_SHEET_PRICE",
  cataloguePrice: "OFFICE_SHEET_CATALOGUE_PRICE",
  lowest: "OFFICE_SHEET_LOWEST",
  stock: "OFFICE_SHEET_STOCK",
  ean: "OFFICE_SHEET_EAN",
  sku: "OFFICE_SHEET_SKU",
  weight: "OFFICE_SHEET_WEIGHT",
  shelf: "OFFICE_SHEET_SHELF",
  sold: "OFFICE_SHEET_SOLD",
};
