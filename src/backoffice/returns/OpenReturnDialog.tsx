import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";

/** What somebody is about to begin. */
export type Asked = "uncollected" | "goodwill" | "exchange";

interface OpenReturnDialogProps {
  asked: Asked;
  title: string;
  sending: { isPending: boolean; error: unknown };
  onSend: () => void;
  onClose: () => void;
}

/** Says what begins with a return before one is opened: nothing is when somebody has only looked. */
export function OpenReturnDialog({ asked, title, sending, onSend, onClose }: OpenReturnDialogProps) {
  const t = useText();
  return (
    <Modal title={title} onClose={onClose}>
      <ModalForm act={t("OFFICE_RETURN_BEGIN")} sending={sending} onSend={onSend} onClose={onClose}>
        <p>{t(`OFFICE_RETURN_BEGIN_${asked.toUpperCase()}`)}</p>
      </ModalForm>
    </Modal>
  );
}
