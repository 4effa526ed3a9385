import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { reviewRoutes } from "../../contract/operator/reviews.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { useText } from "../text.ts";
import { decided, type Review } from "./decided.ts";

/** Turns a review down: the reason is asked for, and what the law says of it stands beside. */
export function RejectDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useText();
  const [reason, setReason] = useState("");
  const reject = useMutation({
    mutationFn: () =>
      call(reviewRoutes.decideReview, { parameters: { id: review.id }, body: { decision: "rejected", reason } }),
    onSuccess: () => {
      onClose();
      decided(review, t("OFFICE_REVIEW_REJECTED"));
    },
  });
  return (
    <Modal title={t("OFFICE_REVIEW_REJECT_TITLE")} onClose={onClose}>
      <ModalForm act={t("OFFICE_REVIEW_REJECT")} sending={reject} onSend={() => reject.mutate()} onClose={onClose}>
        <p>{t("OFFICE_REVIEW_REASON_TEXT")}</p>
        <Field
          label={t("OFFICE_REVIEW_REASON")}
          value={reason}
          maxLength={500}
          required
          pattern=".*\S.*"
          autoComplete="off"
          data-focus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
