import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { categoryRoutes, type CategorySaid } from "../../contract/operator/categories.ts";
import { act } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { forgetRecord } from "../forget-record.ts";
import { tell } from "../notice.ts";
import { usePlaces } from "../products/use-products.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";

interface RemoveCategoryDialogProps {
  category: CategorySaid;
  name: string;
  onClose: () => void;
}

/** Takes a category away; where goods lie in it they are moved first, to where somebody says. */
export function RemoveCategoryDialog({ category: { id, goods, children }, name, onClose }: RemoveCategoryDialogProps) {
  const t = useText();
  const [, go] = useLocation();
  const { data: places } = usePlaces();
  const [toId, setToId] = useState("");
  const remove = useMutation({
    mutationFn: async () => {
      // Some hundreds at a time: what could not be moved is told by the refusal of the removal.
      for (let left = goods; left > 0;) {
        const { answer } = await act(categoryRoutes.moveCategoryGoods, {
          parameters: { id },
          body: { toId: Number(toId) },
        });
        if (answer.moved === 0) break;
        left = answer.left;
      }
      return act(categoryRoutes.removeCategory, { parameters: { id } });
    },
    onSuccess: ({ logged }) => {
      onClose();
      go("/goods/categories");
      tell(t("OFFICE_CATEGORY_REMOVED", { name }), undoOf(logged));
      return forgetRecord({ entity: "category", id: String(id) });
    },
    onError: () => readAgain([{ entity: "category", id: String(id) }]),
  });
  return (
    <Modal title={t("OFFICE_CATEGORY_REMOVE_WHAT", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_CATEGORY_REMOVE")}
        kind="ink"
        sending={remove}
        disabled={children > 0 || (goods > 0 && toId === "")}
        onSend={() => remove.mutate()}
        onClose={onClose}
      >
        {children > 0 ? <p>{t("OFFICE_REFUSED_CATEGORY_HOLDS")}</p> : <p>{t("OFFICE_CATEGORY_REMOVE_TEXT")}</p>}
        {children === 0 && goods > 0 && (
          <Choice
            label={t("OFFICE_CATEGORY_MOVE_GOODS", { count: goods })}
            value={toId}
            options={[
              ["", "–"],
              ...(places?.categories ?? [])
                .filter((one) => one.id !== id)
                .map((one) => [String(one.id), one.name] as const),
            ]}
            onChange={setToId}
          />
        )}
      </ModalForm>
    </Modal>
  );
}
