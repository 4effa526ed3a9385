import { type CellRefusal, permissionOfField, type SheetCell } from "../../../contract/operator/variants.ts";
import { labelledThings } from "../../../database/catalogue/digital-links.ts";
import { sheetRows } from "../../../database/catalogue/variant-sheet.ts";
import { allConfig } from "../../../database/config.ts";
import { languageOf, type Said } from "../../../domain/language.ts";
import { warsawDay } from "../../../domain/warsaw-time.ts";
import { addOptionValue } from "../../../flows/catalogue/add-option-value.ts";
import { addOption, removeOption } from "../../../flows/catalogue/change-options.ts";
import { changeVariants } from "../../../flows/catalogue/change-variants.ts";
import { writeLinksPdf } from "../../../integrations/digital-links-pdf/write-links-pdf.ts";
import { type Handlers, refused } from "../context.ts";
import { moverOf } from "../mover.ts";
import { sheetOf, variantSaid } from "../variants-said.ts";

/** The sheet of a product's variants. */
export const variantHandlers: Handlers<
  "variantSheet" | "digitalLinksPdf" | "changeVariants" | "addOptionValue" | "addOption" | "removeOption"
> = {
  async variantSheet({ db, person, parameters: { id } }) {
    const answer = await sheetOf(db, id, languageOf(person.lan_id).lanCode);
    return answer === null ? refused("NOT_FOUND") : { answer };
  },

  async digitalLinksPdf({ db, now, parts: { publicUrl }, parameters: { id } }) {
    const things = await labelledThings(db, id);
    if (things.length === 0) return refused("NOT_FOUND");
    const shopName = (await allConfig(db))["shop_name"] ?? "Bruk";
    const bytes = await writeLinksPdf(things, { publicUrl, shopName, day: warsawDay(now) });
    return { answer: {}, file: { bytes, name: `kody-${id}.pdf` } };
  },

  async changeVariants({ db, person, parameters: { id: productId }, body: { cells, whole }, log }) {
    const may = cells.filter(({ field }) => person.permissions.includes(permissionOfField[field]));
    const stock = may.filter((cell) => cell.field === "stock");
    const facts = may.filter((cell) => cell.field !== "stock");
    const done = await changeVariants(db, { productId, facts, stock, by: moverOf(person) }, log);
    if (done === null) return refused("NOT_FOUND");
    const codes: { variantId: number; field: string; code: CellRefusal }[] = [
      ...cells.filter((cell) => !may.includes(cell)).map(forbidden),
      ...done.refused,
    ];
    const [first] = codes;
    if (whole && first !== undefined) return refused(first.code, { at: pointerTo(first, cells) });
    const variantIds = [...new Set(cells.map(({ variantId }) => variantId))];
    const variants = (await sheetRows(db, { productId, variantIds })).map(variantSaid);
    return { answer: { refused: codes, variants }, unchanged: done.changed.length === 0 };
  },

  async addOptionValue({ db, person, parameters: { id: productId, option: optionId }, body: { value, before }, log }) {
    const why = await addOptionValue(db, { productId, optionId, value: spoken(value), before }, log);
    if (why !== null) return refused(why);
    return { answer: (await sheetOf(db, productId, languageOf(person.lan_id).lanCode))! };
  },

  async addOption({ db, person, parameters: { id: productId }, body: { name, value, before }, log }) {
    const why = await addOption(db, { productId, name: spoken(name), value: spoken(value), before }, log);
    if (why !== null) return refused(why);
    return { answer: (await sheetOf(db, productId, languageOf(person.lan_id).lanCode))! };
  },

  async removeOption({ db, person, parameters: { id: productId, option: optionId }, log }) {
    const why = await removeOption(db, { productId, optionId }, log);
    if (why !== null) return refused(why);
    return { answer: (await sheetOf(db, productId, languageOf(person.lan_id).lanCode))! };
  },
};

/** What is said in a language; where nothing is, Polish holds. */
function spoken({ pl, ...others }: Record<"pl" | "en" | "cz", string>): Said {
  return { pl, ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== "")) };
}

function forbidden({ variantId, field }: SheetCell) {
  return { variantId, field, code: "FORBIDDEN" as const };
}

function pointerTo(refusedCell: { variantId: number; field: string }, cells: readonly SheetCell[]): string {
  const at = cells.findIndex(
    ({ variantId, field }) => variantId === refusedCell.variantId && field === refusedCell.field,
  );
  return `/cells/${at}`;
}
