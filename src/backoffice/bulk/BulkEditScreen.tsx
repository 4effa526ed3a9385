import { useMutation } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { type BulkEdit, bulkEditRoutes } from "../../contract/operator/bulk-edits.ts";
import { bulkRowViews } from "../../domain/catalogue/bulk-edit.ts";
import { act, type Acted } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useCount, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { BulkProgress } from "./BulkProgress.tsx";
import { BulkRows } from "./BulkRows.tsx";
import { BulkStatus } from "./BulkStatus.tsx";
import { takeOverBulkEdit, useBulkEdit } from "./use-bulk-edit.ts";
import { useSaid } from "./use-said.ts";
import "../controls/card.css";
import "./bulk.css";

/** An edit of many goods: what it would change, how far it is, what it has left as it was; begun, stopped and taken back here. */
export function BulkEditScreen({ id }: { id: string }) {
  const query = useBulkEdit(id);
  return (
    <Read query={query} notFound={<NotFound />}>
      {(edit) => <Edit edit={edit} />}
    </Read>
  );
}

function Edit({ edit }: { edit: BulkEdit }) {
  const t = useText();
  const said = useSaid();
  const asked = new URLSearchParams(useSearch()).get("view");
  const view = bulkRowViews.find((one) => one === asked) ?? "all";
  return (
    <>
      <ScreenHead
        title={said.sentence(edit.operation)}
        above={
          <Link className="link" href="/goods/bulk">
            {t("OFFICE_BULK")}
          </Link>
        }
        states={<BulkStatus edit={edit} />}
        acts={
          <>
            <HistoryLink entity="bulkEdit" id={edit.id} />
            <EditActs key={edit.state} edit={edit} />
          </>
        }
      />
      <Card title={said.goods(edit.goods)} aside={<Made edit={edit} />}>
        <dl className="bulk-counts">
          {countsOf(edit).map(([label, count]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <BulkProgress edit={edit} />
      </Card>
      <div className="bulk-table">
        <Views
          views={bulkRowViews.map((one) => ({ view: one, title: t(`OFFICE_BULK_VIEW_${one.toUpperCase()}`) }))}
          current={view}
          path={`/goods/bulk/${edit.id}`}
        />
        <BulkRows edit={edit} view={view} />
      </div>
    </>
  );
}

function Made({ edit: { by, at } }: { edit: BulkEdit }) {
  return (
    <>
      {by} · <Moment at={at} />
    </>
  );
}

/** What there is to count of an edit, as far as it has come. */
function countsOf(edit: BulkEdit) {
  const { state, backwards, products, wanted, refused, done, changed, back, backDone } = edit;
  const looked = [["OFFICE_BULK_LOOKED", products]] as const;
  const cannot = refused > 0 ? [["OFFICE_BULK_REFUSED", refused] as const] : [];
  if (state === "planned") return [...looked, ["OFFICE_BULK_WANTED", wanted] as const, ...cannot];
  const left = done > changed ? [["OFFICE_BULK_LEFT", done - changed] as const] : [];
  const counts = [...looked, ["OFFICE_BULK_CHANGED", changed] as const, ...left, ...cannot];
  if (!backwards) return counts;
  const stays = backDone > back ? [["OFFICE_BULK_NOT_BACK", backDone - back] as const] : [];
  return [...counts, ["OFFICE_BULK_TAKEN_BACK", back] as const, ...stays];
}

/** What can be done with an edit as it stands. */
function EditActs({ edit: { id, state, backwards, seen, wanted, changed } }: { edit: BulkEdit }) {
  const t = useText();
  const counted = useCount();
  const parameters = { id };
  const show = ({ answer }: Acted<BulkEdit>) => takeOverBulkEdit(answer);
  const apply = useMutation({
    mutationFn: () => act(bulkEditRoutes.applyBulkEdit, { parameters, body: { seen } }),
    onSuccess: (done) => {
      show(done);
      tell(t("OFFICE_BULK_STARTED"), undoOf(done.logged));
    },
  });
  const stop = useMutation({
    mutationFn: () => act(bulkEditRoutes.stopBulkEdit, { parameters }),
    onSuccess: (done) => {
      show(done);
      tell(t("OFFICE_BULK_STOPPED_NOTICE"));
    },
  });
  const rollBack = useMutation({
    mutationFn: () => act(bulkEditRoutes.rollBackBulkEdit, { parameters }),
    onSuccess: (done) => {
      show(done);
      tell(t("OFFICE_BULK_BACK_STARTED"));
    },
  });
  const goOn = backwards ? rollBack : apply;
  const isPlanned = state === "planned";
  return (
    <>
      {isPlanned && (
        <Link href={`/goods/bulk/new?from=${id}`} className={actClass()}>
          {t("OFFICE_BULK_OTHER")}
        </Link>
      )}
      {isPlanned && wanted > 0 && (
        <Act kind="signal" busy={apply.isPending} onClick={() => apply.mutate()}>
          {counted("OFFICE_BULK_APPLY", wanted)}
        </Act>
      )}
      {state === "running" && (
        <Act kind="ink" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t("OFFICE_BULK_STOP")}
        </Act>
      )}
      {!isPlanned && !backwards && (changed > 0 || state === "stopped") && (
        <Act busy={rollBack.isPending} onClick={() => rollBack.mutate()}>
          {t("OFFICE_BULK_BACK")}
        </Act>
      )}
      {state === "stopped" && (
        <Act kind="signal" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {t("OFFICE_BULK_GO_ON")}
        </Act>
      )}
      <Refused error={apply.error ?? stop.error ?? rollBack.error} />
    </>
  );
}
