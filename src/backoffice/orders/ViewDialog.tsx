import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { orderViewRoutes } from "../../contract/operator/order-views.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { type Listed, listHref } from "./list-address.ts";
import { askedOf, type Lists, readLists, type SavedView, takeOverLists, useLists } from "./use-lists.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { turning } from "../undo.ts";
import { contentOf, putting } from "./view-content.ts";

interface ViewDialogProps {
  listed: Listed;
  /** As the list is seen now. */
  columns: readonly OrderColumn[];
  /** The view that is changed; null: a new one. */
  view: SavedView | null;
  onClose: () => void;
}

function fieldsOf(view: SavedView | null) {
  return { name: view?.name ?? "", shared: view?.shared ?? false };
}

/** Saves the list as it is seen under a name; of a saved view it changes the name, who sees it and where it stands, or takes it away. */
export function ViewDialog({ listed, columns, view, onClose }: ViewDialogProps) {
  const t = useText();
  const mayShare = useMay("orders.edit");
  const [, go] = useLocation();
  const of = { entity: "orderView", id: view?.id ?? null, part: "view" };
  const form = useMergedForm(`view-${view?.id ?? "new"}`, of, fieldsOf(view));
  const { name, shared } = form.values;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: view,
        fieldsOf,
        read: async () => (await readLists()).views.find(({ id }) => id === view?.id) ?? view,
        send: async ({ values, record }) => {
          const typed = { name: values.name.trim(), shared: values.shared };
          if (record === null) {
            const body = { ...typed, asked: listed.asked, columns: [...columns] };
            return { before: null, lists: await call(orderViewRoutes.saveView, { body }) };
          }
          const put = putting(record);
          return { before: { record, put }, lists: await put({ ...contentOf(record), ...typed }) };
        },
      }),
    onSuccess: ({ before, lists }) => {
      takeOverLists(lists);
      onClose();
      const saved = lists.views.find((one) => one.id === view?.id) ?? ownCalled(lists, name.trim());
      if (saved === undefined) return;
      const told = t("OFFICE_VIEW_SAVED", { name: saved.name });
      if (before === null) {
        go(listHref(askedOf(saved), { saved: saved.id }), { replace: true });
        const parameters = { id: saved.id };
        tell(told, async () => takeOverLists(await call(orderViewRoutes.removeView, { parameters })));
      } else {
        const put = (content: SavedView) => () => before.put(contentOf(content));
        tell(told, turning(put(before.record), put(saved)));
      }
    },
  });
  const send = () => {
    if (name.trim() !== "") save.mutate();
  };
  const said = (field: "name" | "shared", value: unknown) => ({
    label: t(field === "name" ? "OFFICE_VIEW_NAME" : "OFFICE_VIEW_SHARED"),
    text: typeof value === "boolean" ? t(value ? "OFFICE_YES" : "OFFICE_NO") : String(value),
  });
  const mayChange = view === null || view.mine;
  return (
    <Modal title={view === null ? t("OFFICE_VIEW_SAVE") : view.name} onClose={onClose}>
      {mayChange && (
        <ModalForm
          act={t("OFFICE_SAVE")}
          sending={save}
          draft={form}
          merged={{ form, said }}
          onSend={send}
          onClose={onClose}
        >
          <Field
            label={t("OFFICE_VIEW_NAME")}
            value={name}
            maxLength={40}
            required
            autoComplete="off"
            data-focus
            onChange={(event) => form.change({ name: event.currentTarget.value })}
          />
          {view === null && <p className="mute">{t("OFFICE_VIEW_WHAT")}</p>}
          {mayShare && (
            <label className="tick-row">
              <input
                type="checkbox"
                checked={shared}
                onChange={(event) => form.change({ shared: event.currentTarget.checked })}
              />
              {t("OFFICE_VIEW_SHARED")}
            </label>
          )}
        </ModalForm>
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
    mutationFn: (step: number) => call(orderViewRoutes.arrangeViews, { body: { views: moved(ids, at, step) } }),
    onSuccess: takeOverLists,
  });
  const remove = useMutation({
    mutationFn: () => call(orderViewRoutes.removeView, { parameters: { id: view.id } }),
    onSuccess: (lists) => {
      takeOverLists(lists);
      onClose();
      go(listHref(askedOf(view)), { replace: true });
      tell(t("OFFICE_VIEW_REMOVED", { name: view.name }), async () =>
        takeOverLists(await call(orderViewRoutes.saveView, { body: contentOf(view) })),
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
