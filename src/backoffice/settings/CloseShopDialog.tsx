import { useMutation } from "@tanstack/react-query";
import { type OpeningSaid, openingRoutes } from "../../contract/operator/opening.ts";
import { type Acted, act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";

interface CloseShopDialogProps {
  onDone: (acted: Acted<OpeningSaid>) => void;
  onClose: () => void;
}

/** Asks whether the shop is to be closed to shoppers, and says what goes on. */
export function CloseShopDialog({ onDone, onClose }: CloseShopDialogProps) {
  const t = useText();
  const close = useMutation({
    mutationFn: () => act(openingRoutes.closeShop),
    onSuccess: (acted) => {
      onClose();
      onDone(acted);
      tell(t("OFFICE_OPENING_NOW_CLOSED"), undoOf(acted.logged));
    },
  });
  return (
    <Modal title={t("OFFICE_OPENING_CLOSE")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_OPENING_CLOSE")}
        kind="ink"
        sending={close}
        onSend={() => close.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_OPENING_CLOSE_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
