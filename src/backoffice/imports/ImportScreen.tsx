import { useEffect } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "wouter";
import { type ImportPreviewSaid, type ImportSaid, importRoutes } from "../../contract/operator/imports.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { AnswersCard } from "./AnswersCard.tsx";
import { HowFar, ImportState } from "./How.tsx";
import { importsKey } from "./imports-key.ts";
import { useMayImport } from "./ImportsScreen.tsx";
import { megabytes } from "./megabytes.ts";
import { NumberRow, Numbers } from "./Numbers.tsx";
import { ProblemsCard } from "./ProblemsCard.tsx";
import "../controls/card.css";
import "./imports.css";

/** Milliseconds between two looks at what is under way. */
const often = 1000;

/** One import: how far it is, what it would do, what it asks, and what it did. */
export function ImportScreen() {
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: [...importsKey, Number(id)],
    queryFn: () => call(importRoutes.oneImport, { parameters: { id } }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? often : false),
  });
  const state = query.data?.state;
  useEffect(() => {
    if (state !== "done") return;
    for (const queryKey of [["products"], ["product"], ["product-choices"]])
      void queryClient.invalidateQueries({ queryKey });
  }, [state]);
  return (
    <Read query={query} notFound={<NotFound />}>
      {(row) => <OneImport row={row} />}
    </Read>
  );
}

function isUnderWay({ state }: Pick<ImportSaid, "state">): boolean {
  return state === "reading" || state === "importing";
}

