import { useMutation } from "@tanstack/react-query";
import { bookRoutes } from "../../contract/operator/books.ts";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useSpoken, useText } from "../text.ts";
import { monthName } from "./month-name.ts";

/** Asks whether a month is to be closed, and says what that means. */
export function CloseMonthDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const name = monthName(month, lanCode);
  const close = useMutation({
    mutationFn: () => call(bookRoutes.closeMonth, { parameters: { month } }),
    onSuccess: () => {
      onClose();
      tell(t("OFFICE_BOOKS_CLOSED_NOW", { month: name }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["books"] }),
  });
  return (
    <Modal title={t("OFFICE_BOOKS_CLOSE_WHAT", { month: name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_BOOKS_CLOSE")}
        kind="ink"
        sending={close}
        onSend={() => close.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_BOOKS_CLOSE_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
