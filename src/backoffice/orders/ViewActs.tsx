import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { lazyComponent } from "../../ui/lazy-component.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { countFilters, type Listed, listHref } from "./list-address.ts";
import { askedOf, differs, readLists, type SavedView } from "./use-lists.ts";
import { turning } from "../undo.ts";
import { contentOf, putting } from "./view-content.ts";
import "./view-acts.css";

const ViewDialog = lazyComponent(async () => (await import("./ViewDialog.tsx")).ViewDialog);
const ColumnsDialog = lazyComponent(async () => (await import("./ColumnsDialog.tsx")).ColumnsDialog);

interface ViewActsProps {
  listed: Listed;
  /** The saved view the list began with. */
  view: SavedView | null;
  columns: readonly OrderColumn[];
}

/** What can be done with the list as it is seen: other columns, and saving it as a view; of a saved one that was changed, saving or discarding that. */
export function ViewActs({ listed, view, columns }: ViewActsProps) {
  const t = useText();
  const [, go] = useLocation();
  const [over, setOver] = useState<"columns" | "new" | "edit" | null>(null);
  const isChanged = view !== null && differs(view, listed);
  const isFiltered = countFilters(listed.asked) > 0 || listed.asked.sort !== undefined || listed.columns !== null;
  const save = useMutation({
    mutationFn: async (saved: SavedView) => {
      const put = putting(saved);
      const { asked } = listed;
      const columns = listed.columns === null ? saved.columns : [...listed.columns];
      return { put, lists: await put({ ...contentOf(saved), asked, columns }) };
    },
    onSuccess: ({ put, lists }, saved) => {
      go(listHref(listed.asked, { saved: saved.id }), { replace: true });
      const now = lists.views.find(({ id }) => id === saved.id) ?? saved;
      const turn = (view: SavedView) => async () => {
        await put(contentOf(view));
        go(listHref(askedOf(view), { saved: view.id }), { replace: true });
      };
      tell(t("OFFICE_VIEW_SAVED", { name: saved.name }), turning(turn(saved), turn(now)));
    },
    // As somebody else has saved it meanwhile it stands there then, and can be saved over knowingly.
    onError: () => readLists(),
  });
  return (
    <div className="view-acts">
      <Refused error={save.error} />
      {isChanged && view.mine && (
        <Act kind="ink" busy={save.isPending} onClick={() => save.mutate(view)}>
          {t("OFFICE_VIEW_SAVE_CHANGES")}
        </Act>
      )}
      {(isChanged || (view === null && isFiltered)) && (
        <Act onClick={() => setOver("new")}>{t(isChanged ? "OFFICE_VIEW_SAVE_AS" : "OFFICE_VIEW_SAVE")}</Act>
      )}
      {isChanged && (
        <Act kind="plain" onClick={() => go(listHref(askedOf(view), { saved: view.id }), { replace: true })}>
          {t("OFFICE_VIEW_DISCARD")}
        </Act>
      )}
      {view !== null && !isChanged && (
        <Act kind="plain" onClick={() => setOver("edit")}>
          {t("OFFICE_VIEW_EDIT")}
        </Act>
      )}
      <Act kind="plain" onClick={() => setOver("columns")}>
        {t("OFFICE_COLUMNS")}
      </Act>
      {over === "columns" && (
        <ColumnsDialog listed={listed} view={view} columns={columns} onClose={() => setOver(null)} />
      )}
      {over === "new" && <ViewDialog listed={listed} columns={columns} view={null} onClose={() => setOver(null)} />}
      {over === "edit" && <ViewDialog listed={listed} columns={columns} view={view} onClose={() => setOver(null)} />}
    </div>
  );
}
