import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { type AnswerOf, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { Read } from "../controls/Read.tsx";
import { emailText, EmailForm } from "./EmailForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { useDraft } from "../use-draft.ts";
import { useText } from "../text.ts";
import { notifySent } from "./notify-sent.ts";
import { useAct } from "./use-order.ts";

type Draft = AnswerOf<(typeof emailRoutes)["messageDraft"]>;

/** A message to the buyer: begun from a ready text in their language, looked at as it will be sent, and taken back while it waits. */
export function MessageDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const query = useQuery({
    queryKey: ["message", order.number],
    queryFn: () => call(emailRoutes.messageDraft, { parameters: order }),
  });
  return (
    <Modal title={t("OFFICE_MESSAGE_TITLE", { name: order.buyer.name })} onClose={onClose}>
      <Read query={query}>{(draft) => <MessageForm order={order} draft={draft} onClose={onClose} />}</Read>
    </Modal>
  );
}

function MessageForm({ order, draft, onClose }: { order: Order; draft: Draft; onClose: () => void }) {
  const t = useText();
  const stored = useDraft(`message-${order.number}`, emailText, { subject: "", text: "" });
  const { value: message } = stored;
  const [key] = useState(freshKey);
  const send = useAct<void>(
    () => call(emailRoutes.sendMessage, { parameters: order, body: message, key }),
    (after) => {
      stored.forget();
      onClose();
      // Taken back it is no message, and what it said is not lost.
      notifySent(t("OFFICE_MESSAGE_SENT"), { before: order, after, onBack: () => stored.write(message) });
    },
  );
  return (
    <EmailForm
      to={draft}
      stored={stored}
      preview={(body) => call(emailRoutes.previewMessage, { parameters: order, body })}
      send={send}
      onCancel={() => (stored.forget(), onClose())}
    />
  );
}
