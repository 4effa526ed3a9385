import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { connectionRoutes, type ConnectionSaid } from "../../contract/operator/connections.ts";
import { makesKey } from "../../domain/connection/connections.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { standing } from "./connection-words.ts";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { ConnectionKeyCard } from "./ConnectionKeyCard.tsx";
import { connectionsKey } from "./connections-key.ts";
import "../controls/card.css";
import "./connections.css";

/** One service: what it is told, whether it knows the shop, and the way out of it. */
export function ConnectionScreen({ kind }: { kind: string }) {
  const query = useQuery({ queryKey: connectionsKey, queryFn: () => call(connectionRoutes.connections) });
  return (
    <Read query={query}>
      {({ connections, sealed }) => {
        const connection = connections.find((one) => one.kind === kind);
        return connection === undefined ? <NotFound /> : <OneConnection connection={connection} sealed={sealed} />;
      }}
    </Read>
  );
}

function OneConnection({ connection, sealed }: { connection: ConnectionSaid; sealed: boolean }) {
  const t = useText();
  const { kind, begun, locked, testable, address, settings } = connection;
  const [leaving, setLeaving] = useState(false);
  const { tone, code } = standing(connection);
  return (
    <>
      <ScreenHead
        title={t(`OFFICE_CONNECTION_${kind.toUpperCase()}`)}
        above={
          <Link className="link" href="/settings/connections">
            {t("OFFICE_CONNECTIONS")}
          </Link>
        }
        states={<Status tone={tone} text={t(code)} />}
        acts={<HistoryLink entity="connection" />}
      />
      <p className="connections-lead mute">{t(`OFFICE_CONNECTION_${kind.toUpperCase()}_TEXT`)}</p>
      {kind === "ksef" && begun && (
        <p className="connections-lead">
          <Link className="link" href="/ksef">
            {t("OFFICE_KSEF_SEE")}
          </Link>
        </p>
      )}
      {kind === "merchant" && begun && (
        <p className="connections-lead">
          <Link className="link" href="/goods/refused-offers">
            {t("OFFICE_REFUSED_OFFERS")}
          </Link>
        </p>
      )}
      {settings.length > 0 && (
        <p className="connections-lead">{t("OFFICE_CONNECTION_FROM_SETTINGS", { names: settings.join(", ") })}</p>
      )}
      {!sealed && <p className="connections-lead connection-trouble">{t("OFFICE_CONNECTION_NO_KEY")}</p>}
      {locked && <p className="connections-lead connection-trouble">{t("OFFICE_CONNECTION_LOCKED_TEXT")}</p>}
      {address !== null && makesKey(kind) && <ConnectionKeyCard connection={connection} address={address} />}
      {address !== null && !makesKey(kind) && <NewsCard kind={kind} address={address} />}
      <ConnectionForm connection={connection} />
      {testable && begun && <TestCard connection={connection} />}
      {begun && (
        <p className="connection-leave">
          <Act kind="plain" onClick={() => setLeaving(true)}>
            {t("OFFICE_CONNECTION_DISCONNECT")}
          </Act>
        </p>
      )}
      {leaving && <DisconnectDialog kind={kind} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** Where the service tells of news, once it was given the address. */
function NewsCard({ kind, address }: { kind: ConnectionSaid["kind"]; address: string }) {
  const t = useText();
  return (
    <Card title={t("OFFICE_CONNECTION_NEWS")}>
      <p>
        {t("OFFICE_CONNECTION_ADDRESS")}: <code className="connection-address">{address}</code>
      </p>
      <p className="mute">{t(kind === "paypal" ? "OFFICE_CONNECTION_NEWS_PAYPAL" : "OFFICE_CONNECTION_NEWS_TEXT")}</p>
      {canCopy && (
        <div className="connection-acts">
          <Act onClick={() => void copyText(address, t("OFFICE_CONNECTION_ADDRESS"))}>
            {t("OFFICE_CONNECTION_ADDRESS_COPY")}
          </Act>
        </div>
      )}
    </Card>
  );
}

/** Asks the service whether it knows the shop, and says what came of it and what to do then. */
function TestCard({ connection: { kind, tested, lacks } }: { connection: ConnectionSaid }) {
  const t = useText();
  const test = useMutation({
    mutationFn: () => call(connectionRoutes.testConnection, { parameters: { kind } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: connectionsKey }),
  });
  return (
    <Card title={t("OFFICE_CONNECTION_TESTED")}>
      <div role="status" className="connection-tested">
        {tested === null ? (
          <p className="mute">{t("OFFICE_CONNECTION_TEST_NONE")}</p>
        ) : (
          <>
            <p className={tested.result === "works" ? "" : "connection-trouble"}>
              {t(`OFFICE_CONNECTION_RESULT_${tested.result.toUpperCase()}`)}
            </p>
            {tested.says !== "" && <p className="mute breaks">{t("OFFICE_CONNECTION_SAYS", { says: tested.says })}</p>}
            <p className="mute">
              <Moment at={tested.at} />
            </p>
          </>
        )}
      </div>
      <Refused error={test.error} />
      <Act busy={test.isPending} disabled={lacks.length > 0} onClick={() => test.mutate()}>
        {t("OFFICE_CONNECTION_TEST")}
      </Act>
    </Card>
  );
}

function DisconnectDialog({ kind, onClose }: { kind: ConnectionSaid["kind"]; onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const name = t(`OFFICE_CONNECTION_${kind.toUpperCase()}`);
  const leave = useMutation({
    mutationFn: () => act(connectionRoutes.disconnect, { parameters: { kind } }),
    onSuccess: () => {
      onClose();
      tell(t("OFFICE_CONNECTION_DISCONNECTED", { name }));
      go("/settings/connections");
      return queryClient.invalidateQueries({ queryKey: connectionsKey });
    },
  });
  return (
    <Modal title={t("OFFICE_CONNECTION_DISCONNECT_WHAT", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_CONNECTION_DISCONNECT")}
        kind="ink"
        sending={leave}
        onSend={() => leave.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_CONNECTION_DISCONNECT_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
