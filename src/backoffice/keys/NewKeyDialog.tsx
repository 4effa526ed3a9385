import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { keyPermissions } from "../../domain/staff/permissions.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
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
    mutationFn: () => call(operatorRoutes.createKey, { body: { name: name.trim(), permissions: [...chosen], days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!make.isPending && name.trim() !== "" && chosen.length > 0) make.mutate();
  };
  if (make.data !== undefined) return <MadeDialog secret={make.data.key} name={name.trim()} onClose={onClose} />;
  return (
    <Modal title={t("OFFICE_APIKEY_NEW")} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
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
        <label className="field">
          <span className="field-label">{t("OFFICE_APIKEY_DAYS")}</span>
          <select className="input" value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {t("OFFICE_APIKEY_DAYS_COUNT", { count })}
              </option>
            ))}
          </select>
        </label>
        <Refused error={make.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={make.isPending} disabled={chosen.length === 0}>
            {t("OFFICE_APIKEY_MAKE")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

function MadeDialog({ secret, name, onClose }: { secret: string; name: string; onClose: () => void }) {
  const t = useText();
  return (
    <Modal title={t("OFFICE_APIKEY_MADE", { name })} onClose={onClose}>
      <p>{t("OFFICE_APIKEY_MADE_TEXT")}</p>
      <p>
        <code className="secret">{secret}</code>
      </p>
      <div className="modal-acts">
        {canCopy && (
          <Act kind="signal" onClick={() => void copyText(secret, t("OFFICE_APIKEY_WHAT"))}>
            {t("OFFICE_APIKEY_COPY")}
          </Act>
        )}
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CLOSE")}
        </Act>
      </div>
    </Modal>
  );
}
