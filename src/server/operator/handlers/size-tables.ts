import { etag } from "../../../contract/operator/route.ts";
import { placesToChoose } from "../../../database/catalogue/product-choices.ts";
import { type SizeTablePlace, staffSizeTable, staffSizeTables } from "../../../database/catalogue/size-tables.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { askedMeasure } from "../../../domain/catalogue/size-advice.ts";
import { languageOf, said as saidIn } from "../../../domain/language.ts";
import {
  addSizeTable,
  changeSizeTable,
  removeSizeTable,
  type SizeTableRefused,
} from "../../../flows/catalogue/change-size-tables.ts";
import { type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names = "sizeTables" | "sizeTable" | "addSizeTable" | "changeSizeTable" | "removeSizeTable";

/** Size tables: the list, and one that is made, changed and taken away. */
export const sizeTableHandlers: Handlers<Names> = {
  async sizeTables({ db, person }) {
    const { lanCode } = languageOf(person.lan_id);
    const { brands, categories } = await placesToChoose(db, lanCode);
    const called = (list: readonly { id: number; name: string }[], id: number | null) =>
      list.find((one) => one.id === id)?.name;
    const place = ({ categoryId, manufacturerId }: SizeTablePlace) =>
      [called(categories, categoryId), called(brands, manufacturerId)].filter(Boolean).join(" · ");
    return {
      answer: {
        sizeTables: (await staffSizeTables(db)).map((table) => {
          const asked = askedMeasure(table);
          const [, ...columns] = table.columns.map((column) => saidIn(column, lanCode));
          return {
            id: table.size_table_id,
            title: saidIn(table.title, lanCode),
            sizes: table.rows.length,
            columns,
            places: table.places.map(place),
            advises: asked === null ? null : columns[asked.column - 1]!,
          };
        }),
      },
    };
  },

  sizeTable: async ({ db, parameters: { id } }) => said(db, id),

  async addSizeTable({ db, body, log }) {
    const added = await addSizeTable(db, body, log);
    return added.kind === "added" ? said(db, added.id) : whyNot(added);
  },

  async changeSizeTable({ db, parameters: { id }, body, version, log }) {
    const changed = await changeSizeTable(db, { id, version, change: (before) => ({ ...before, ...body }) }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "sizeTable", entityId: id, part: "table", version: changed.version });
    if (changed.kind !== "changed" && changed.kind !== "same") return whyNot(changed);
    return { ...(await said(db, id)), unchanged: changed.kind === "same" };
  },

  async removeSizeTable({ db, parameters: { id }, log }) {
    const removed = await removeSizeTable(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },
};

async function said(db: Queryable, id: number) {
  const table = await staffSizeTable(db, id);
  if (table === null) return refused("NOT_FOUND");
  const { size_table_id, version, ...written } = table;
  const answer = { id: size_table_id, ...written, version: etag("table", version) };
  return { answer, etag: answer.version };
}

function whyNot(no: SizeTableRefused): Refused {
  if (no.kind === "wrong") return refused("FIELD_WRONG", { at: `/${no.at}` });
  if (no.kind === "taken") return refused("SIZE_TABLE_THERE", { at: "/places" });
  return refused(no.kind === "unknown" ? "NOT_FOUND" : "VERSION_OLD");
}
