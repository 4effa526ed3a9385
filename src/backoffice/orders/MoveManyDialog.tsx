import { useState } from "react";
import { pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import { type OrderState, statesToSay } from "../../domain/order/order-states.ts";
import { permissionToMove } from "../../domain/staff/permissions.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { movesTo, type Step } from "../order/steps.ts";
import { tell } from "../notice.ts";
import { useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { PartsDone } from "./PartsDone.tsx";
import { readMoved, takingBack } from "./move-many.ts";
import { type Parts, useParts } from "./use-parts.ts";
import type { PickedOrder } from "./list-address.ts";

interface MoveManyDialogProps {
  picked: ReadonlyMap<number, PickedOrder>;
  /** They are moved: nothing is picked any more. */
  onDone: () => void;
  onClose: () => void;
}

/** Moves the picked orders to a state: how many of them can come there is said before, and why the others stayed after; what can be is taken back at once. */
export function MoveManyDialog({ picked, onDone, onClose }: MoveManyDialogProps) {
  const t = useText();
  const counted = useCount();
  const { permissions } = useSession();
  // As it was opened: what is moved is picked no more.
  const [orders] = useState(() => [...picked].toSorted(([a], [b]) => a - b));
  const [key] = useState(freshKey);
  const after = (state: OrderState) => statesToSay(state).filter((to) => permissions.includes(permissionToMove(to)));
  const next = [...new Set(orders.flatMap(([, { state }]) => after(state)))];
  const targets = movesTo(next);
  const [to, setTo] = useState(targets[0]);
  const able = to === undefined ? [] : orders.filter(([, { state }]) => after(state).includes(to));
  const documents = able.filter(([, order]) => getsDocument(order, to)).length;
  const end = ({ done, changed, undoable }: Parts) => {
    if (done > 0) onDone();
    onClose();
    if (changed.length > 0) tell(counted("OFFICE_PICKED_CHANGED", changed.length), takingBack(to!, undoable));
  };
  const { parts, run, stop } = useParts(
    able,
    async (part, at) => {
      const { moved, refused, undoable } = await call(pickedOrderRoutes.moveOrders, {
        body: { to: to!, orders: part.map(([number, { versions }]) => ({ number, version: versions.state })) },
        key: `${key}-${to}-${at}`,
      });
      return { changed: moved, refused, undoable };
    },
    (done) => {
      void readMoved();
      if (done.refused.length === 0) end(done);
    },
  );
  const close = () => end(parts);
  return (
    <Modal title={t("OFFICE_PICKED_MOVE_TITLE", { count: counted("OFFICE_PICKED", orders.length) })} onClose={close}>
      {parts.state !== "ready" ? (
        <PartsDone parts={parts} all={able.length} onStop={stop} onGoOn={run} onClose={close} />
      ) : to === undefined ? (
        <p>{t("OFFICE_PICKED_NOWHERE")}</p>
      ) : (
        <ModalForm
          act={t("OFFICE_PICKED_DO", { step: t(`OFFICE_MOVE_${to.toUpperCase()}`), count: able.length })}
          onSend={run}
          onClose={close}
        >
          <fieldset>
            <legend className="field-label">{t("OFFICE_MOVE_TO")}</legend>
            {targets.map((step) => (
              <label key={step} className="tick-row">
                <input type="radio" name="to" checked={to === step} onChange={() => setTo(step)} />
                {t(`OFFICE_MOVE_${step.toUpperCase()}`)}
              </label>
            ))}
          </fieldset>
          <p>
            <strong>{t("OFFICE_PICKED_CAN", { count: able.length, all: orders.length })}</strong>{" "}
            {able.length < orders.length && t("OFFICE_PICKED_CANNOT")}
          </p>
          <p>{t(to === "sent" ? "OFFICE_PICKED_SENT_TEXT" : `OFFICE_MOVE_${to.toUpperCase()}_TEXT`)}</p>
          {documents > 0 && <p>{counted("OFFICE_PICKED_DOCUMENTS", documents)}</p>}
          {to === "delivered" && <p>{t("OFFICE_PICKED_POINTS")}</p>}
        </ModalForm>
      )}
    </Modal>
  );
}

/** True of an order that gets its document by being moved on: paid to the courier, it has none before it leaves. */
function getsDocument({ state, payment }: PickedOrder, to: Step | undefined): boolean {
  return payment.code === "cash" && (state === "new" || state === "packed") && (to === "sent" || to === "delivered");
}
