import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { categoryRoutes } from "../../contract/operator/categories.ts";
import { categoryLimits } from "../../domain/catalogue/category-form.ts";
import { rootCategoryId } from "../../domain/catalogue/root-category.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { usePlaces } from "../products/use-products.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { takeOverCategory } from "./use-categories.ts";

/** What a category is called and in which other it lies; its page has the rest. */
export function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const { data: places } = usePlaces();
  const [name, setName] = useState("");
  const [parent, setParent] = useState<string>(rootCategoryId);
  const save = useMutation({
    mutationFn: () =>
      act(categoryRoutes.addCategory, { body: { name: { pl: name.trim() }, parentId: Number(parent) }, key }),
    onSuccess: ({ answer, logged }) => {
      onClose();
      takeOverCategory(answer);
      tell(t("OFFICE_CATEGORY_ADDED", { name: answer.texts.name.pl }), undoOf(logged));
      go(`/goods/categories/${answer.id}`);
    },
  });
  return (
    <Modal title={t("OFFICE_CATEGORY_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_CATEGORY_MAKE")}
        sending={save}
        disabled={name.trim() === ""}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_GOODS_NAME_PL")}
          value={name}
          maxLength={categoryLimits.name}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Choice
          label={t("OFFICE_CATEGORY_IN")}
          value={parent}
          options={[
            [rootCategoryId, t("OFFICE_CATEGORY_TOP")],
            ...(places?.categories ?? []).map(({ id, name: called }) => [String(id), called] as const),
          ]}
          onChange={setParent}
        />
      </ModalForm>
    </Modal>
  );
}
