import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { brandRoutes } from "../../contract/operator/brands.ts";
import { categoryLimits } from "../../domain/catalogue/category-form.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { takeOverBrand } from "./use-brands.ts";

/** What a new brand is called; its page has the rest. */
export function NewBrandDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key, setKey] = useState(freshKey);
  const [name, setName] = useState("");
  const save = useMutation({
    mutationFn: () => act(brandRoutes.addBrand, { body: { name: name.trim() }, key }),
    onSuccess: ({ answer, logged }) => {
      onClose();
      takeOverBrand(answer);
      tell(t("OFFICE_BRAND_ADDED", { name: answer.texts.name }), undoOf(logged));
      go(`/goods/brands/${answer.id}`);
    },
    onError: () => setKey(freshKey()),
  });
  return (
    <Modal title={t("OFFICE_BRAND_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_BRAND_MAKE")}
        sending={save}
        disabled={name.trim() === ""}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_GOODS_TEXT_NAME")}
          value={name}
          maxLength={categoryLimits.name}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
