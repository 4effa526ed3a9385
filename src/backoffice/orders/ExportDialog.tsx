import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { csvFile } from "./csv.ts";
import { useExportRows } from "./export-rows.ts";

interface ExportDialogProps {
  numbers: readonly number[];
  columns: readonly OrderColumn[];
  onClose: () => void;
}

/** Gives the picked orders out as a file for a spreadsheet, in the columns of the list; who bought them only to who may, once it is proven who that is. */
export function ExportDialog({ numbers, columns, onClose }: ExportDialogProps) {
  const t = useText();
  const counted = useCount();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const mayNameBuyers = useMay("exports.personal");
  const [withBuyers, setWithBuyers] = useState(false);
  const rowsOf = useExportRows();
  const write = useMutation({
    mutationFn: async () => {
      // First: it may be refused, and asks who it is.
      const buyers = withBuyers
        ? (await call(operatorRoutes.exportBuyers, { body: { numbers: [...numbers] } })).buyers
        : null;
      const orders = [];
      for (let from = 0; from < numbers.length; from += 100) {
        const part = numbers.slice(from, from + 100).join(",");
        orders.push(...(await call(operatorRoutes.orders, { query: { numbers: part, limit: "100" } })).orders);
      }
      return csvFile(rowsOf({ orders, buyers, columns, lanCode }));
    },
    onSuccess: (file) => {
      download(file, `${t("OFFICE_EXPORT_FILE")}-${dayOf(new Date())}.csv`);
      onClose();
      tell(t("OFFICE_EXPORT_DONE"));
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!write.isPending) write.mutate();
  };
  const title = t("OFFICE_PICKED_EXPORT_TITLE", { count: counted("OFFICE_PICKED", numbers.length) });
  return (
    <Modal title={title} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <p>{t("OFFICE_EXPORT_TEXT")}</p>
        {mayNameBuyers && (
          <div>
            <label className="tick-row">
              <input
                type="checkbox"
                checked={withBuyers}
                onChange={(event) => setWithBuyers(event.currentTarget.checked)}
              />
              {t("OFFICE_EXPORT_PERSONAL")}
            </label>
            <p className="mute">{t("OFFICE_EXPORT_PERSONAL_TEXT")}</p>
          </div>
        )}
        <Refused error={write.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={write.isPending}>
            {t("OFFICE_EXPORT_DO")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
