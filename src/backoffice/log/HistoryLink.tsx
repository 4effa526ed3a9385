import { Link, useLocation, useSearch } from "wouter";
import { mayReadHistory } from "../../domain/staff/history-permissions.ts";
import type { LogEntity } from "../../domain/staff/log-entities.ts";
import { actClass } from "../controls/Act.tsx";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";

interface HistoryLinkProps {
  entity: LogEntity;
  /** Absent: of all records of its kind, those that are gone too. */
  id?: number | string;
  /** What the record is called, where it has a name. */
  name?: string | undefined;
}

/** The way to what was done to a record, for whoever may read that. */
export function HistoryLink({ entity, id, name }: HistoryLinkProps) {
  const t = useText();
  const { permissions } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (!mayReadHistory(entity, permissions)) return null;
  return (
    <Link
      href={id === undefined ? `/history/${entity}` : `/history/${entity}/${id}`}
      state={{ from: search === "" ? path : `${path}?${search}`, name }}
      className={actClass("plain")}
      aria-label={name === undefined ? undefined : t("OFFICE_RECORD_HISTORY_OF", { what: name })}
    >
      {t("OFFICE_RECORD_HISTORY")}
    </Link>
  );
}
