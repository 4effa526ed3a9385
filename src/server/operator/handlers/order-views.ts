import * as v from "valibot";
import { etag } from "../../../contract/operator/route.ts";
import { ordersQuery } from "../../../contract/operator/orders.ts";
import { columnsOf, saveColumns, saveViewOrder, viewsSeenBy } from "../../../database/order/order-views.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { orderColumns, type SavedView } from "../../../domain/order/order-list.ts";
import { changeView, removeView, saveView, type ViewEditor } from "../../../flows/order/order-views.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names = "orderViews" | "saveView" | "changeView" | "removeView" | "arrangeViews" | "chooseColumns";

/** How a person has the list of orders; a key of another program sees what is shared. */
export const orderViewHandlers: Handlers<Names> = {
  orderViews: ({ db, person }) => said(db, editorIn(person)),

  async saveView({ db, person, body, log }) {
    const by = editorIn(person);
    const view = viewIn(body);
    if (view === null) return refused("MALFORMED", { at: "/asked" });
    const why = await saveView(db, { by, view }, log);
    return why === null ? said(db, by) : refused(why);
  },

  async changeView({ db, person, parameters: { id }, body, version, log }) {
    const by = editorIn(person);
    const view = viewIn(body);
    if (view === null) return refused("MALFORMED", { at: "/asked" });
    const why = await changeView(db, { by, viewId: id, version, view }, log);
    if (why === null) return said(db, by);
    return typeof why === "string"
      ? refused(why)
      : versionOld(db, { entity: "orderView", entityId: id, part: "view", version: why.version });
  },

  async removeView({ db, person, parameters: { id }, log }) {
    const by = editorIn(person);
    const why = await removeView(db, { by, viewId: id }, log);
    return why === null ? said(db, by) : refused(why);
  },

  async arrangeViews({ db, person, body: { views } }) {
    if (person.staff_id === null) return refused("FORBIDDEN");
    await saveViewOrder(db, person.staff_id, views);
    return said(db, editorIn(person));
  },

  async chooseColumns({ db, person, body: { columns } }) {
    if (person.staff_id === null) return refused("FORBIDDEN");
    await saveColumns(db, person.staff_id, columns);
    return said(db, editorIn(person));
  },
};

function editorIn({ staff_id: staffId, permissions }: Caller): ViewEditor {
  return { staffId, mayShare: permissions.includes("orders.edit") };
}

/** Returns a view whose filters the list understands; null: it would refuse them. */
function viewIn({ asked, ...view }: Omit<SavedView, "asked"> & { asked: Record<string, unknown> }): SavedView | null {
  const given = Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const texts = Object.fromEntries(given);
  return v.is(ordersQuery, texts) ? { ...view, asked: texts } : null;
}

async function said(db: Queryable, { staffId, mayShare }: ViewEditor) {
  const views = await viewsSeenBy(db, staffId);
  return {
    answer: {
      views: views.map(({ view_id, staff_id, by, name, asked, columns, shared, version }) => ({
        id: view_id,
        name,
        asked,
        columns: known(columns),
        shared,
        by: staff_id === staffId ? null : by,
        mine: shared ? mayShare : true,
        version: etag("view", version),
      })),
      columns: staffId === null ? null : known(await columnsOf(db, staffId)),
    },
  };
}

function known(columns: readonly string[] | null) {
  return columns === null ? null : columns.flatMap((name) => orderColumns.find((column) => column === name) ?? []);
}
