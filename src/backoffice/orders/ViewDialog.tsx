import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { type Listed, listHref } from "./list-address.ts";
import { askedOf, type Lists, type SavedView, takeOverLists, useLists } from "./use-lists.ts";
import { contentOf } from "./view-content.ts";

interface ViewDialogProps {
  listed: Listed;
  /** As the list is seen now. */
  columns: readonly OrderColumn[];
  /** The view that is changed; null: a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** Saves the list as it is seen under a name; of a saved view it changes the name, who sees it and where it stands, or takes it away. */
export function ViewDialog({ listed, columns, view, onClose }: ViewDialogProps) {
  const t = useText();
  const mayShare = useMay("orders.edit");
  const [, go] = useLocation();
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState(view?.shared ?? false);
  const save = useMutation({
    mutationFn: () => {
      const typed = { name: name.trim(), shared };
      return view === null
        ? call(operatorRoutes.saveView, { body: { ...typed, asked: listed.asked, columns: [...columns] } })
        : call(operatorRoutes.changeView, { parameters: { id: view.id }, body: { ...contentOf(view), ...typed } });
    },
    onSuccess: (lists) => {
      takeOverLists(lists);
      onClose();
      const saved = lists.views.find((one) => one.id === view?.id) ?? ownCalled(lists, name.trim());
      if (saved === undefined) return;
      if (view === null) go(listHref(askedOf(saved), { saved: saved.id }), { replace: true });
      tell(t("OFFICE_VIEW_SAVED", { name: saved.name }), async () => {
        const parameters = { id: saved.id };
        if (view === null) takeOverLists(await call(operatorRoutes.removeView, { parameters }));
        else takeOverLists(await call(operatorRoutes.changeView, { parameters, body: contentOf(view) }));
      });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && name.trim() !== "") save.mutate();
  };
  const mayChange = view === null || view.mine;
  return (
    <Modal title={view === null ? t("OFFICE_VIEW_SAVE") : view.name} onClose={onClose}>
      {mayChange && (
        <form className="modal-form" onSubmit={send}>
          <Field
            label={t("OFFICE_VIEW_NAME")}
            value={name}
            maxLength={40}
            required
            autoComplete="off"
            data-focus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {view === null && <p className="mute">{t("OFFICE_VIEW_WHAT")}</p>}
          {mayShare && (
            <label className="tick-row">
              <input type="checkbox" checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
              {t("OFFICE_VIEW_SHARED")}
            </label>
          )}
          <Refused error={save.error} />
          <div className="modal-acts">
            <Act type="submit" kind="signal" busy={save.isPending}>
              {t("OFFICE_SAVE")}
            </Act>
            <Act kind="plain" onClick={onClose}>
              {t("OFFICE_CANCEL")}
            </Act>
          </div>
        </form>
      )}
      {view !== null && <WhereItStands view={view} onClose={onClose} />}
    </Modal>
  );
}

function WhereItStands({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const { data } = useLists();
  const ids = (data?.views ?? []).map(({ id }) => id);
  const at = ids.indexOf(view.id);
  const arrange = useMutation({
    mutationFn: (step: number) => call(operatorRoutes.arrangeViews, { body: { views: moved(ids, at, step) } }),
    onSuccess: takeOverLists,
  });
  const remove = useMutation({
    mutationFn: () => call(operatorRoutes.removeView, { parameters: { id: view.id } }),
    onSuccess: (lists) => {
      takeOverLists(lists);
      onClose();
      go(listHref(askedOf(view)), { replace: true });
      tell(t("OFFICE_VIEW_REMOVED", { name: view.name }), async () =>
        takeOverLists(await call(operatorRoutes.saveView, { body: contentOf(view) })),
      );
    },
  });
  return (
    <>
      <div className="modal-acts">
        <Act kind="plain" disabled={at <= 0} onClick={() => arrange.mutate(-1)}>
          {t("OFFICE_VIEW_EARLIER")}
        </Act>
        <Act kind="plain" disabled={at === ids.length - 1} onClick={() => arrange.mutate(1)}>
          {t("OFFICE_VIEW_LATER")}
        </Act>
        {view.mine && (
          <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t("OFFICE_VIEW_REMOVE")}
          </Act>
        )}
      </div>
      <Refused error={arrange.error ?? remove.error} />
    </>
  );
}

function moved(ids: readonly number[], at: number, step: number): number[] {
  const others = ids.filter((_, index) => index !== at);
  return others.toSpliced(at + step, 0, ids[at]!);
}

function ownCalled({ views }: Lists, name: string): SavedView | undefined {
  return views.find((view) => view.by === null && view.name.toLowerCase() === name.toLowerCase());
}
