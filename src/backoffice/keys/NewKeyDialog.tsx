import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { keyRoutes } from "../../contract/operator/keys.ts";
import { keyPermissions } from "../../domain/staff/permissions.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { SecretDialog } from "../controls/SecretDialog.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { keysKey } from "./keys-key.ts";
import { type KeyPermission, permissionText } from "./permission-text.ts";

/** How many days a key may be made for. */
const lifetimes = [7, 30, 90, 365];

/** Makes a key for another program: what it may do and for how long, then the key itself, this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly KeyPermission[]>(["orders.read"]);
  const [days, setDays] = useState(90);
  const make = useMutation({
    mutationFn: () => call(keyRoutes.createKey, { body: { name: name.trim(), permissions: [...chosen], days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
  const send = () => {
    if (name.trim() !== "") make.mutate();
  };
  if (make.data !== undefined)
    return (
      <SecretDialog
        title={t("OFFICE_APIKEY_MADE", { name: name.trim() })}
        text={t("OFFICE_APIKEY_MADE_TEXT")}
        secret={make.data.key}
        copy={{ act: t("OFFICE_APIKEY_COPY"), what: t("OFFICE_APIKEY_WHAT") }}
        onClose={onClose}
      />
    );
  return (
    <Modal title={t("OFFICE_APIKEY_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_APIKEY_MAKE")}
        disabled={chosen.length === 0}
        sending={make}
        onSend={send}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_APIKEY_NAME")}
          value={name}
          maxLength={60}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset>
          <legend className="field-label">{t("OFFICE_APIKEY_MAY")}</legend>
          <div className="key-permissions">
            {keyPermissions.map((permission) => (
              <label key={permission} className="tick-row">
                <input
                  type="checkbox"
                  checked={chosen.includes(permission)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked ? [...chosen, permission] : chosen.filter((one) => one !== permission),
                    )
                  }
                />
                {t(permissionText[permission])}
              </label>
            ))}
          </div>
        </fieldset>
        <Choice
          label={t("OFFICE_APIKEY_DAYS")}
          value={String(days)}
          options={lifetimes.map((count) => [String(count), t("OFFICE_APIKEY_DAYS_COUNT", { count })])}
          onChange={(value) => setDays(Number(value))}
        />
      </ModalForm>
    </Modal>
  );
}
