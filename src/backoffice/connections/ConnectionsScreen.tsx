import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { connectionRoutes } from "../../contract/operator/connections.ts";
import { call } from "../api.ts";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { AboveSettings } from "../settings/AboveSettings.tsx";
import { useText } from "../text.ts";
import { standing } from "./connection-words.ts";
import { connectionsKey } from "./connections-key.ts";
import "../controls/card.css";
import "../hub/hub.css";
import "./connections.css";

/** The services the shop can speak with, and how each stands. */
export function ConnectionsScreen() {
  const t = useText();
  const query = useQuery({ queryKey: connectionsKey, queryFn: () => call(connectionRoutes.connections) });
  return (
    <>
      <ScreenHead title={t("OFFICE_CONNECTIONS")} above={<AboveSettings />} />
      <p className="connections-lead mute">{t("OFFICE_CONNECTION_LEAD")}</p>
      <Read query={query}>
        {({ connections, sealed }) => (
          <>
            {!sealed && <p className="connections-lead connection-trouble">{t("OFFICE_CONNECTION_NO_KEY")}</p>}
            <ul className="hub connections">
              {connections.map((connection) => {
                const { tone, code } = standing(connection);
                return (
                  <li key={connection.kind} className="card">
                    <div className="connection-name">
                      <Link href={`/settings/connections/${connection.kind}`}>
                        {t(`OFFICE_CONNECTION_${connection.kind.toUpperCase()}`)}
                      </Link>
                      <Status tone={tone} text={t(code)} />
                    </div>
                    <p className="mute">{t(`OFFICE_CONNECTION_${connection.kind.toUpperCase()}_TEXT`)}</p>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Read>
    </>
  );
}
