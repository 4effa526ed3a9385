import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { returnRoutes } from "../../contract/operator/returns.ts";
import { type AnswerOf, call } from "../api.ts";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useCount, useText } from "../text.ts";
import { ReturnDue, ReturnStatus } from "./ReturnStatus.tsx";
import { Statements } from "./Statements.tsx";
import { returnsKey } from "./use-return.ts";
import "./returns.css";

type Row = AnswerOf<(typeof returnRoutes)["returns"]>["returns"][number];

/** Goods that come back: what waits, what is first due at the top, or all; and statements nobody knows the order of. */
export function ReturnsScreen() {
  const t = useText();
  const asked = new URLSearchParams(useSearch());
  const view = asked.get("view") === "all" ? "all" : "waiting";
  const q = asked.get("q") ?? "";
  const query = useQuery({
    queryKey: [...returnsKey, view, q],
    queryFn: () => call(returnRoutes.returns, { query: { view, q } }),
  });
  const [, go] = useLocation();
  // What is looked for may have come long ago.
  const find = (words: string) => {
    const search = new URLSearchParams({ view: words === "" ? view : "all", ...(words !== "" && { q: words }) });
    go(`/returns?${search.toString()}`);
  };
  return (
    <>
      <ScreenHead title={t("OFFICE_RETURNS")} acts={<HistoryLink entity="return" />} />
      <Views
        path="/returns"
        current={view}
        asked={q === "" ? {} : { q }}
        views={[
          { view: "waiting", title: t("OFFICE_RETURNS_WAITING") },
          { view: "all", title: t("OFFICE_RETURNS_ALL") },
        ]}
      />
      <div className="returns-find">
        <FindForm key={q} label={t("OFFICE_RETURNS_FIND")} first={q} onFind={find} />
      </div>
      {q === "" && <Statements view={view} />}
      <Listed
        query={query}
        rows={(data) => data.returns}
        none={{
          title: t(q === "" ? "OFFICE_RETURNS_NONE" : "OFFICE_RETURNS_NOT_FOUND"),
          text: t("OFFICE_RETURNS_NONE_TEXT"),
        }}
      >
        {(returns) => (
          <ul className="card return-rows">
            {returns.map((row) => (
              <OneRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Listed>
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
      <ReturnStatus {...row} />
    </li>
  );
}
