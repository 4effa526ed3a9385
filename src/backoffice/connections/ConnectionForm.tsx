import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { connectionRoutes, type ConnectionSaid } from "../../contract/operator/connections.ts";
import { connectionForm, counts, fieldsOf, isSecret } from "../../domain/connection/connections.ts";
import { act, call, problemAt, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { fieldCode } from "./connection-words.ts";
import { ConnectionField } from "./ConnectionField.tsx";
import { connectionsKey } from "./connections-key.ts";
import "../controls/save-bar.css";

/** What stands in the fields that may be shown, and whether the shop is to use it. */
type Open = Record<string, string | boolean>;

const openOf = ({ on, fields }: ConnectionSaid): Open => ({ ...fields, on });

/** What a service is told. Secrets are typed and forgotten: no draft of them is stored on the device. */
export function ConnectionForm({ connection }: { connection: ConnectionSaid }) {
  const t = useText();
  const { kind } = connection;
  const of = { entity: "connection", id: null, part: "connection", draftOf: "shop" as const };
  const form = useMergedForm<Open>(`connection-${kind}`, of, openOf(connection));
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const open = Object.fromEntries(Object.entries(form.values).map(([name, value]) => [name, String(value)]));
  const shown = Object.entries(fieldsOf(kind)).filter(([, field]) => counts(field, open));
  const label = (name: string) => t(fieldCode(kind, name));
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: connection,
        fieldsOf: openOf,
        read: async () => {
          const { connections } = await queryClient.fetchQuery({
            queryKey: connectionsKey,
            queryFn: () => call(connectionRoutes.connections),
          });
          return connections.find((one) => one.kind === kind) ?? connection;
        },
        send: ({ changed: { on, ...fields }, record }) =>
          act(connectionRoutes.saveConnection, {
            parameters: { kind },
            body: {
              ...(typeof on === "boolean" && { on }),
              fields: { ...(fields as Record<string, string>), ...secrets },
            },
            version: record.version,
          }),
      }),
    onSuccess: () => {
      setSecrets({});
      tell(t("OFFICE_CONNECTION_SAVED", { name: t(`OFFICE_CONNECTION_${kind.toUpperCase()}`) }));
      return queryClient.invalidateQueries({ queryKey: connectionsKey });
    },
  });
  const valueOf = (name: string) => secrets[name] ?? open[name] ?? "";
  const isWrong = (name: string) =>
    problemAt(save.error) === `/fields/${name}` && refusalOf(save.error) === "FIELD_WRONG"
      ? true
      : (name in secrets || name in form.changed) && connectionForm(fieldsOf(kind)[name]!, valueOf(name)) === null;
  const missing = shown
    .filter(([, field]) => field.kind !== "choice" && field.required)
    .map(([name]) => name)
    .filter((name) => valueOf(name).trim() === "" && (name in secrets || !connection.secrets.includes(name)));
  const lacks = [...missing, ...connection.lacks.filter((name) => name === "key")];
  const isTouched = Object.keys(form.changed).length > 0 || Object.keys(secrets).length > 0;
  const isReady =
    isTouched &&
    form.overtaken.length === 0 &&
    !shown.some(([name]) => isWrong(name)) &&
    (form.values["on"] !== true || lacks.length === 0);
  const send = () => isReady && !save.isPending && save.mutate();
  useKeys({ save: send });
  const change = (name: string, value: string | undefined) => {
    save.reset();
    if (!isSecret(fieldsOf(kind)[name]!)) return form.change({ [name]: value ?? "" });
    const { [name]: _before, ...others } = secrets;
    return setSecrets(value === undefined ? others : { ...others, [name]: value });
  };
  return (
    <>
      <Card title={t("OFFICE_CONNECTION_FIELDS")}>
        <div className="connection-fields">
          {shown.map(([name, field]) => (
            <ConnectionField
              key={name}
              kind={kind}
              name={name}
              field={field}
              value={isSecret(field) ? secrets[name] : open[name]}
              isSet={connection.secrets.includes(name)}
              isWrong={isWrong(name)}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
        <label className="tick-row">
          <input
            type="checkbox"
            checked={form.values["on"] === true}
            onChange={({ currentTarget }) => (save.reset(), form.change({ on: currentTarget.checked }))}
          />
          {t("OFFICE_CONNECTION_USE")}
        </label>
        {lacks.length > 0 && (
          <p className="mute">{t("OFFICE_CONNECTION_MISSING", { fields: lacks.map(label).join(", ") })}</p>
        )}
      </Card>
      <OvertakenFields
        form={form}
        said={(name, value) => ({
          label: name === "on" ? t("OFFICE_CONNECTION_USE") : label(name),
          text: typeof value === "boolean" ? t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO") : String(value),
        })}
      />
      {isTouched && (
        <div className="save-bar connection-save">
          <div role="status" className="save-bar-words">
            {save.error !== null && refusalOf(save.error) !== "VERSION_OLD" && <Refused error={save.error} />}
          </div>
          <Act kind="plain" onClick={() => (save.reset(), setSecrets({}), form.forget())}>
            {t("OFFICE_CANCEL")}
          </Act>
          <Act kind="signal" keyName="save" busy={save.isPending} disabled={!isReady} onClick={send}>
            {t("OFFICE_SAVE")}
          </Act>
        </div>
      )}
    </>
  );
}
