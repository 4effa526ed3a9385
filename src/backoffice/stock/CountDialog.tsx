import { useState } from "react";
import type { Stocked } from "../../contract/operator/stock.ts";
import { Field } from "../../ui/Field.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";
import { useMoveStock } from "./move-stock.ts";
import { nameOf } from "./names.ts";

/** Somebody counts what lies on the shelf: pieces for sale, and sold ones that are in no parcel yet. */
export function CountDialog({ first, onClose }: { first: Stocked; onClose: () => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const { stocked, move } = useMoveStock(first, onClose);
  const { stock, toPack, movement } = stocked;
  const isTyped = /^\d{1,6}$/.test(typed);
  const counted = Number(typed) - toPack;
  return (
    <Modal title={t("OFFICE_STOCK_COUNT_OF", { name: nameOf(first) })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_STOCK_SAVE")}
        sending={move}
        disabled={!isTyped || counted < 0}
        onSend={() => move.mutate({ counted, seen: stock, movement, note })}
        onClose={onClose}
      >
        <p>
          {toPack === 0
            ? t("OFFICE_STOCK_ALL_FOR_SALE", { stock })
            : t("OFFICE_STOCK_ON_SHELF", { sum: stock + toPack, stock, waiting: toPack })}
        </p>
        <Field
          label={t("OFFICE_STOCK_LIES")}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          data-focus=""
          error={isTyped && counted < 0 ? t("OFFICE_STOCK_TOO_FEW", { waiting: toPack }) : null}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))}
        />
        <p role="status">{isTyped && counted >= 0 && t("OFFICE_STOCK_WILL_BE", { before: stock, after: counted })}</p>
        <Field
          label={t("OFFICE_STOCK_NOTE")}
          value={note}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="mute">{t("OFFICE_STOCK_COUNT_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
