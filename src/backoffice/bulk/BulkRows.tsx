import { Link } from "wouter";
import type { BulkEdit, BulkRow } from "../../contract/operator/bulk-edits.ts";
import type { BulkRowView } from "../../domain/catalogue/bulk-edit.ts";
import { More } from "../controls/More.tsx";
import { Read } from "../controls/Read.tsx";
import { Status } from "../controls/Status.tsx";
import { useCount, useText } from "../text.ts";
import { useBulkRows } from "./use-bulk-edit.ts";
import { useSaid } from "./use-said.ts";

/** What an edit changes, row by row: what was and what will be, and why something stays as it is. On a phone each is a card. */
export function BulkRows({ edit, view }: { edit: BulkEdit; view: BulkRowView }) {
  const t = useText();
  const query = useBulkRows(edit, view);
  return (
    <div aria-busy={query.isPlaceholderData} className="bulk-rows-list">
      <Read query={query}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className="card none-here mute">{t("OFFICE_BULK_NO_ROWS")}</p>;
          return (
            <table className="bulk-rows">
              <thead>
                <tr>
                  <th scope="col">{t("OFFICE_GOODS_NAME")}</th>
                  <th scope="col">{t("OFFICE_BULK_ROW_FIELD")}</th>
                  <th scope="col">{t("OFFICE_BULK_ROW_BEFORE")}</th>
                  <th scope="col">{t("OFFICE_BULK_ROW_AFTER")}</th>
                  <th scope="col">{t("OFFICE_BULK_ROW_STATE")}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <OneRow key={row.row} row={row} edit={edit} />
                ))}
              </tbody>
            </table>
          );
        }}
      </Read>
      <More query={query} />
    </div>
  );
}

function OneRow({ row, edit }: { row: BulkRow; edit: BulkEdit }) {
  const t = useText();
  const counted = useCount();
  const said = useSaid();
  const [before, after] = said.values(row.field, row.before, row.after);
  return (
    <tr className={row.refused === null ? undefined : "bulk-refused"}>
      <td className="bulk-goods">
        {row.called === null ? (
          t(row.brandId === null ? "OFFICE_BULK_GONE" : "OFFICE_BULK_BRAND_GONE", { id: row.brandId ?? row.productId! })
        ) : (
          <Link href={row.brandId === null ? `/goods/${row.productId}` : `/goods/brands/${row.brandId}`}>
            {row.called}
          </Link>
        )}
        {row.variant !== "" && <span className="mute"> {row.variant}</span>}
        {row.brandGoods !== null && <span className="mute"> {counted("OFFICE_PRODUCTS", row.brandGoods)}</span>}
      </td>
      <td className="bulk-field">{said.field(row.field)}</td>
      <td className="bulk-before">{before}</td>
      <td className="bulk-after">
        <span aria-hidden="true" className="bulk-arrow">
          →{" "}
        </span>
        {after}
      </td>
      <td className="bulk-state">
        <Outcome row={row} edit={edit} />
      </td>
    </tr>
  );
}

/** What became of a row, or why nothing does. */
function Outcome({ row: { refused, outcome, backOutcome }, edit: { state } }: { row: BulkRow; edit: BulkEdit }) {
  const t = useText();
  const why = [refused, backOutcome, outcome].find((code) => code !== null && code !== "CHANGED");
  if (why != null) return <Status tone="bad" text={t(`OFFICE_BULK_WHY_${why}`)} />;
  if (backOutcome !== null) return <Status tone="none" text={t("OFFICE_BULK_IS_BACK")} />;
  if (outcome !== null) return <Status tone="good" text={t("OFFICE_BULK_IS_CHANGED")} />;
  return state === "planned" ? null : <Status tone="wait" text={t("OFFICE_BULK_IS_WAITING")} />;
}
