import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { codeRoutes, type DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { codeLimits } from "../../domain/discount/code-limits.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { fieldsOf, type TermFields as Fields, termsIn } from "./code-fields.ts";
import { TermFields } from "./TermFields.tsx";
import { readCodesAgain } from "./use-codes.ts";
import { useFieldSaid } from "./use-field-said.ts";

type NamedFields = Fields & { code: string };

function namedFieldsOf(code: DiscountCodeSaid | null): NamedFields {
  return { code: code?.code ?? "", ...fieldsOf(code) };
}

/** A code's terms, or a new code (`code` null). Two people who change different terms both have their way. */
export function CodeDialog({ code, onClose }: { code: DiscountCodeSaid | null; onClose: () => void }) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const of = { entity: "code", id: code?.id ?? null, part: "terms" };
  const form = useMergedForm(`code-${code?.id ?? "new"}`, of, namedFieldsOf(code));
  const { values } = form;
  const touched = code === null ? undefined : Object.keys(form.changed);
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: code,
        fieldsOf: namedFieldsOf,
        read: () => (code === null ? Promise.resolve(null) : call(codeRoutes.code, { parameters: { id: code.id } })),
        send: ({ values: written, changed, record }): Promise<Acted<unknown>> =>
          record === null
            ? act(codeRoutes.addCode, { body: { code: written.code, ...termsIn(written) }, key })
            : act(codeRoutes.changeCode, {
                parameters: { id: record.id },
                body: termsIn(written, Object.keys(changed)) ?? {},
                version: record.version,
              }),
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t("OFFICE_CODE_SAVED", { name: values.code.toUpperCase() }), undoOf(logged));
      return readCodesAgain();
    },
    onError: () => {
      setKey(freshKey());
      return readCodesAgain();
    },
  });
  const said = useFieldSaid();
  return (
    <Modal title={code?.code ?? t("OFFICE_CODE_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        disabled={touched?.length === 0 || termsIn(values, touched) === null}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        {code === null && (
          <Field
            label={t("OFFICE_CODE_NAME")}
            value={values.code}
            minLength={codeLimits.shortest}
            maxLength={codeLimits.longest}
            pattern="[\p{L}\p{N}_\-]+"
            title={t("OFFICE_CODE_NAME_RULE")}
            required
            autoComplete="off"
            data-focus
            onChange={(event) => form.change({ code: event.currentTarget.value.trim() })}
          />
        )}
        <TermFields values={values} onChange={form.change} />
      </ModalForm>
    </Modal>
  );
}
