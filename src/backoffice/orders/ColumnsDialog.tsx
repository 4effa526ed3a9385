import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { orderViewRoutes } from "../../contract/operator/order-views.ts";
import { firstColumns, type OrderColumn, orderColumns } from "../../domain/order/order-list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { turning } from "../undo.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { columnTitle } from "./column-title.ts";
import { type Listed, listHref } from "./list-address.ts";
import { type SavedView, takeOverLists, useLists } from "./use-lists.ts";
import "./columns-dialog.css";

interface ColumnsDialogProps {
  listed: Listed;
  view: SavedView | null;
  columns: readonly OrderColumn[];
  onClose: () => void;
}

/** Which columns the list has and in which order; of a saved view they are tried on, until it is saved with them. */
export function ColumnsDialog({ listed, view, columns, onClose }: ColumnsDialogProps) {
  const t = useText();
  const seesMoney = useMay("money.read");
  const [, go] = useLocation();
  const { data: lists } = useLists();
  const [chosen, setChosen] = useState(columns);
  const [order, setOrder] = useState(() => [...columns, ...orderColumns.filter((name) => !columns.includes(name))]);
  const save = useMutation({
    mutationFn: (wanted: readonly OrderColumn[] | null) =>
      call(orderViewRoutes.chooseColumns, { body: { columns: wanted === null ? null : [...wanted] } }),
    onSuccess: (after) => {
      const before = lists?.columns ?? null;
      takeOverLists(after);
      onClose();
      const put = (chosenThen: OrderColumn[] | null) => async () =>
        takeOverLists(await call(orderViewRoutes.chooseColumns, { body: { columns: chosenThen } }));
      tell(t("OFFICE_COLUMNS_CHANGED"), turning(put(before), put(after.columns)));
    },
  });
  const take = (event: FormEvent) => {
    event.preventDefault();
    const wanted = order.filter((name) => chosen.includes(name));
    if (view === null) return save.mutate(wanted);
    onClose();
    go(listHref(listed.asked, { saved: view.id, columns: wanted }), { replace: true });
  };
  const move = (name: OrderColumn, step: number) => {
    const at = order.indexOf(name);
    setOrder(order.toSpliced(at, 1).toSpliced(at + step, 0, name));
  };
  const shown = order.filter((name) => seesMoney || (name !== "money" && name !== "total"));
  return (
    <Modal title={t("OFFICE_COLUMNS")} onClose={onClose}>
      <form className="modal-form" onSubmit={take}>
        <p className="mute">{t(view === null ? "OFFICE_COLUMNS_TEXT" : "OFFICE_COLUMNS_VIEW_TEXT")}</p>
        <ul className="column-rows">
          {shown.map((name, at) => (
            <li key={name}>
              <label className="tick-row">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ currentTarget }) =>
                    setChosen(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
                  }
                />
                {t(columnTitle[name])}
              </label>
              <button
                type="button"
                aria-label={t("OFFICE_COLUMN_UP", { name: t(columnTitle[name]) })}
                disabled={at === 0}
                onClick={() => move(name, -1)}
              >
                <Icon name="up" small />
              </button>
              <button
                type="button"
                className="column-down"
                aria-label={t("OFFICE_COLUMN_DOWN", { name: t(columnTitle[name]) })}
                disabled={at === shown.length - 1}
                onClick={() => move(name, 1)}
              >
                <Icon name="up" small />
              </button>
            </li>
          ))}
        </ul>
        <Refused error={save.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={save.isPending}>
            {t("OFFICE_SAVE")}
          </Act>
          <Act
            kind="plain"
            onClick={() => {
              setChosen(firstColumns);
              setOrder([...firstColumns, ...orderColumns.filter((name) => !firstColumns.includes(name))]);
            }}
          >
            {t("OFFICE_COLUMNS_FIRST")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
