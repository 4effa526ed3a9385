import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type WebhookDelivery, webhookRoutes } from "../../contract/operator/webhooks.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { webhooksKey } from "./webhooks-key.ts";

/** What a webhook was told, asked for when it is opened. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="webhook-sent" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("OFFICE_WEBHOOK_SENT")}</summary>
      {open && <Sent webhookId={webhookId} />}
    </details>
  );
}

function Sent({ webhookId }: { webhookId: number }) {
  const t = useText();
  const query = useQuery({
    queryKey: [...webhooksKey, webhookId],
    queryFn: () => call(webhookRoutes.webhookDeliveries, { parameters: { id: webhookId } }),
    refetchInterval: 5000,
  });
  return (
    <Read query={query}>
      {({ deliveries }) =>
        deliveries.length === 0 ? (
          <p>{t("OFFICE_WEBHOOK_SENT_NONE")}</p>
        ) : (
          <ul>
            {deliveries.map((delivery) => (
              <OneDelivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

const stateWords = {
  waiting: "OFFICE_WEBHOOK_STATE_WAITING",
  delivered: "OFFICE_WEBHOOK_DELIVERED",
  failed: "OFFICE_WEBHOOK_STATE_FAILED",
} as const;

function OneDelivery({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText();
  const again = useMutation({
    mutationFn: () => call(webhookRoutes.sendWebhookAgain, { parameters: { id: delivery.id } }),
    onSuccess: () => {
      tell(t("OFFICE_WEBHOOK_AGAIN_DONE"));
      return queryClient.invalidateQueries({ queryKey: webhooksKey });
    },
  });
  return (
    <li>
      <p>
        <strong>{delivery.type}</strong> · <Moment at={delivery.at} /> · {t(stateWords[delivery.state])}
      </p>
      {delivery.attempts.map(({ at, status, answer, failure, milliseconds }) => (
        <p key={at} className="mute">
          <Moment at={at} />:{" "}
          {status === null ? failure : t("OFFICE_WEBHOOK_ANSWERED", { status: String(status), count: milliseconds })}
          {answer !== null && answer !== "" && <code className="webhook-said">{answer}</code>}
        </p>
      ))}
      <details>
        <summary>{t("OFFICE_WEBHOOK_BODY")}</summary>
        <code className="webhook-said">{delivery.body}</code>
        <p className="mute">{delivery.messageId}</p>
      </details>
      <Refused error={again.error} />
      <Act busy={again.isPending} onClick={() => again.mutate()}>
        {t("OFFICE_WEBHOOK_AGAIN")}
      </Act>
    </li>
  );
}
