import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { codeRoutes } from "../../contract/operator/codes.ts";
import { codeLimits } from "../../domain/discount/code-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { fieldsOf, termsIn } from "./code-fields.ts";
import { TermFields } from "./TermFields.tsx";
import { readCodesAgain } from "./use-codes.ts";

/** A batch as it begins: each of its codes is used once. */
const empty = { name: "", beginning: "", count: "50", ...fieldsOf(null), limit: "1" };

/** Many codes of the same terms at once, each with a name of its own: for parcels, for people who help. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const form = useMergedForm("code-batch", { entity: "codeBatch", id: null }, empty);
  const { values } = form;
  const make = useMutation({
    mutationFn: () => {
      const { name, beginning, count } = values;
      const body = { name, beginning, count: Number(count), ...termsIn(values) };
      return act(codeRoutes.addCodeBatch, { body, key });
    },
    onSuccess: ({ logged }) => {
      form.forget();
      onClose();
      tell(t("OFFICE_CODE_BATCH_MADE", { name: values.name, count: values.count }), undoOf(logged));
      return readCodesAgain();
    },
    onError: () => setKey(freshKey()),
  });
  return (
    <Modal title={t("OFFICE_CODE_BATCH_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_CODE_BATCH_MAKE")}
        sending={make}
        draft={form}
        disabled={termsIn(values) === null}
        onSend={() => make.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_CODE_BATCH_TEXT")}</p>
        <Field
          label={t("OFFICE_CODE_BATCH_NAME")}
          value={values.name}
          maxLength={80}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
        <div className="code-pair">
          <Field
            label={t("OFFICE_CODE_BATCH_BEGINNING")}
            value={values.beginning}
            maxLength={codeLimits.beginning}
            pattern="[\p{L}\p{N}_\-]*"
            title={t("OFFICE_CODE_NAME_RULE")}
            autoComplete="off"
            onChange={(event) => form.change({ beginning: event.currentTarget.value.trim() })}
          />
          <Field
            label={t("OFFICE_CODE_BATCH_HOW_MANY")}
            value={values.count}
            type="number"
            min={1}
            max={codeLimits.batch}
            step={1}
            required
            autoComplete="off"
            onChange={(event) => form.change({ count: event.currentTarget.value })}
          />
        </div>
        <TermFields values={values} onChange={form.change} />
      </ModalForm>
    </Modal>
  );
}
