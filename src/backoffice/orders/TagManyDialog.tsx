import { useId, useState } from "react";
import { pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useCount, useText } from "../text.ts";
import { PartsDone } from "./PartsDone.tsx";
import { type Parts, useParts } from "./use-parts.ts";

interface TagManyDialogProps {
  numbers: readonly number[];
  /** The tags there are, to choose from. */
  tags: readonly string[];
  onClose: () => void;
}

/** Gives the picked orders a tag, or takes it from them; what was done can be taken back. */
export function TagManyDialog({ numbers, tags, onClose }: TagManyDialogProps) {
  const t = useText();
  const counted = useCount();
  const known = useId();
  const [typed, setTyped] = useState("");
  const [takes, setTakes] = useState(false);
  const tag = typed.trim();
  const over = ({ changed, refused }: Parts) => {
    void readAgain();
    if (refused.length > 0) return;
    onClose();
    tell(counted("OFFICE_PICKED_CHANGED", changed.length), changed.length === 0 ? null : () => undo(changed));
  };
  const undo = async (changed: readonly number[]) => {
    for (let from = 0; from < changed.length; from += 100)
      await call(pickedOrderRoutes.tagOrders, {
        body: { numbers: changed.slice(from, from + 100), tag, takes: !takes },
      });
    await readAgain();
  };
  const { parts, run, stop } = useParts(
    numbers,
    (part) => call(pickedOrderRoutes.tagOrders, { body: { numbers: [...part], tag, takes } }),
    over,
  );
  const send = () => {
    if (tag !== "") run();
  };
  return (
    <Modal title={t("OFFICE_PICKED_TAG_TITLE", { count: counted("OFFICE_PICKED", numbers.length) })} onClose={onClose}>
      {parts.state !== "ready" ? (
        <PartsDone parts={parts} all={numbers.length} onStop={stop} onGoOn={run} onClose={onClose} />
      ) : (
        <ModalForm act={t(takes ? "OFFICE_TAG_TAKE" : "OFFICE_TAG_GIVE")} onSend={send} onClose={onClose}>
          <label className="field">
            <span className="field-label">{t("OFFICE_TAG")}</span>
            <input
              className="input"
              list={known}
              maxLength={40}
              required
              autoComplete="off"
              data-focus
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value.replaceAll(",", ""))}
            />
            <datalist id={known}>
              {tags.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </label>
          <div>
            {[false, true].map((one) => (
              <label key={String(one)} className="tick-row">
                <input type="radio" name="takes" checked={takes === one} onChange={() => setTakes(one)} />
                {t(one ? "OFFICE_TAG_TAKE" : "OFFICE_TAG_GIVE")}
              </label>
            ))}
          </div>
        </ModalForm>
      )}
    </Modal>
  );
}

async function readAgain(): Promise<void> {
  await Promise.all(["orders", "order"].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
