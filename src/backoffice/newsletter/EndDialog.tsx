import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";

interface EndDialogProps {
  end: { isPending: boolean; error: unknown; mutate: () => void };
  onClose: () => void;
}

/** Takes an address out of the newsletter: nobody but its owner can agree to it again, which is said first. */
export function EndDialog({ end, onClose }: EndDialogProps) {
  const t = useText();
  return (
    <Modal title={t("OFFICE_NEWSLETTER_END")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_NEWSLETTER_END")}
        kind="ink"
        sending={end}
        onSend={() => end.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_NEWSLETTER_END_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
