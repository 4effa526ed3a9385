import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type Drop, dropRoutes } from "../../contract/operator/drops.ts";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { readDropAgain } from "./drop-queries.ts";

/** Ends a drop, for good: its goods stay on sale, or are hidden. */
export function EndDialog({ drop: { id, name }, onClose }: { drop: Drop; onClose: () => void }) {
  const t = useText();
  const group = useId();
  const [hide, setHide] = useState(false);
  const end = useMutation({
    mutationFn: () => act(dropRoutes.endDrop, { parameters: { id }, body: { hide } }),
    onSuccess: async () => {
      onClose();
      tell(t("OFFICE_DROP_ENDED_NOW", { name }));
      await readDropAgain(id);
    },
  });
  return (
    <Modal title={t("OFFICE_DROP_END_ASK", { name })} onClose={onClose}>
      <ModalForm act={t("OFFICE_DROP_END")} kind="ink" sending={end} onSend={() => end.mutate()} onClose={onClose}>
        <p>{t("OFFICE_DROP_END_TEXT")}</p>
        <fieldset>
          <legend className="field-label">{t("OFFICE_DROP_END_GOODS")}</legend>
          {([false, true] as const).map((hidden) => (
            <label key={String(hidden)} className="tick-row">
              <input type="radio" name={group} checked={hide === hidden} onChange={() => setHide(hidden)} />
              {t(hidden ? "OFFICE_DROP_END_HIDE" : "OFFICE_DROP_END_STAY")}
            </label>
          ))}
        </fieldset>
      </ModalForm>
    </Modal>
  );
}
