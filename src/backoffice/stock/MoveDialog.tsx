import { useState } from "react";
import type { Stocked } from "../../contract/operator/stock.ts";
import { stockLimits } from "../../domain/catalogue/stock-movement.ts";
import { Field } from "../../ui/Field.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Stepper } from "../goods/Stepper.tsx";
import { useText } from "../text.ts";
import { useMoveStock } from "./move-stock.ts";
import { nameOf } from "./names.ts";

const reasons = { add: ["delivery", "found", "correction"], take: ["damaged", "correction"] } as const;
type Reason = (typeof reasons)[keyof typeof reasons][number];

/** Pieces come or go: how many, why, and what there will be. */
export function MoveDialog({ first, way, onClose }: { first: Stocked; way: "add" | "take"; onClose: () => void }) {
  const t = useText();
  const name = nameOf(first);
  const [pieces, setPieces] = useState(1);
  const [reason, setReason] = useState<Reason>(reasons[way][0]);
  const [note, setNote] = useState("");
  const { stocked, move } = useMoveStock(first, onClose);
  const change = way === "add" ? pieces : -pieces;
  return (
    <Modal title={t(way === "add" ? "OFFICE_STOCK_ADD" : "OFFICE_STOCK_TAKE", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_STOCK_SAVE")}
        sending={move}
        disabled={pieces === 0}
        onSend={() => move.mutate({ change, reason, note })}
        onClose={onClose}
      >
        <div className="field">
          <span className="field-label">{t("OFFICE_STOCK_HOW_MANY")}</span>
          <Stepper
            name={name}
            value={pieces}
            most={way === "add" ? stockLimits.typed : stocked.stock}
            onChange={setPieces}
          />
        </div>
        <p role="status">
          {t("OFFICE_STOCK_WILL_BE", { before: stocked.stock, after: Math.max(0, stocked.stock + change) })}
        </p>
        <Choice
          label={t("OFFICE_STOCK_WHY")}
          value={reason}
          options={reasons[way].map((one) => [one, t(`OFFICE_REASON_${one.toUpperCase()}`)] as const)}
          onChange={(chosen) => setReason(reasons[way].find((one) => one === chosen) ?? reason)}
        />
        <Field
          label={t("OFFICE_STOCK_NOTE")}
          value={note}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
