import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { connectionRoutes, type ConnectionSaid } from "../../contract/operator/connections.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { SecretDialog } from "../controls/SecretDialog.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { connectionsKey } from "./connections-key.ts";

/** Where a service calls the shop, and the key it shows: made here, shown once. */
export function ConnectionKeyCard({ connection, address }: { connection: ConnectionSaid; address: string }) {
  const t = useText();
  const { kind, keyMadeAt, calledAt } = connection;
  const [asks, setAsks] = useState(false);
  const make = useMutation({
    mutationFn: () => act(connectionRoutes.makeConnectionKey, { parameters: { kind } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
  });
  const name = t(`OFFICE_CONNECTION_${kind.toUpperCase()}`);
  const close = () => (setAsks(false), make.reset());
  return (
    <Card title={t("OFFICE_CONNECTION_KEY")}>
      <p>
        {t("OFFICE_CONNECTION_ADDRESS")}: <code className="connection-address">{address}</code>
      </p>
      {keyMadeAt === null ? (
        <p className="mute">{t("OFFICE_CONNECTION_KEY_NONE")}</p>
      ) : (
        <p className="mute">
          {t("OFFICE_CONNECTION_KEY_MADE_AT")} <Moment at={keyMadeAt} />
          {". "}
          {calledAt === null ? (
            t("OFFICE_CONNECTION_CALLED_NEVER")
          ) : (
            <>
              {t("OFFICE_CONNECTION_CALLED_AT")} <Moment at={calledAt} />
            </>
          )}
        </p>
      )}
      <div className="connection-acts">
        {canCopy && (
          <Act onClick={() => void copyText(address, t("OFFICE_CONNECTION_ADDRESS"))}>
            {t("OFFICE_CONNECTION_ADDRESS_COPY")}
          </Act>
        )}
        <Act busy={make.isPending} onClick={() => (keyMadeAt === null ? make.mutate() : setAsks(true))}>
          {t(keyMadeAt === null ? "OFFICE_CONNECTION_KEY_MAKE" : "OFFICE_CONNECTION_KEY_RENEW")}
        </Act>
      </div>
      {!asks && <Refused error={make.error} />}
      {asks && make.data === undefined && (
        <Modal title={t("OFFICE_CONNECTION_KEY_RENEW")} onClose={close}>
          <ModalForm
            act={t("OFFICE_CONNECTION_KEY_RENEW")}
            kind="ink"
            sending={make}
            onSend={() => make.mutate()}
            onClose={close}
          >
            <p>{t("OFFICE_CONNECTION_KEY_RENEW_TEXT")}</p>
          </ModalForm>
        </Modal>
      )}
      {make.data !== undefined && (
        <SecretDialog
          title={t("OFFICE_CONNECTION_KEY_FOR", { name })}
          text={t("OFFICE_CONNECTION_KEY_ONCE")}
          secret={make.data.answer.key}
          copy={{ act: t("OFFICE_CONNECTION_KEY_COPY"), what: t("OFFICE_CONNECTION_KEY_WHAT") }}
          onClose={close}
        />
      )}
    </Card>
  );
}
