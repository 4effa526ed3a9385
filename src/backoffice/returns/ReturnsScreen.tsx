import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { useCount, useText } from "../text.ts";
import { ReturnDue, ReturnStatus } from "./ReturnStatus.tsx";
import { Statements } from "./Statements.tsx";
import { returnsKey } from "./use-return.ts";
import "../orders/view-tabs.css";
import "./returns.css";

type Row = AnswerOf<(typeof operatorRoutes)["returns"]>["returns"][number];

/** Goods that come back: what waits, what is first due at the top, or all; and statements nobody knows the order of. */
export function ReturnsScreen() {
  const t = useText();
  const asked = new URLSearchParams(useSearch());
  const view = asked.get("view") === "all" ? "all" : "waiting";
  const q = asked.get("q") ?? "";
  const { data, error, refetch } = useQuery({
    queryKey: [...returnsKey, view, q],
    queryFn: () => call(operatorRoutes.returns, { query: { view, q } }),
  });
  return (
    <>
      <ScreenHead title={t("OFFICE_RETURNS")} />
      <nav aria-label={t("OFFICE_VIEWS")}>
        <ul className="view-tabs">
          {(["waiting", "all"] as const).map((one) => (
            <li key={one}>
              <Link href={hrefOf(one, q)} aria-current={view === one ? "page" : undefined}>
                {t(one === "all" ? "OFFICE_RETURNS_ALL" : "OFFICE_RETURNS_WAITING")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Find key={q} view={view} q={q} />
      {q === "" && <Statements view={view} />}
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : data.returns.length === 0 ? (
        <div className="card returns-none">
          <h2>{t(q === "" ? "OFFICE_RETURNS_NONE" : "OFFICE_RETURNS_NOT_FOUND")}</h2>
          <p className="mute">{t("OFFICE_RETURNS_NONE_TEXT")}</p>
        </div>
      ) : (
        <ul className="card return-rows">
          {data.returns.map((row) => (
            <OneRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </>
  );
}

function OneRow({ row }: { row: Row }) {
  const t = useText();
  const count = useCount();
  return (
    <li>
      <div>
        <p>
          <Link href={`/returns/${row.id}`} className="return-link">
            <strong>{row.buyer}</strong>
          </Link>
        </p>
        <p className="mute">
          {t("OFFICE_ORDER", { number: row.order })} · {t(`OFFICE_RETURN_KIND_${row.kind.toUpperCase()}`)}
          {row.pieces > 0 && ` · ${count("OFFICE_PIECES", row.pieces)}`} · <Moment at={row.announcedAt} />
        </p>
        <p>
          <ReturnDue {...row} />
          {row.late && <span className="return-late">{t("OFFICE_RETURN_LATE_SHORT")}</span>}
        </p>
      </div>
      <ReturnStatus state={row.state} />
    </li>
  );
}

function Find({ view, q }: { view: "waiting" | "all"; q: string }) {
  const t = useText();
  const [text, setText] = useState(q);
  const [, go] = useLocation();
  const find = (event: FormEvent) => {
    event.preventDefault();
    go(hrefOf(text.trim() === "" ? view : "all", text.trim()));
  };
  return (
    <form role="search" className="returns-find" onSubmit={find}>
      <input
        type="search"
        className="input"
        aria-label={t("OFFICE_RETURNS_FIND")}
        placeholder={t("OFFICE_RETURNS_FIND")}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Act type="submit">{t("OFFICE_FIND_DO")}</Act>
    </form>
  );
}

function hrefOf(view: "waiting" | "all", q: string): string {
  const search = new URLSearchParams({ ...(view === "all" && { view }), ...(q !== "" && { q }) });
  return search.size === 0 ? "/returns" : `/returns?${search.toString()}`;
}
