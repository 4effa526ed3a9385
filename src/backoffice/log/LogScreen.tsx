import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { clockOf, dayOf, daysBetween, longDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { logAskedBy, logHref } from "./log-address.ts";
import { LogFilters } from "./LogFilters.tsx";
import { LogSentence } from "./LogSentence.tsx";
import "./log.css";

type Log = AnswerOf<(typeof operatorRoutes)["log"]>;

/** What was done to the shop: who, when and what, the newest first, day by day; filtered by its address. */
export function LogScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = logAskedBy(useSearch());
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["log", asked],
    queryFn: ({ pageParam: after }) => call(operatorRoutes.log, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const actors = data?.pages.at(-1)?.actors ?? [];
  return (
    <>
      <ScreenHead title={t("OFFICE_LOG")} />
      <LogFilters asked={asked} actors={actors} onChange={(change) => go(logHref(asked, change), { replace: true })} />
      {data === undefined && (error ? null : <p className="mute">{t("OFFICE_LOADING")}</p>)}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className="log-days">
          {entries.length === 0 && (
            <div className="log-empty">
              <h2>{t("OFFICE_LOG_EMPTY")}</h2>
              <p>{t("OFFICE_LOG_EMPTY_TEXT")}</p>
            </div>
          )}
          <Days entries={entries} actors={actors} />
          {hasNextPage && (
            <Act busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("OFFICE_MORE")}
            </Act>
          )}
        </div>
      )}
      {error && <Trouble error={error} retry={() => void refetch()} />}
    </>
  );
}

function Days({ entries, actors }: Pick<Log, "entries" | "actors">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const days = new Map<string, Log["entries"]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const nameOf = (at: string) => {
    const ago = daysBetween(at, now);
    return ago === 0 ? t("OFFICE_TODAY") : ago === 1 ? t("OFFICE_YESTERDAY") : longDayOf(at, lanCode);
  };
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="log-day">
      <h2>{nameOf(ofDay[0]!.at)}</h2>
      <ol>
        {ofDay.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{clockOf(entry.at, lanCode)}</time>
            <LogSentence entry={entry} actors={actors} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
