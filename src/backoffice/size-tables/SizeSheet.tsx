import { sizeTableLimits } from "../../domain/catalogue/size-table.ts";
import type { LanCode } from "../../domain/language.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { tableIn } from "../variants/table-text.ts";
import {
  cellIn,
  type SheetFields,
  withCell,
  withCellAt,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withRowHigher,
  withTable,
  withText,
} from "./sheet-fields.ts";

interface SizeSheetProps {
  sheet: SheetFields;
  language: LanCode;
  onChange: (sheet: SheetFields) => void;
}

/** The sheet of a size table in one language, sizes down, measures across; a table of a spreadsheet is pasted from a cell on. */
export function SizeSheet({ sheet, language, onChange }: SizeSheetProps) {
  const t = useText();
  const { columns, rows } = sheet;
  return (
    <div>
      <div className="size-sheet" role="region" aria-label={t("OFFICE_SIZE_TABLE_SHEET")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- A column has no name but what is typed into it.
                <th key={at} scope="col">
                  <input
                    className="input"
                    aria-label={t("OFFICE_SIZE_TABLE_COLUMN", { nth: at + 1 })}
                    value={column[language] ?? ""}
                    placeholder={language === "pl" ? undefined : column.pl}
                    maxLength={sizeTableLimits.cell}
                    onChange={(event) =>
                      onChange({
                        ...sheet,
                        columns: columns.with(at, withText(column, language, event.currentTarget.value)),
                      })
                    }
                  />
                  {at > 0 && columns.length > 2 && (
                    <button
                      type="button"
                      className="link"
                      aria-label={t("OFFICE_SIZE_TABLE_COLUMN_REMOVE", { name: column.pl || String(at + 1) })}
                      onClick={() => onChange(withoutColumn(sheet, at))}
                    >
                      {t("OFFICE_REMOVE")}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- A size has no name but what is typed into it.
              <tr key={row}>
                <td className="size-sheet-acts">
                  <button
                    type="button"
                    className="act fact-remove"
                    disabled={row === 0}
                    aria-label={t("OFFICE_SIZE_TABLE_HIGHER", { size: cellIn(cells[0] ?? "", "pl") })}
                    onClick={() => onChange(withRowHigher(sheet, row))}
                  >
                    <span aria-hidden="true">↑</span>
                  </button>
                  <button
                    type="button"
                    className="act fact-remove"
                    disabled={rows.length === 1}
                    aria-label={t("OFFICE_GOODS_REMOVE", { what: cellIn(cells[0] ?? "", "pl") })}
                    onClick={() => onChange(withoutRow(sheet, row))}
                  >
                    <Icon name="close" small />
                  </button>
                </td>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- As its column.
                  <td key={column}>
                    <input
                      className="input"
                      aria-label={t("OFFICE_SIZE_TABLE_CELL", {
                        size: cellIn(cells[0] ?? "", "pl") || String(row + 1),
                        measure: columns[column]!.pl || String(column + 1),
                      })}
                      value={cellIn(cell, language)}
                      maxLength={sizeTableLimits.cell}
                      inputMode={column === 0 ? "text" : "decimal"}
                      onChange={(event) =>
                        onChange(
                          withCellAt(sheet, { row, column }, withCell(cell, language, event.currentTarget.value)),
                        )
                      }
                      onPaste={(event) => {
                        const table = tableIn(event.clipboardData.getData("text/plain"));
                        if (table.length === 1 && table[0]!.length === 1) return;
                        event.preventDefault();
                        const whole = table.slice(0, sizeTableLimits.rows - row);
                        onChange(withTable(sheet, { row, column, lanCode: language }, whole));
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="size-sheet-add">
        <Act disabled={rows.length >= sizeTableLimits.rows} onClick={() => onChange(withRow(sheet))}>
          {t("OFFICE_SIZE_TABLE_ROW_ADD")}
        </Act>
        <Act disabled={columns.length >= sizeTableLimits.columns} onClick={() => onChange(withColumn(sheet))}>
          {t("OFFICE_SIZE_TABLE_COLUMN_ADD")}
        </Act>
      </div>
      <p className="mute text-hint">{t("OFFICE_SIZE_TABLE_SHEET_HELP")}</p>
    </div>
  );
}
