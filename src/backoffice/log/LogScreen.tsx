import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { logRoutes } from "../../contract/operator/log.ts";
import { call } from "../api.ts";
import { Days } from "../controls/Days.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { logAskedBy, logHref } from "./log-address.ts";
import { LogFilters } from "./LogFilters.tsx";
import { LogSentence } from "./LogSentence.tsx";
import "./log.css";

/** What was done to the shop: who, when and what, the newest first, day by day; filtered by its address. */
export function LogScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = logAskedBy(useSearch());
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["log", asked],
    queryFn: ({ pageParam: after }) => call(logRoutes.log, { query: { ...asked, ...(after && { after }) } }),
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
          <Days rows={entries}>{(entry) => <LogSentence entry={entry} actors={actors} />}</Days>
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
        </div>
      )}
      {error && <Trouble error={error} retry={() => void refetch()} />}
    </>
  );
}
