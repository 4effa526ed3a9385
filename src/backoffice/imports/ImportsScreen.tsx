import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type ExportSaid, importRoutes } from "../../contract/operator/imports.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { HowFar, ImportState } from "./How.tsx";
import { importsKey } from "./imports-key.ts";
import { megabytes } from "./megabytes.ts";
import { PickCatalogue } from "./PickCatalogue.tsx";
import "../controls/card.css";
import "./imports.css";

type Answer = AnswerOf<(typeof importRoutes)["imports"]>;
type Row = Answer["imports"][number];

/** Milliseconds between two looks at what is under way. */
const often = 1500;

/** Catalogue files that came in and went out: one more is brought, the catalogue is given out, and what became of each. */
export function ImportsScreen() {
  const t = useText();
  const mayImport = useMayImport();
  const query = useQuery({
    queryKey: importsKey,
    queryFn: () => call(importRoutes.imports),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? often : false),
  });
  const write = useMutation({
    mutationFn: () => call(importRoutes.beginExport, { body: { filter: null } }),
    onSuccess: () => {
      tell(t("OFFICE_EXPORT_BEGUN"));
      return queryClient.invalidateQueries({ queryKey: importsKey });
    },
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_IMPORTS")}
        above={
          <Link className="link" href="/goods">
            {t("OFFICE_GOODS")}
          </Link>
        }
      />
      <p className="imports-lead">{t("OFFICE_IMPORTS_LEAD")}</p>
      <div className="imports">
        {mayImport ? <PickCatalogue /> : <p>{t("OFFICE_IMPORT_MAY_NOT")}</p>}
        <section aria-labelledby="imports-in">
          <h2 id="imports-in">{t("OFFICE_IMPORTS_IN")}</h2>
          <Listed
            query={query}
            rows={({ imports }) => imports}
            none={{ title: t("OFFICE_IMPORTS_NONE"), text: t("OFFICE_IMPORTS_NONE_TEXT") }}
          >
            {(imports) => (
              <ul className="card listed">
                {imports.map((row) => (
                  <OneImport key={row.id} row={row} />
                ))}
              </ul>
            )}
          </Listed>
        </section>
        <section aria-labelledby="imports-out">
          <div className="imports-out-head">
            <h2 id="imports-out">{t("OFFICE_IMPORTS_OUT")}</h2>
            <Act busy={write.isPending} onClick={() => write.mutate()}>
              {t("OFFICE_EXPORT_ALL")}
            </Act>
          </div>
          <Refused error={write.error} />
          <Listed
            query={query}
            rows={({ exports }) => exports}
            none={{ title: t("OFFICE_EXPORTS_NONE"), text: t("OFFICE_EXPORTS_NONE_TEXT") }}
          >
            {(exports) => (
              <ul className="card listed">
                {exports.map((row) => (
                  <OneExport key={row.id} row={row} />
                ))}
              </ul>
            )}
          </Listed>
        </section>
        <p className="mute">{t("OFFICE_IMPORT_DAYS", { count: importLimits.days })}</p>
      </div>
    </>
  );
}

/** Returns whether who is signed in may bring in a file: it changes prices and stock as well. */
export function useMayImport(): boolean {
  const mayPrice = useMay("prices.edit");
  return useMay("stock.move") && mayPrice;
}

function isUnderWay({ imports, exports }: Answer): boolean {
  return (
    imports.some(({ state }) => state === "reading" || state === "importing") ||
    exports.some(({ state }) => state === "writing")
  );
}

function OneImport({ row }: { row: Row }) {
  const t = useText();
  const { id, fileName, bytes, by, begunAt, state } = row;
  return (
    <li>
      <div>
        <p>
          <Link className="link" href={`/goods/imports/${id}`}>
            {fileName}
          </Link>
        </p>
        <p className="mute">
          {t("OFFICE_IMPORT_BY", { name: by, size: megabytes(bytes) })} · <Moment at={begunAt} />
        </p>
        {(state === "reading" || state === "importing") && <HowFar row={row} />}
      </div>
      <ImportState row={row} />
    </li>
  );
}

const tones = { writing: "none", done: "good", failed: "bad" } as const;

function OneExport({ row }: { row: ExportSaid }) {
  const t = useText();
  const { id, by, begunAt, filtered, importId, state, done, total, products, bytes, forgotten } = row;
  return (
    <li>
      <div>
        <p>
          <strong>
            {importId === null
              ? t(filtered ? "OFFICE_EXPORT_OF_FILTER" : "OFFICE_EXPORT_OF_ALL")
              : t("OFFICE_EXPORT_BEFORE", { id: importId })}
          </strong>
        </p>
        <p className="mute">
          {by} · <Moment at={begunAt} />
          {state === "done" && ` · ${t("OFFICE_EXPORT_HOLDS", { count: products, size: megabytes(bytes) })}`}
          {state === "writing" && total > 0 && ` · ${t("OFFICE_IMPORT_FAR", { done, total })}`}
        </p>
      </div>
      {state === "done" && !forgotten ? (
        <a
          className={actClass()}
          href={operatorHref(importRoutes.exportFile, { id })}
          download
          aria-label={t("OFFICE_EXPORT_GET_OF", { id })}
        >
          {t("OFFICE_EXPORT_GET")}
        </a>
      ) : (
        <Status
          tone={forgotten ? "none" : tones[state]}
          text={t(forgotten ? "OFFICE_EXPORT_STATE_FORGOTTEN" : `OFFICE_EXPORT_STATE_${state.toUpperCase()}`)}
        />
      )}
    </li>
  );
}
