import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { decided, type Review } from "./decided.ts";

/** Turns a review down: the reason is asked for, and what the law says of it stands beside. */
export function RejectDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useText();
  const [reason, setReason] = useState("");
  const reject = useMutation({
    mutationFn: () =>
      call(operatorRoutes.decideReview, { parameters: { id: review.id }, body: { decision: "rejected", reason } }),
    onSuccess: () => {
      onClose();
      decided(review, t("OFFICE_REVIEW_REJECTED"));
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reject.isPending) reject.mutate();
  };
  return (
    <Modal title={t("OFFICE_REVIEW_REJECT_TITLE")} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
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
        <Refused error={reject.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={reject.isPending}>
            {t("OFFICE_REVIEW_REJECT")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
