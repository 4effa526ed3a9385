import { useMutation, useQuery } from "@tanstack/react-query";
import { AboveSettings } from "./AboveSettings.tsx";
import { type ConfigSaid, configRoutes } from "../../contract/operator/config.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { type ChangeableConfig, configForm } from "../../domain/shop-config.ts";
import { act, call, problemAt } from "../api.ts";
import { UnsavedBar } from "../controls/UnsavedBar.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { todayKey } from "../today/use-today.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { type ConfigFields, configFieldsOf, type ConfigGroup, configKindOf } from "./config-fields.ts";
import { ConfigField } from "./ConfigField.tsx";
import { TaxpayerCheck } from "./TaxpayerCheck.tsx";
import { openingKey } from "./opening-key.ts";
import "./settings.css";

interface ConfigScreenProps {
  title: BackofficePlainCode;
  groups: readonly ConfigGroup[];
}

const configKey = ["config"];

/** A part of what the shop says of itself, group by group, saved by one act. */
export function ConfigScreen({ title, groups }: ConfigScreenProps) {
  const t = useText();
  const query = useQuery({ queryKey: configKey, queryFn: () => call(configRoutes.config) });
  return (
    <>
      <ScreenHead title={t(title)} above={<AboveSettings />} acts={<HistoryLink entity="shop" id={1} />} />
      <Read query={query}>{(config) => <ConfigForm config={config} groups={groups} name={title} />}</Read>
    </>
  );
}

function ConfigForm({ config, groups, name }: { config: ConfigSaid; groups: readonly ConfigGroup[]; name: string }) {
  const t = useText();
  const fieldsOf = (said: ConfigSaid) => configFieldsOf(said, groups);
  const of = { entity: "shop", id: 1, part: "config", draftOf: "shop" as const };
  const form = useMergedForm<ConfigFields>(`config-${name}`, of, fieldsOf(config));
  const { values, changed } = form;
  const codes = Object.keys(changed) as ChangeableConfig[];
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: config,
        fieldsOf,
        read: () => queryClient.fetchQuery({ queryKey: configKey, queryFn: () => call(configRoutes.config) }),
        send: ({ changed: sent, record }) =>
          act(configRoutes.changeConfig, {
            body: {
              entries: (Object.entries(sent) as [ChangeableConfig, string][]).map(([code, content]) => ({
                code,
                content,
              })),
            },
            version: record.version,
          }),
      }),
    onSuccess: ({ answer, logged }) => {
      queryClient.setQueryData(configKey, answer);
      for (const queryKey of [openingKey, todayKey]) void queryClient.invalidateQueries({ queryKey });
      tell(t("OFFICE_CONFIG_SAVED"), undoOf(logged));
    },
  });
  const refused = problemAt(save.error);
  const isWrong = (code: ChangeableConfig) =>
    refused === `/entries/${code}` || (code in changed && configForm(code, values[code] ?? "") === null);
  const label = (code: ChangeableConfig) => t(`OFFICE_CONFIG_${code.toUpperCase()}`);
  const isReady =
    codes.length > 0 &&
    form.overtaken.length === 0 &&
    !codes.some((code) => configForm(code, values[code] ?? "") === null);
  const send = () => isReady && !save.isPending && save.mutate();
  return (
    <>
      {groups.map((group) => (
        <Card key={group.title} title={t(group.title)}>
          <div className="config-fields">
            {group.codes.map((code) => (
              <ConfigField
                key={code}
                code={code}
                kind={configKindOf(code, config)}
                value={values[code] ?? ""}
                usual={config.entries.find((entry) => entry.code === code)?.usual ?? ""}
                isWrong={isWrong(code)}
                onChange={(value) => (save.reset(), form.change({ [code]: value }))}
              />
            ))}
          </div>
          {group.asksRegisters && (
            <TaxpayerCheck values={values} onTake={(fields) => (save.reset(), form.change(fields))} />
          )}
        </Card>
      ))}
      <OvertakenFields form={form} said={(code, value) => ({ label: label(code), text: String(value) })} />
      <UnsavedBar
        fields={codes.map(label)}
        isReady={isReady}
        isSaving={save.isPending}
        error={save.error}
        onSave={send}
        onForget={() => (save.reset(), form.forget())}
      />
    </>
  );
}
