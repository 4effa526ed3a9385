import { addView, hasViewCalled, lockView, removeViewRow, replaceView } from "../../database/order/order-views.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { SavedView } from "../../domain/order/order-list.ts";

/** Who changes a view, and whether they may change what all see. */
export interface ViewEditor {
  /** Null: a key of another program, which has no views of its own. */
  staffId: number | null;
  mayShare: boolean;
}

export type ViewRefusal = "NOT_FOUND" | "FORBIDDEN" | "NAME_TAKEN";

/** Saves a view of the list of orders under a name. Returns why not, or null. */
export async function saveView(
  db: Queryable,
  { by, view }: { by: ViewEditor; view: SavedView },
  log: Log,
): Promise<ViewRefusal | null> {
  if (by.staffId === null || (view.shared && !by.mayShare)) return "FORBIDDEN";
  const viewId = await addView(db, by.staffId, view);
  if (viewId === null) return "NAME_TAKEN";
  await log({ act: "saveView", entity: "orderView", entityId: viewId, part: "view", after: logged(view) });
  return null;
}

/** Saves another view in a view's place, on the version somebody has seen. Returns why not, or the version it has where that is another; null: it is done. */
export async function changeView(
  db: Queryable,
  { by, viewId, version, view }: { by: ViewEditor; viewId: number; version: number; view: SavedView },
  log: Log,
): Promise<ViewRefusal | { version: number } | null> {
  const before = await lockView(db, viewId);
  if (before === null || !sees(by, before)) return "NOT_FOUND";
  if ((before.shared || view.shared) && !by.mayShare) return "FORBIDDEN";
  if (before.version !== version) return { version: before.version };
  if (await hasViewCalled(db, { staffId: before.staffId, name: view.name, except: viewId })) return "NAME_TAKEN";
  await replaceView(db, viewId, view);
  await log({
    act: "changeView",
    entity: "orderView",
    entityId: viewId,
    part: "view",
    version: version + 1,
    before: logged(before),
    after: logged(view),
  });
  return null;
}

/** Takes a view away. Returns why not, or null. */
export async function removeView(
  db: Queryable,
  { by, viewId }: { by: ViewEditor; viewId: number },
  log: Log,
): Promise<ViewRefusal | null> {
  const before = await lockView(db, viewId);
  if (before === null || !sees(by, before)) return "NOT_FOUND";
  if (before.shared && !by.mayShare) return "FORBIDDEN";
  await removeViewRow(db, viewId);
  const other = before.staffId !== by.staffId;
  await log({
    act: "removeView",
    entity: "orderView",
    entityId: viewId,
    part: "view",
    before: { ...logged(before), ...(other && { other }) },
  });
  return null;
}

function sees({ staffId }: ViewEditor, view: { staffId: number; shared: boolean }): boolean {
  return view.shared || view.staffId === staffId;
}

/** Words that are searched for may be a buyer's name: the log has the other filters alone. */
function logged({ name, asked: { q, ...asked }, columns, shared }: SavedView) {
  return { name, asked, columns, shared, ...(q !== undefined && { searched: true }) };
}
