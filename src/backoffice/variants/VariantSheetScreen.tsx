import { useCallback, useMemo, useState } from "react";
import { Link } from "wouter";
import { operatorHref } from "../../contract/operator/route.ts";
import { permissionOfField, type VariantSheet, variantRoutes } from "../../contract/operator/variants.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { turnLast } from "../frame/Notices.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { OthersHere } from "../live/OthersHere.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useMay, useSession } from "../session.ts";
import { useText } from "../text.ts";
import { useCellView, useFactText } from "./cell-view.ts";
import { columnTitle } from "./column-title.ts";
import { OptionsDialog } from "./OptionsDialog.tsx";
import { Sheet } from "./Sheet.tsx";
import { SheetBar } from "./SheetBar.tsx";
import { type Column, columnsOf, type GridCell, gridOf, hasTwoOptions, type View } from "./sheet-grid.ts";
import { useEdits } from "./use-sheet.ts";
import { useSelection } from "./use-selection.ts";
import { VariantFields } from "./VariantFields.tsx";
import { VariantFoot } from "./VariantFoot.tsx";

interface VariantSheetScreenProps {
  id: string;
  sheet: VariantSheet;
  view: View;
  /** A phone: one variant at a time. */
  narrow: boolean;
}

/** The sheet with what is around it: what is laid out, what is to be saved, what is wrong, and the options. */
export function VariantSheetScreen({ id, sheet, view, narrow }: VariantSheetScreenProps) {
  const t = useText();
  const { permissions } = useSession();
  const mayMove = useMay("stock.move");
  const mayEdit = useMay("products.edit");
  const edits = useEdits(id, sheet);
  const [withGone, setWithGone] = useState(false);
  const [optionsOpen, setOptionsOpen] = useState(false);
  const [told, setTold] = useState("");
  const gone = sheet.variants.filter((variant) => !variant.sold);
  const variants = useMemo(
    () => (withGone ? sheet.variants : sheet.variants.filter((variant) => variant.sold)),
    [sheet, withGone],
  );
  const grid = useMemo(
    () => gridOf(sheet, { view, variants, titles: (column) => t(columnTitle[column]) }),
    [sheet, view, variants, t],
  );
  const selection = useSelection({ rows: grid.rows.length, columns: grid.columns.length });
  const mayChange = useCallback(
    (cell: GridCell) => cell !== null && cell.field !== "lowest" && permissions.includes(permissionOfField[cell.field]),
    [permissions],
  );
  const viewOf = useCellView(edits, mayChange);
  const factText = useFactText();
  const current = grid.rows[selection.active.row]?.cells[selection.active.column] ?? null;
  const save = () => {
    if (!edits.save.isPending) edits.save.mutate();
  };
  const turn = (way: "undo" | "redo") => {
    if (!edits[way]()) turnLast(way);
  };
  useKeys({ undo: () => turn("undo"), redo: () => turn("redo"), save });

  /** In a sheet of one field, what a variant costs stands beside its stock, and the other way round. */
  const besideOf = (cell: GridCell) => {
    const variant = cell === null || view === "all" ? undefined : edits.variants.get(cell.variantId);
    if (variant === undefined || (cell!.field !== "stock" && cell!.field !== "price")) return null;
    return factText(variant, cell!.field === "stock" ? "price" : "stock") || null;
  };
  const nextWrong = () => {
    const all = grid.rows.flatMap(({ cells }, row) => cells.map((cell, column) => ({ cell, row, column })));
    const at = selection.active.row * grid.columns.length + selection.active.column;
    const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const found = inTurn.find(({ cell }) => viewOf(cell).state === "wrong");
    if (found !== undefined) selection.go(found);
  };
  const views: { view: View; title: string }[] = [
    { view: "all", title: t("OFFICE_SHEET_ALL") },
    ...columnsOf(sheet).map((column: Column) => ({ view: column, title: t(columnTitle[column]) })),
  ];
  return (
    <>
      <ScreenHead
        title={sheet.product.name}
        above={
          mayEdit ? (
            <Link href={`/goods/${id}`} className="sheet-back">
              <Icon name="left" small /> {t("OFFICE_GOODS_NAME")}
            </Link>
          ) : (
            mayMove && (
              <Link href={`/goods/stock?q=${encodeURIComponent(sheet.product.name)}`} className="sheet-back">
                <Icon name="left" small /> {t("OFFICE_STOCK")}
              </Link>
            )
          )
        }
        states={<OthersHere entity="product" id={sheet.product.id} />}
        acts={
          <>
            <HistoryLink entity="product" id={sheet.product.id} name={sheet.product.name} />
            {mayEdit && sheet.variants.some(({ ean, sold }) => sold && ean !== null) && (
              <a
                className="act"
                target="_blank"
                rel="noreferrer"
                href={operatorHref(variantRoutes.digitalLinksPdf, { id })}
              >
                {t("OFFICE_SHEET_CODES")}
              </a>
            )}
            {mayEdit && <Act onClick={() => setOptionsOpen(true)}>{t("OFFICE_SHEET_OPTIONS")}</Act>}
          </>
        }
      />
      <DraftBack draft={edits.draft} />
      {!narrow && hasTwoOptions(sheet) && <Views views={views} current={view} path={`/goods/${id}/variants`} />}
      {gone.length > 0 && (
        <label className="sheet-switch">
          <input type="checkbox" checked={withGone} onChange={(event) => setWithGone(event.currentTarget.checked)} />
          {t("OFFICE_SHEET_WITH_GONE", { count: gone.length })}
        </label>
      )}
      {narrow ? (
        <VariantFields sheet={sheet} variants={variants} edits={edits} viewOf={viewOf} />
      ) : (
        <>
          <Sheet
            grid={grid}
            label={t("OFFICE_SHEET_OF", { name: sheet.product.name })}
            corner={view === "all" ? t("OFFICE_SHEET_VARIANT") : t(columnTitle[view])}
            selection={selection}
            viewOf={viewOf}
            besideOf={besideOf}
            onType={edits.type}
            onTell={setTold}
            onSave={save}
          />
          <VariantFoot sheet={sheet} cell={current} edits={edits} why={viewOf(current).why} />
          <p className="mute sheet-hint">{t("OFFICE_SHEET_HINT")}</p>
        </>
      )}
      <SheetBar edits={edits} told={told} onSave={save} onNextWrong={narrow ? null : nextWrong} />
      {optionsOpen && <OptionsDialog id={id} sheet={sheet} onClose={() => setOptionsOpen(false)} />}
    </>
  );
}
