import { type FormEvent, useState } from "react";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type OrderState, statesToSay } from "../../domain/order/order-states.ts";
import { permissionToMove } from "../../domain/staff/permissions.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { freshKey } from "../fresh-key.ts";
import { stepsOf } from "../order/steps.ts";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { PartsDone } from "./PartsDone.tsx";
import { useParts } from "./use-parts.ts";
import type { Picked } from "./use-picks.ts";

interface MoveManyDialogProps {
  picked: ReadonlyMap<number, Picked>;
  /** They are moved: nothing is picked any more. */
  onDone: () => void;
  onClose: () => void;
}

/** Moves the picked orders to a state: how many of them can come there is said before, and why the others stayed after. */
export function MoveManyDialog({ picked, onDone, onClose }: MoveManyDialogProps) {
  const t = useText();
  const counted = useCount();
  const { permissions } = useSession();
  // As it was opened: what is moved is picked no more.
  const [orders] = useState(() => [...picked].toSorted(([a], [b]) => a - b));
  const [key] = useState(freshKey);
  const after = (state: OrderState) => statesToSay(state).filter((to) => permissions.includes(permissionToMove(to)));
  const next = [...new Set(orders.flatMap(([, { state }]) => after(state)))];
  const targets = stepsOf({ state: "new", next }, false).filter((step) => step !== "accepted");
  const [to, setTo] = useState(targets[0]);
  const able = to === undefined ? [] : orders.filter(([, { state }]) => after(state).includes(to));
  const { parts, run, stop } = useParts(
    able,
    async (part, at) => {
      const { moved, refused } = await call(operatorRoutes.moveOrders, {
        body: { to: to!, orders: part.map(([number, { versions }]) => ({ number, version: versions.state })) },
        key: `${key}-${to}-${at}`,
      });
      return { changed: moved, refused };
    },
    () => void readAgain(),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const close = () => {
    if (parts.done > 0) onDone();
    onClose();
  };
  return (
    <Modal title={t("OFFICE_PICKED_MOVE_TITLE", { count: counted("OFFICE_PICKED", orders.length) })} onClose={close}>
      {parts.state !== "ready" ? (
        <PartsDone parts={parts} all={able.length} onStop={stop} onGoOn={run} onClose={close} />
      ) : to === undefined ? (
        <p>{t("OFFICE_PICKED_NOWHERE")}</p>
      ) : (
        <form className="modal-form" onSubmit={send}>
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
          <p>{t(`OFFICE_MOVE_${to.toUpperCase()}_TEXT`)}</p>
          <div className="modal-acts">
            <Act type="submit" kind="signal">
              {t("OFFICE_PICKED_DO", { step: t(`OFFICE_MOVE_${to.toUpperCase()}`), count: able.length })}
            </Act>
            <Act kind="plain" onClick={close}>
              {t("OFFICE_CANCEL")}
            </Act>
          </div>
        </form>
      )}
    </Modal>
  );
}

async function readAgain(): Promise<void> {
  await Promise.all(["orders", "order", "today"].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
