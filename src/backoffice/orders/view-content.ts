import { orderViewRoutes } from "../../contract/operator/order-views.ts";
import { call } from "../api.ts";
import { type Lists, type SavedView, takeOverLists } from "./use-lists.ts";

/** Returns what of a view is saved. */
export function contentOf({ name, asked, columns, shared }: SavedView) {
  return { name, asked, columns, shared };
}

/** Returns what puts another content in a view's place and shows it, one after another, as long as nobody else does so between. */
export function putting({ id, version: seen }: SavedView): (content: ReturnType<typeof contentOf>) => Promise<Lists> {
  let version = seen;
  return async (content) => {
    const lists = await call(orderViewRoutes.changeView, { parameters: { id }, body: content, version });
    version = lists.views.find((view) => view.id === id)?.version ?? version;
    takeOverLists(lists);
    return lists;
  };
}
