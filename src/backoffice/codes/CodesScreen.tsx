import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { Act } from "../controls/Act.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { BatchDialog } from "./BatchDialog.tsx";
import { Batches } from "./Batches.tsx";
import { CodeDialog } from "./CodeDialog.tsx";
import { CodeRow } from "./CodeRow.tsx";
import { type CodesAsked, codesAskedBy, useBatches, useCodes } from "./use-codes.ts";
import "./codes.css";

/** Discount codes, one by one and in batches: those that can be used, those that cannot any more, or all; its address says which. */
export function CodesScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = codesAskedBy(useSearch());
  const [open, setOpen] = useState<number | "new" | "batch" | null>(null);
  const query = useCodes(asked);
  const batches = useBatches().data?.batches ?? [];
  const codes = query.data?.pages.flatMap((page) => page.codes) ?? [];
  const edited = codes.find(({ id }) => id === open);
  const isWhole = asked.q === "" && asked.batch === "" && asked.id === "";
  const shownBatches = batches.filter(({ id, running }) => {
    if (asked.batch !== "") return String(id) === asked.batch;
    return isWhole && (asked.view === "all" || running > 0 === (asked.view === "running"));
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CODES")}
        {...(!isWhole && {
          above: (
            <Link className="link" href="/codes">
              {t("OFFICE_CODES_ALL_BACK")}
            </Link>
          ),
        })}
        acts={
          <>
            <HistoryLink entity="code" />
            <Act onClick={() => setOpen("batch")}>{t("OFFICE_CODE_BATCH_NEW")}</Act>
            <Act kind="signal" onClick={() => setOpen("new")}>
              {t("OFFICE_CODE_NEW")}
            </Act>
          </>
        }
      />
      {asked.batch === "" && asked.id === "" && <Sieve asked={asked} onFind={(q) => go(hrefOf(asked.view, q))} />}
      {shownBatches.length > 0 && <Batches batches={shownBatches} />}
      <Listed
        query={query}
        rows={() => codes}
        none={{ title: t(isWhole ? "OFFICE_CODES_NONE" : "OFFICE_CODES_NOT_FOUND"), text: t("OFFICE_CODES_NONE_TEXT") }}
      >
        {() => (
          <ul className="card listed codes" aria-busy={query.isPlaceholderData}>
            {codes.map((code) => (
              <CodeRow key={code.id} code={code} onEdit={() => setOpen(code.id)} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
      {open === "new" && <CodeDialog code={null} onClose={() => setOpen(null)} />}
      {edited !== undefined && <CodeDialog code={edited} onClose={() => setOpen(null)} />}
      {open === "batch" && <BatchDialog onClose={() => setOpen(null)} />}
    </>
  );
}

function hrefOf(view: CodesAsked["view"], q: string): string {
  const search = new URLSearchParams({ ...(view !== "running" && { view }), ...(q !== "" && { q }) });
  return search.size === 0 ? "/codes" : `/codes?${search.toString()}`;
}

function Sieve({ asked: { view, q }, onFind }: { asked: CodesAsked; onFind: (q: string) => void }) {
  const t = useText();
  return (
    <>
      <Views
        path="/codes"
        current={view}
        asked={q === "" ? {} : { q }}
        views={[
          { view: "running", title: t("OFFICE_CODES_RUNNING") },
          { view: "ended", title: t("OFFICE_CODES_ENDED") },
          { view: "all", title: t("OFFICE_CODES_ALL") },
        ]}
      />
      <div className="codes-find">
        <FindForm key={q} label={t("OFFICE_CODES_FIND")} first={q} onFind={onFind} />
      </div>
    </>
  );
}
