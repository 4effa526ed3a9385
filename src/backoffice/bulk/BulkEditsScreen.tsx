import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type BulkEdit, bulkEditRoutes } from "../../contract/operator/bulk-edits.ts";
import { call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Moment } from "../Moment.tsx";
import { useCount, useText } from "../text.ts";
import { BulkStatus } from "./BulkStatus.tsx";
import { useSaid } from "./use-said.ts";
import "../controls/card.css";

/** Edits of many goods, the newest first, those that were only looked at too. */
export function BulkEditsScreen() {
  const t = useText();
  const query = useInfiniteQuery({
    queryKey: ["bulkEdits"],
    queryFn: ({ pageParam: after }) => call(bulkEditRoutes.bulkEdits, { query: { ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_BULK")}
        above={
          <Link className="link" href="/goods">
            {t("OFFICE_GOODS")}
          </Link>
        }
        acts={
          <Link href="/goods/bulk/new" className={actClass("signal")}>
            {t("OFFICE_BULK_NEW")}
          </Link>
        }
      />
      <Listed
        query={query}
        rows={({ pages }) => pages.flatMap(({ edits }) => edits)}
        none={{ title: t("OFFICE_BULK_NONE"), text: t("OFFICE_BULK_NONE_TEXT") }}
      >
        {(edits) => (
          <ul className="card listed">
            {edits.map((edit) => (
              <OneEdit key={edit.id} edit={edit} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
    </>
  );
}

function OneEdit({ edit }: { edit: BulkEdit }) {
  const counted = useCount();
  const said = useSaid();
  return (
    <li>
      <div>
        <p>
          <Link className="link" href={`/goods/bulk/${edit.id}`}>
            {said.sentence(edit.operation)}
          </Link>
        </p>
        <p>{said.goods(edit.goods)}</p>
        <p className="mute">
          {edit.by} · <Moment at={edit.at} /> ·{" "}
          {counted("OFFICE_BULK_CHANGES", edit.state === "planned" ? edit.wanted : edit.changed)}
        </p>
      </div>
      <div>
        <BulkStatus edit={edit} />
      </div>
    </li>
  );
}
