import { useMutation, useQuery } from "@tanstack/react-query";
import { sessionRoutes } from "../../contract/operator/session.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { Status } from "../controls/Status.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { forgetSession, queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { deviceName } from "./device-name.ts";

const sessionsKey = ["sessions"];

/** Where one is signed in: this device first, the others each with its end, and the end of all. */
export function SessionsCard() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => call(sessionRoutes.sessions),
    // A phone that is let in comes in some seconds later.
    refetchInterval: 10_000,
  });
  const end = useMutation({
    mutationFn: (id: number) => call(sessionRoutes.endSession, { parameters: { id } }),
    onSuccess: async () => {
      tell(t("OFFICE_SESSION_ENDED"));
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const endAll = useMutation({
    mutationFn: () => call(sessionRoutes.endAllSessions),
    onSuccess: forgetSession,
  });
  const sessions = (data?.sessions ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card title={t("OFFICE_SESSIONS")} flush>
      {error && <Trouble error={error} retry={() => void refetch()} />}
      <ul className="people-rows">
        {sessions.map(({ id, agent, network, usedAt, current, onPhone }) => (
          <li key={id}>
            <div className="people-words">
              <p>
                <strong>{deviceName(agent)}</strong>
              </p>
              <p className="mute">
                {network} · <Moment at={usedAt} />
                {onPhone && ` · ${t("OFFICE_BY_PHONE")}`}
              </p>
            </div>
            {current ? (
              <Status tone="good" text={t("OFFICE_THIS_DEVICE")} />
            ) : (
              <Act
                kind="plain"
                aria-label={t("OFFICE_END_WHAT", { name: deviceName(agent) })}
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                {t("OFFICE_END")}
              </Act>
            )}
          </li>
        ))}
      </ul>
      <div className="people-foot">
        <Refused error={end.error ?? endAll.error} />
        <Act kind="plain" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          {t("OFFICE_END_ALL")}
        </Act>
      </div>
    </Card>
  );
}
