import { type BulkEdit, bulkKindsFor, permissionOfBulk } from "../../../contract/operator/bulk-edits.ts";
import { type BulkEditRow, bulkEdits, bulkRows } from "../../../database/catalogue/bulk-edits.ts";
import { isKnownCountry } from "../../../database/catalogue/bulk-goods.ts";
import { unknownPlaces } from "../../../database/catalogue/product-parts.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { BulkKind, BulkOperation } from "../../../domain/catalogue/bulk-edit.ts";
import { wrongFact } from "../../../domain/catalogue/product-form.ts";
import { isWholeProducer } from "../../../domain/catalogue/producer.ts";
import { languageOf } from "../../../domain/language.ts";
import {
  applyBulkEdit,
  type BulkChanged,
  rollBackBulkEdit,
  stopBulkEdit,
} from "../../../flows/catalogue/bulk/change-bulk-edit.ts";
import { planBulkEdit } from "../../../flows/catalogue/bulk/plan-bulk-edit.ts";
import { bulkEditSaid, bulkRowSaid, goodsOf } from "../bulk-edits-said.ts";
import { type Asked, type Caller, type Handlers, refused, type Refused } from "../context.ts";

type Names =
  | "bulkEdits"
  | "planBulkEdit"
  | "bulkEdit"
  | "bulkEditRows"
  | "applyBulkEdit"
  | "stopBulkEdit"
  | "rollBackBulkEdit";

/** Edits of many goods at once: looked at, applied, stopped and taken back. */
export const bulkEditHandlers: Handlers<Names> = {
  async bulkEdits({ db, person, query: { after = null, limit } }) {
    // One more than shown tells whether there is a next page.
    const found = await bulkEdits(db, { kinds: bulkKindsFor(person.permissions), below: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const next = found.length > shown.length ? String(shown.at(-1)!.edit_id) : null;
    return { answer: { edits: shown.map(bulkEditSaid), next } };
  },

  async planBulkEdit({ db, person, now, body: { operation, goods } }) {
    if (!mayDo(person)(operation.kind)) return refused("FORBIDDEN");
    const wrong = await wrongIn(db, operation, now);
    if (wrong !== null) return wrong;
    const { staff_id: staffId, key_id: keyId } = person;
    const planned = await planBulkEdit(db, { operation, goods: goodsOf(goods), staffId, keyId });
    if (planned.kind !== "planned") return refused(planned.kind === "none" ? "NO_GOODS" : "TOO_MANY_GOODS");
    return { answer: bulkEditSaid((await oneFor(db, person, planned.editId))!) };
  },

  async bulkEdit({ db, person, parameters: { id } }) {
    const edit = await oneFor(db, person, id);
    return edit === null ? refused("NOT_FOUND") : { answer: bulkEditSaid(edit) };
  },

  async bulkEditRows({ db, person, parameters: { id }, query: { view, after = 0, limit } }) {
    if ((await oneFor(db, person, id)) === null) return refused("NOT_FOUND");
    const language = languageOf(person.lan_id).lanCode;
    const found = await bulkRows(db, id, { view, after, most: limit + 1, language });
    const shown = found.slice(0, limit);
    const next = found.length > shown.length ? String(shown.at(-1)!.row_no) : null;
    return { answer: { rows: shown.map(bulkRowSaid), next } };
  },

  async applyBulkEdit({ db, person, log, parameters: { id }, body: { seen } }) {
    return said({ db, person }, id, await applyBulkEdit(db, { editId: id, seen }, { may: mayDo(person), log }));
  },

  async stopBulkEdit({ db, person, log, parameters: { id } }) {
    return said({ db, person }, id, await stopBulkEdit(db, id, { may: mayDo(person), log }));
  },

  async rollBackBulkEdit({ db, person, log, parameters: { id } }) {
    return said({ db, person }, id, await rollBackBulkEdit(db, id, { may: mayDo(person), log }));
  },
};

function mayDo({ permissions }: Caller) {
  return (kind: BulkKind) => permissions.includes(permissionOfBulk(kind));
}

/** Returns an edit, as far as this person may see what it does; null: there is none. */
async function oneFor(db: Queryable, person: Caller, editId: number): Promise<BulkEditRow | null> {
  const [edit] = await bulkEdits(db, { kinds: bulkKindsFor(person.permissions), editId, most: 1 });
  return edit ?? null;
}

const problems = { unknown: "NOT_FOUND", forbidden: "FORBIDDEN", final: "FINAL" } as const;

async function said(
  { db, person }: Pick<Asked, "db"> & { person: Caller },
  id: number,
  changed: BulkChanged,
): Promise<{ answer: BulkEdit; unchanged: boolean } | Refused> {
  if (changed === "otherSeen") return refused("FIELD_WRONG", { at: "/seen" });
  if (changed !== "changed" && changed !== "same") return refused(problems[changed]);
  return { answer: bulkEditSaid((await oneFor(db, person, id))!), unchanged: changed === "same" };
}

/** Returns what of an operation cannot be: a brand, category or country that there is none of, a fact that may not be told so, a moment that has passed; null: nothing. */
async function wrongIn(db: Queryable, operation: BulkOperation, now: Date): Promise<Refused | null> {
  const wrong = (field: string) => refused("FIELD_WRONG", { at: `/operation/${field}` });
  switch (operation.kind) {
    case "category":
    case "moveCategory":
    case "brand": {
      const brandIds = "brandId" in operation ? [operation.brandId] : [];
      const categories = "categoryId" in operation ? [operation.categoryId] : [];
      const unknown = await unknownPlaces(db, { brandIds, categories });
      return unknown.brand ? wrong("brandId") : unknown.category ? wrong("categoryId") : null;
    }
    case "publication":
      return operation.from !== null && Date.parse(operation.from) <= now.getTime() ? wrong("from") : null;
    case "guarantee":
      return wrongFact({ guaranteeYears: operation.years }) === null ? null : wrong("years");
    case "composition":
      return wrongFact({ composition: operation.composition }) === null ? null : wrong("composition");
    case "producer":
      return isWholeProducer(operation.producer) ? null : wrong("producer");
    case "blockedCountry":
      return (await isKnownCountry(db, operation)) ? null : wrong("country");
    default:
      return null;
  }
}
