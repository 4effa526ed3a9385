import { useText } from "../text.ts";
import { Act } from "./Act.tsx";
import { canCopy, copyText } from "./copy-text.ts";
import { Modal } from "./Modal.tsx";

interface SecretDialogProps {
  title: string;
  text: string;
  secret: string;
  /** What the button says that copies it, and what is said to be copied then. */
  copy: { act: string; what: string };
  onClose: () => void;
}

/** Shows what is shown this once: a key, a link of an invitation. */
export function SecretDialog({ title, text, secret, copy, onClose }: SecretDialogProps) {
  const t = useText();
  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <p>
        <code className="secret">{secret}</code>
      </p>
      <div className="modal-acts">
        {canCopy && (
          <Act kind="signal" onClick={() => void copyText(secret, copy.what)}>
            {copy.act}
          </Act>
        )}
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CLOSE")}
        </Act>
      </div>
    </Modal>
  );
}
