import { useState } from "react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { logRoutes } from "../../contract/operator/log.ts";
import { mayReadHistory } from "../../domain/staff/history-permissions.ts";
import { type LogEntity, logEntities } from "../../domain/staff/log-entities.ts";
import { call } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { Days } from "../controls/Days.tsx";
import { More } from "../controls/More.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Forbidden, NotFound } from "../frame/Nowhere.tsx";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { LogSentence } from "./LogSentence.tsx";
import { entityWords } from "./record-words.ts";
import "../orders/view-tabs.css";
import "./log.css";

interface HistoryScreenProps {
  /** As the address says it. */
  entity: string;
  id?: string | undefined;
}

/** What was done to one record, or to all of a kind: day by day, the newest first, each act with its undo. */
export function HistoryScreen({ entity, id }: HistoryScreenProps) {
  const { permissions } = useSession();
  const kind = logEntities.find((one) => one === entity);
  if (kind === undefined || (id !== undefined && !/^\d{1,15}$/.test(id))) return <NotFound />;
  return mayReadHistory(kind, permissions) ? <History entity={kind} id={id} /> : <Forbidden />;
}

function History({ entity, id }: { entity: LogEntity; id: string | undefined }) {
  const t = useText();
  const { from, name } = useBefore();
  const query = useInfiniteQuery({
    queryKey: ["log", entity, id],
    queryFn: ({ pageParam: after }) =>
      call(logRoutes.recordHistory, {
        parameters: { entity },
        query: { ...(id !== undefined && { id }), ...(after && { after }) },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const { many, one, path } = entityWords[entity];
  const back = from ?? (id === undefined ? undefined : path?.(id));
  const what = name ?? (id === undefined ? t(many) : t(one, { id }));
  return (
    <>
      <ScreenHead
        title={t("OFFICE_RECORD_HISTORY_OF", { what })}
        above={back && <BackLink href={back}>{name ?? t(many)}</BackLink>}
      />
      {id === undefined && <Siblings entity={entity} />}
      <Read query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <div className="log-days">
              {entries.length === 0 && (
                <div className="log-empty">
                  <h2>{t("OFFICE_RECORD_HISTORY_NONE")}</h2>
                  <p>{t("OFFICE_RECORD_HISTORY_NONE_TEXT")}</p>
                </div>
              )}
              <Days rows={entries}>
                {(entry) => <LogSentence entry={entry} actors={[]} ofRecord={id !== undefined} />}
              </Days>
              <More query={query} />
            </div>
          );
        }}
      </Read>
    </>
  );
}

/** Kinds of record that one screen shows together. */
const together: readonly (readonly LogEntity[])[] = [
  ["deliveryMethod", "zone", "country", "deliveryCalendar", "dayOff"],
  ["code", "codeBatch"],
  ["return", "withdrawal"],
  ["variant", "stockDelivery"],
  ["month", "payout", "payoutReport", "unionRate"],
];

function Siblings({ entity }: { entity: LogEntity }) {
  const t = useText();
  const { from, name } = useBefore();
  const kinds = together.find((some) => some.includes(entity));
  if (kinds === undefined) return null;
  return (
    <nav aria-label={t("OFFICE_VIEWS")}>
      <ul className="view-tabs">
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              href={`/history/${kind}`}
              replace
              state={{ from, name }}
              aria-current={kind === entity ? "page" : undefined}
            >
              {t(entityWords[kind].many)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the screen somebody came from, and what it calls the record. */
function useBefore(): { from: string | undefined; name: string | undefined } {
  const state = useHistoryState<{ from?: unknown; name?: unknown } | null>();
  const [first] = useState(state);
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { from: text(first?.from), name: text(first?.name) };
}
