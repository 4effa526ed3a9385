import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import { orderRoutes } from "../../contract/operator/orders.ts";
import type { OrderColumn } from "../../domain/order/order-list.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { saveFile } from "../save-file.ts";
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
        ? (await call(pickedOrderRoutes.exportBuyers, { body: { numbers: [...numbers] } })).buyers
        : null;
      const orders = [];
      for (let from = 0; from < numbers.length; from += 100) {
        const part = numbers.slice(from, from + 100).join(",");
        orders.push(...(await call(orderRoutes.orders, { query: { numbers: part, limit: "100" } })).orders);
      }
      return csvFile(rowsOf({ orders, buyers, columns, lanCode }));
    },
    onSuccess: (file) => {
      saveFile(`${t("OFFICE_EXPORT_FILE")}-${dayOf(new Date())}.csv`, file, "text/csv");
      onClose();
      tell(t("OFFICE_EXPORT_DONE"));
    },
  });
  const title = t("OFFICE_PICKED_EXPORT_TITLE", { count: counted("OFFICE_PICKED", numbers.length) });
  return (
    <Modal title={title} onClose={onClose}>
      <ModalForm act={t("OFFICE_EXPORT_DO")} sending={write} onSend={() => write.mutate()} onClose={onClose}>
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
      </ModalForm>
    </Modal>
  );
}
