import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type WebhookSaid, webhookRoutes } from "../../contract/operator/webhooks.ts";
import { failingDays } from "../../domain/webhook/webhook.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { SecretDialog } from "../controls/SecretDialog.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { Deliveries } from "./Deliveries.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { webhooksKey } from "./webhooks-key.ts";
import "../controls/card.css";
import "../people/people.css";
import "./webhooks.css";

/** Webhooks: who is told of what, what was sent, and how it was taken. */
export function WebhooksScreen() {
  const t = useText();
  const query = useQuery({ queryKey: webhooksKey, queryFn: () => call(webhookRoutes.webhooks) });
  const [makes, setMakes] = useState(false);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_WEBHOOKS")}
        acts={
          <>
            <HistoryLink entity="webhook" />
            <Act kind="signal" onClick={() => setMakes(true)}>
              {t("OFFICE_WEBHOOK_NEW")}
            </Act>
          </>
        }
      />
      <p className="people-lead webhooks-lead">{t("OFFICE_WEBHOOK_LEAD")}</p>
      <Listed
        query={query}
        rows={(data) => data.webhooks}
        none={{ title: t("OFFICE_WEBHOOK_NONE"), text: t("OFFICE_WEBHOOK_NONE_TEXT") }}
      >
        {(webhooks) => (
          <ul className="webhook-list">
            {webhooks.map((webhook) => (
              <OneWebhook key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </Listed>
      {makes && <WebhookDialog webhook={null} onClose={() => setMakes(false)} />}
    </>
  );
}

const offWords = { hand: "OFFICE_WEBHOOK_OFF_HAND", gone: "OFFICE_WEBHOOK_OFF_GONE" } as const;

function OneWebhook({ webhook }: { webhook: WebhookSaid }) {
  const t = useText();
  const { id, name, url, types, on, off, failingSince, earlierSecretUntil, waiting, failed } = webhook;
  const [over, setOver] = useState<"change" | "renew" | "remove" | null>(null);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: webhooksKey });
  const turn = useMutation({
    mutationFn: () =>
      act(webhookRoutes.changeWebhook, { parameters: { id }, body: { on: !on }, version: webhook.version }),
    onSuccess: ({ logged }) => tell(t("OFFICE_WEBHOOK_SAVED", { name }), undoOf(logged)),
    onSettled: readAgain,
  });
  const attempt = useMutation({
    mutationFn: () => call(webhookRoutes.tryWebhook, { parameters: { id } }),
    onSuccess: () => tell(t("OFFICE_WEBHOOK_TRIED")),
    onSettled: readAgain,
  });
  const close = () => setOver(null);
  return (
    <li className="card webhook">
      <h2>{name}</h2>
      <p className="webhook-url">{url}</p>
      <p>{types.join(", ")}</p>
      <p className="mute">
        {off === null && t("OFFICE_WEBHOOK_ON")}
        {off === "failing" && t("OFFICE_WEBHOOK_OFF_FAILING", { count: failingDays })}
        {off !== null && off !== "failing" && t(offWords[off])}
        {waiting > 0 && ` · ${t("OFFICE_WEBHOOK_WAITING", { count: waiting })}`}
        {failed > 0 && ` · ${t("OFFICE_WEBHOOK_FAILED", { count: failed })}`}
        {failingSince !== null && (
          <>
            {" · "}
            {t("OFFICE_WEBHOOK_FAILING")} <Moment at={failingSince} />
          </>
        )}
        {earlierSecretUntil !== null && (
          <>
            {" · "}
            {t("OFFICE_WEBHOOK_RENEW_UNTIL")} <Moment at={earlierSecretUntil} />
          </>
        )}
      </p>
      <div className="people-acts">
        <Act busy={attempt.isPending} disabled={!on} onClick={() => attempt.mutate()}>
          {t("OFFICE_WEBHOOK_TRY")}
        </Act>
        <Act aria-label={t("OFFICE_WEBHOOK_CHANGE_WHAT", { name })} onClick={() => setOver("change")}>
          {t("OFFICE_WEBHOOK_CHANGE")}
        </Act>
        <Act busy={turn.isPending} onClick={() => turn.mutate()}>
          {t(on ? "OFFICE_WEBHOOK_TURN_OFF" : "OFFICE_WEBHOOK_TURN_ON")}
        </Act>
        <Act kind="plain" onClick={() => setOver("renew")}>
          {t("OFFICE_WEBHOOK_RENEW")}
        </Act>
        <Act kind="plain" aria-label={t("OFFICE_WEBHOOK_REMOVE_WHAT", { name })} onClick={() => setOver("remove")}>
          {t("OFFICE_WEBHOOK_REMOVE")}
        </Act>
        <HistoryLink entity="webhook" id={id} name={name} />{" "}
      </div>
      <Refused error={turn.error ?? attempt.error} />
      <Deliveries webhookId={id} />
      {over === "change" && <WebhookDialog webhook={webhook} onClose={close} />}
      {over === "renew" && <RenewDialog webhook={webhook} onClose={close} />}
      {over === "remove" && <RemoveDialog webhook={webhook} onClose={close} />}
    </li>
  );
}

interface OverProps {
  webhook: WebhookSaid;
  onClose: () => void;
}

function RenewDialog({ webhook: { id, name }, onClose }: OverProps) {
  const t = useText();
  const renew = useMutation({
    mutationFn: () => call(webhookRoutes.renewWebhookSecret, { parameters: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksKey }),
  });
  if (renew.data !== undefined)
    return (
      <SecretDialog
        title={t("OFFICE_WEBHOOK_ADDED", { name })}
        text={t("OFFICE_WEBHOOK_ADDED_TEXT")}
        secret={renew.data.secret}
        copy={{ act: t("OFFICE_WEBHOOK_COPY"), what: t("OFFICE_WEBHOOK_SECRET") }}
        onClose={onClose}
      />
    );
  return (
    <Modal title={`${t("OFFICE_WEBHOOK_RENEW")}: ${name}`} onClose={onClose}>
      <ModalForm act={t("OFFICE_WEBHOOK_RENEW")} sending={renew} onSend={() => renew.mutate()} onClose={onClose}>
        <p>{t("OFFICE_WEBHOOK_RENEW_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}

function RemoveDialog({ webhook: { id, name }, onClose }: OverProps) {
  const t = useText();
  const remove = useMutation({
    mutationFn: () => call(webhookRoutes.removeWebhook, { parameters: { id } }),
    onSuccess: () => {
      onClose();
      tell(t("OFFICE_WEBHOOK_REMOVED", { name }));
      return queryClient.invalidateQueries({ queryKey: webhooksKey });
    },
  });
  return (
    <Modal title={t("OFFICE_WEBHOOK_REMOVE_WHAT", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_WEBHOOK_REMOVE")}
        kind="ink"
        sending={remove}
        onSend={() => remove.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_WEBHOOK_REMOVE_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
