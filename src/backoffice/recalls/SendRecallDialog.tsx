import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type RecallPreview, recallRoutes, type RecallSent } from "../../contract/operator/recalls.ts";
import { languageCalled } from "../../domain/language.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useCount, useText } from "../text.ts";

interface SendRecallProps {
  id: string;
  recall: RecallSent;
  preview: RecallPreview;
  onSent: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows the emails as they would leave and how many, and asks whether they are to: none can be taken back. */
export function SendRecallDialog({ id, recall, preview, onSent, onClose }: SendRecallProps) {
  const t = useText();
  const counted = useCount();
  const [key] = useState(freshKey);
  const send = useMutation({
    mutationFn: () => call(recallRoutes.recallProduct, { parameters: { id }, body: recall, key }),
    onSuccess: ({ letters }) => {
      onClose();
      tell(counted("OFFICE_RECALL_WRITTEN", letters));
      return onSent();
    },
  });
  return (
    <Modal title={t("OFFICE_RECALL_SEND_WHAT")} onClose={onClose}>
      <ModalForm
        act={counted("OFFICE_RECALL_SEND", preview.letters)}
        kind="ink"
        sending={send}
        onSend={() => send.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_RECALL_SEND_TEXT")}</p>
        {preview.languages.map(({ lanCode, letters, inPolish, subject, text }, at) => (
          <details key={lanCode} className="recall-email" open={at === 0}>
            <summary>
              {languageCalled(lanCode).name}: {counted("OFFICE_RECALL_LETTERS", letters)}
              {inPolish && <span className="fact-missing"> {t("OFFICE_RECALL_IN_POLISH")}</span>}
            </summary>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="breaks recall-text">{text}</p>
          </details>
        ))}
        <p className="mute">{t("OFFICE_RECALL_PAGE_TEXT")}</p>
        {canCopy && (
          <div className="recall-acts">
            {preview.pages.map(({ lanCode, html }) => (
              <Act key={lanCode} onClick={() => void copyText(html, t("OFFICE_RECALL_PAGE"))}>
                {t("OFFICE_RECALL_COPY", { language: languageCalled(lanCode).name })}
              </Act>
            ))}
          </div>
        )}
      </ModalForm>
    </Modal>
  );
}