function OneImport({ row }: { row: ImportSaid }) {
  const t = useText();
  const { id, fileName, bytes, by, begunAt, state, preview, failure, forgotten } = row;
  const cancel = useMutation({
    mutationFn: () => call(importRoutes.cancelImport, { parameters: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  return (
    <>
      <ScreenHead
        title={fileName}
        above={
          <Link className="link" href="/goods/imports">
            {t("OFFICE_IMPORTS")}
          </Link>
        }
        states={<ImportState row={row} />}
        acts={
          <>
            <HistoryLink entity="import" id={id} name={fileName} />
            {(isUnderWay(row) || state === "previewed") && (
              <Act kind="plain" busy={cancel.isPending || row.ending} onClick={() => cancel.mutate()}>
                {t("OFFICE_IMPORT_CANCEL")}
              </Act>
            )}
          </>
        }
      />
      <p className="imports-lead mute">
        {t("OFFICE_IMPORT_BY", { name: by, size: megabytes(bytes) })} · <Moment at={begunAt} />
        {preview !== null && preview.format !== null && (
          <>
            {" · "}
            {preview.format === "mapped"
              ? t("OFFICE_IMPORT_FORMAT_MAPPED")
              : t("OFFICE_IMPORT_FORMAT", { format: preview.format })}
          </>
        )}
      </p>
      <Refused error={cancel.error} />
      <div className="imports">
        {isUnderWay(row) && (
          <section className="card card-inside">
            <HowFar row={row} />
          </section>
        )}
        {state === "cancelled" && <p>{t("OFFICE_IMPORT_CANCELLED_NOW")}</p>}
        {state === "failed" && (
          <div role="alert">
            <p>{t("OFFICE_IMPORT_FAILED_TEXT")}</p>
            <p>
              <code>{failure}</code>
            </p>
          </div>
        )}
        {state === "previewed" && preview !== null && <Preview row={row} preview={preview} />}
        {state === "done" && <Did row={row} />}
        {forgotten && <p className="mute">{t("OFFICE_IMPORT_FORGOTTEN", { count: importLimits.days })}</p>}
      </div>
    </>
  );
}

interface PreviewProps {
  row: ImportSaid;
  preview: ImportPreviewSaid;
}

function Preview({ row, preview }: PreviewProps) {
  const t = useText();
  const mayImport = useMayImport();
  const { id, previewHash, overtaken } = row;
  const { numbers, problems, notInFile, homeless, notTaken, canLeaveOut } = preview;
  const confirm = useMutation({
    mutationFn: () => call(importRoutes.confirmImport, { parameters: { id }, body: { hash: previewHash ?? "" } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  const more = [
    [notInFile, t("OFFICE_IMPORT_NOT_IN_FILE")],
    ...(problems.left > 0 ? ([[problems.left, t("OFFICE_IMPORT_LEFT_OUT"), true]] as const) : []),
    [problems.wrong, t("OFFICE_IMPORT_WRONG"), true],
  ] as const;
  return (
    <>
      {overtaken && (
        <p role="alert" className="card card-inside import-overtaken">
          {t("OFFICE_IMPORT_OVERTAKEN")}
        </p>
      )}
      <Card title={t(numbers === null ? "OFFICE_IMPORT_BLOCKED" : "OFFICE_IMPORT_WOULD")}>
        {numbers === null ? (
          <>
            <NumberRow of={more.slice(-1)} />
            <p>{t(canLeaveOut ? "OFFICE_IMPORT_BLOCKED_SKIP" : "OFFICE_IMPORT_BLOCKED_TEXT")}</p>
          </>
        ) : (
          <>
            <Numbers numbers={numbers} more={more} />
            {notInFile > 0 && <p className="mute">{t("OFFICE_IMPORT_NOT_IN_FILE_TEXT")}</p>}
            {homeless > 0 && <p>{t("OFFICE_IMPORT_HOMELESS", { count: homeless })}</p>}
            <p className="mute">{t("OFFICE_IMPORT_PICTURES_LATER")}</p>
            <div className="import-confirm">
              <p>
                {t(
                  numbers.unchanged + numbers.changed + notInFile > 0
                    ? "OFFICE_IMPORT_CONFIRM_TEXT"
                    : "OFFICE_IMPORT_CONFIRM_FIRST",
                )}
              </p>
              {mayImport ? (
                <Act kind="signal" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                  {t("OFFICE_IMPORT_CONFIRM")}
                </Act>
              ) : (
                <p>{t("OFFICE_IMPORT_MAY_NOT")}</p>
              )}
            </div>
            <Refused error={confirm.error} />
          </>
        )}
      </Card>
      {problems.wrong + problems.left + problems.told > 0 && (
        <ProblemsCard id={id} of={previewHash ?? ""} title={t("OFFICE_IMPORT_PROBLEMS")} />
      )}
      <AnswersCard key={previewHash} row={row} preview={preview} />
      {notTaken.length > 0 && (
        <Card title={t("OFFICE_IMPORT_NOT_TAKEN")}>
          <ul className="import-lines">
            {notTaken.map(({ what, rows, nearest }) => (
              <li key={what}>
                {t("OFFICE_IMPORT_NOT_TAKEN_ROWS", { what, count: rows })}
                {nearest !== undefined && ` – ${t("OFFICE_IMPORT_NEAREST", { column: nearest })}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Did({ row: { id, result, preview, exportId, forgotten } }: { row: ImportSaid }) {
  const t = useText();
  const [, go] = useLocation();
  const mayImport = useMayImport();
  const back = useMutation({
    mutationFn: () => call(importRoutes.importExport, { parameters: { id: exportId ?? 0 } }),
    onSuccess: (begun) => {
      void queryClient.invalidateQueries({ queryKey: importsKey });
      tell(t("OFFICE_IMPORTS_LEAD"));
      go(`/goods/imports/${begun.id}`);
    },
  });
  if (result === null) return null;
  return (
    <>
      <Card
        title={t("OFFICE_IMPORT_DID")}
        aside={
          <Link className={actClass()} href="/goods">
            {t("OFFICE_IMPORT_SEE_GOODS")}
          </Link>
        }
      >
        <Numbers numbers={result} more={[]} />
      </Card>
      {exportId !== null && (
        <Card title={t("OFFICE_IMPORT_BACK")}>
          <p>{t("OFFICE_IMPORT_BACK_TEXT")}</p>
          <p className="import-acts">
            {mayImport && (
              <Act busy={back.isPending} onClick={() => back.mutate()}>
                {t("OFFICE_IMPORT_BACK_DO")}
              </Act>
            )}
            <a className={actClass("plain")} href={operatorHref(importRoutes.exportFile, { id: exportId })} download>
              {t("OFFICE_IMPORT_BACK_FILE")}
            </a>
          </p>
          <Refused error={back.error} />
        </Card>
      )}
      {!forgotten && preview !== null && <ProblemsAfter id={id} />}
    </>
  );
}

/** What was left out and taken otherwise; nothing where nothing was. */
function ProblemsAfter({ id }: { id: number }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: [...importsKey, id, "any-problem"],
    queryFn: () => call(importRoutes.importProblems, { parameters: { id }, query: { limit: "1" } }),
  });
  if (data === undefined || data.problems.length === 0) return null;
  return <ProblemsCard id={id} of="done" title={t("OFFICE_IMPORT_PROBLEMS_DID")} />;
}
