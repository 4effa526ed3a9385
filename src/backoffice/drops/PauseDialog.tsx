import type { Drop } from "../../contract/operator/drops.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";
import { useTurnSale } from "./use-turn-sale.ts";

interface PauseDialogProps {
  drop: Drop;
  /** What is paused; null: all of it. */
  goods: { productId: number; product: string } | null;
  onClose: () => void;
}

/** Asks whether the sale is to be paused, and says what shoppers will read. */
export function PauseDialog({ drop, goods, onClose }: PauseDialogProps) {
  const t = useText();
  const name = goods?.product ?? drop.name;
  const pause = useTurnSale(drop, {
    products: goods === null ? null : [goods.productId],
    name,
    onDone: onClose,
  });
  return (
    <Modal title={t("OFFICE_DROP_PAUSE_ASK", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_DROP_PAUSE")}
        kind="ink"
        sending={pause}
        onSend={() => pause.mutate(true)}
        onClose={onClose}
      >
        <p>{t("OFFICE_DROP_PAUSE_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
