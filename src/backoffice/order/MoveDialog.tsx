import { type FormEvent, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import { Field } from "../../ui/Field.tsx";
import { act, problemIn } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { Overtaken } from "../two-people/Overtaken.tsx";
import { FinalStep } from "./FinalStep.tsx";
import { stateAfter, type Step } from "./steps.ts";
import { useAct } from "./use-order.ts";

interface MoveDialogProps {
  order: Order;
  /** What can be chosen, and what is chosen first; a yes and a no are chosen before. */
  steps: readonly Step[];
  first: Step;
  onClose: () => void;
}

/** Moves an order on: what follows is said before, and whether it can be taken back: the buyer hears of it. */
export function MoveDialog({ order, steps, first, onClose }: MoveDialogProps) {
  const t = useText();
  const [to, setTo] = useState(first);
  const [tracking, setTracking] = useState("");
  const [key] = useState(freshKey);
  const [seen, setSeen] = useState(order.versions.state);
  const after = stateAfter(to);
  const final = after === null ? "end" : order.final.find(({ state }) => state === after)?.why;
  const move = useAct(
    (version: string) => {
      const given = { parameters: order, version, key: `${key}-${to}` };
      if (after === null) return act(orderRoutes.acceptOrder, given);
      const parcel = to === "sent" && tracking.trim() !== "" ? { tracking: tracking.trim() } : {};
      return act(orderRoutes.moveOrder, { ...given, body: { to: after, ...parcel } });
    },
    (moved, { undo }) => {
      onClose();
      const state = t(`ORDER_STATE_${moved.state.toUpperCase()}`);
      tell(t("OFFICE_MOVED", { number: moved.number, state }), final === undefined ? undo : null);
    },
  );
  // Decided again, on the order as it is now.
  const keepMine = () => {
    setSeen(order.versions.state);
    move.mutate(order.versions.state);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!move.isPending) move.mutate(seen);
  };
  return (
    <Modal title={t("OFFICE_MOVE", { number: order.number })} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        {steps.length > 1 && !steps.includes("declined") && (
          <fieldset>
            <legend className="field-label">{t("OFFICE_MOVE_TO")}</legend>
            {steps.map((step) => (
              <label key={step} className="tick-row">
                <input type="radio" name="to" checked={to === step} onChange={() => setTo(step)} />
                {t(`OFFICE_MOVE_${step.toUpperCase()}`)}
              </label>
            ))}
          </fieldset>
        )}
        {to === "sent" && (
          <Field
            label={t("OFFICE_TRACKING")}
            value={tracking}
            maxLength={100}
            autoComplete="off"
            data-focus
            onChange={(event) => setTracking(event.currentTarget.value)}
          />
        )}
        <p>{t(`OFFICE_MOVE_${to.toUpperCase()}_TEXT`)}</p>
        {final === undefined ? (
          <p className="mute">{t("OFFICE_MOVE_CAN_UNDO", { seconds: undoSeconds })}</p>
        ) : (
          <FinalStep order={order} why={final} />
        )}
        {seen !== order.versions.state && !move.isPending ? (
          <Overtaken
            changed={problemIn(move.error)?.changed ?? lastMove(order)}
            theirs={t(`ORDER_STATE_${order.state.toUpperCase()}`)}
            mine={t(`OFFICE_MOVE_${to.toUpperCase()}`)}
            onTheirs={onClose}
            onMine={steps.includes(to) ? keepMine : undefined}
          />
        ) : (
          <>
            <Refused error={move.error} />
            <div className="modal-acts">
              {steps.includes(to) && (
                <Act type="submit" kind="signal" busy={move.isPending}>
                  {t(`OFFICE_MOVE_${to.toUpperCase()}`)}
                </Act>
              )}
              <Act kind="plain" onClick={onClose}>
                {t("OFFICE_CANCEL")}
              </Act>
            </div>
          </>
        )}
      </form>
    </Modal>
  );
}

/** Who brought an order to the state it is in, and when, as far as this person may see its history. */
function lastMove({ timeline = [] }: Order): { by: string | null; at: string } | undefined {
  const last = timeline.findLast(({ what }) => what.kind === "state");
  return last?.what.kind === "state" ? { by: last.what.by, at: last.at } : undefined;
}
