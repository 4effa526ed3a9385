import { useMutation } from "@tanstack/react-query";
import { type WebhookSaid, webhookRoutes } from "../../contract/operator/webhooks.ts";
import { type WebhookType, webhookTypes } from "../../domain/webhook/webhook.ts";
import { Field } from "../../ui/Field.tsx";
import { type Acted, act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { SecretDialog } from "../controls/SecretDialog.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { webhooksKey } from "./webhooks-key.ts";

interface Fields {
  name: string;
  url: string;
  types: WebhookType[];
}

const fieldsOf = (webhook: WebhookSaid | null): Fields => ({
  name: webhook?.name ?? "",
  url: webhook?.url ?? "https://",
  types: webhook?.types ?? ["order.placed", "order.paid"],
});

const groups = [
  ["order", "OFFICE_WEBHOOK_TYPE_ORDER"],
  ["withdrawal", "OFFICE_WEBHOOK_TYPE_WITHDRAWAL"],
  ["return", "OFFICE_WEBHOOK_TYPE_RETURN"],
  ["complaint", "OFFICE_WEBHOOK_TYPE_COMPLAINT"],
  ["product", "OFFICE_WEBHOOK_TYPE_PRODUCT"],
] as const;

/** A webhook: who listens, where, and to what; of a new one (`webhook` null) then its secret, this once. */
export function WebhookDialog({ webhook, onClose }: { webhook: WebhookSaid | null; onClose: () => void }) {
  const t = useText();
  const of = { entity: "webhook", id: webhook?.id ?? null, part: "webhook" };
  const form = useMergedForm(`webhook-${webhook?.id ?? "new"}`, of, fieldsOf(webhook));
  const { name, url, types } = form.values;
  const save = useMutation({
    // Once it is saved, nothing that was typed stands in the form.
    mutationFn: async () => ({
      name,
      ...(await form.save({
        record: webhook,
        fieldsOf,
        read: async () => (await call(webhookRoutes.webhooks)).webhooks.find(({ id }) => id === webhook?.id) ?? null,
        send: ({ values, changed, record }): Promise<Acted<object>> =>
          record === null
            ? act(webhookRoutes.addWebhook, { body: values })
            : act(webhookRoutes.changeWebhook, {
                parameters: { id: record.id },
                body: changed,
                version: record.version,
              }),
      })),
    }),
    onSuccess: ({ answer, logged, name }) => {
      if (secretIn(answer) === undefined) {
        onClose();
        tell(t("OFFICE_WEBHOOK_SAVED", { name }), undoOf(logged));
      }
      return queryClient.invalidateQueries({ queryKey: webhooksKey });
    },
  });
  const secret = save.data && secretIn(save.data.answer);
  if (secret !== undefined)
    return (
      <SecretDialog
        title={t("OFFICE_WEBHOOK_ADDED", { name: save.data?.name ?? "" })}
        text={t("OFFICE_WEBHOOK_ADDED_TEXT")}
        secret={secret}
        copy={{ act: t("OFFICE_WEBHOOK_COPY"), what: t("OFFICE_WEBHOOK_SECRET") }}
        onClose={onClose}
      />
    );
  const labels = {
    name: t("OFFICE_WEBHOOK_NAME"),
    url: t("OFFICE_WEBHOOK_URL"),
    types: t("OFFICE_WEBHOOK_TYPES"),
  };
  const said = (field: keyof Fields, value: unknown) => ({
    label: labels[field],
    text: Array.isArray(value) ? value.join(", ") : String(value),
  });
  return (
    <Modal
      title={webhook === null ? t("OFFICE_WEBHOOK_NEW") : t("OFFICE_WEBHOOK_CHANGE_WHAT", { name: webhook.name })}
      onClose={onClose}
    >
      <ModalForm
        act={t(webhook === null ? "OFFICE_WEBHOOK_ADD" : "OFFICE_SAVE")}
        disabled={types.length === 0 || name.trim() === "" || !/^https?:\/\/./.test(url)}
        sending={save}
        draft={form}
        merged={{ form, said }}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={labels.name}
          value={name}
          maxLength={60}
          required
          autoComplete="off"
          data-focus
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
        />
        <Field
          label={labels.url}
          type="url"
          value={url}
          maxLength={2000}
          required
          autoComplete="off"
          onChange={({ currentTarget }) => form.change({ url: currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_WEBHOOK_URL_HINT")}</p>
        <fieldset>
          <legend className="field-label">{labels.types}</legend>
          {groups.map(([of, label]) => (
            <div key={of}>
              <p className="mute">{t(label)}</p>
              <div className="webhook-types">
                {webhookTypes
                  .filter((type) => type.startsWith(`${of}.`))
                  .map((type) => (
                    <label key={type} className="tick-row">
                      <input
                        type="checkbox"
                        checked={types.includes(type)}
                        onChange={({ currentTarget }) =>
                          form.change({
                            types: currentTarget.checked ? [...types, type] : types.filter((one) => one !== type),
                          })
                        }
                      />
                      {type}
                    </label>
                  ))}
              </div>
            </div>
          ))}
        </fieldset>
      </ModalForm>
    </Modal>
  );
}

/** What a new webhook is answered with, and a changed one is not. */
function secretIn(answer: object): string | undefined {
  return "secret" in answer && typeof answer.secret === "string" ? answer.secret : undefined;
}
