import { type FormEvent, useState } from "react";
import { logEntities } from "../../domain/staff/log-entities.ts";
import { Act } from "../controls/Act.tsx";
import { FilterChoice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { type LogAsked, type LogFilterName, logFilters } from "./log-address.ts";
import { actWords } from "./log-words.ts";
import { entityWords } from "./record-words.ts";

interface LogFiltersProps {
  asked: LogAsked;
  actors: readonly { code: string; name: string }[];
  onChange: (change: Partial<Record<LogFilterName, string>>) => void;
}

/** By whom, what and on which record; each choice is in the address at once, a number when it is sent. */
export function LogFilters({ asked, actors, onChange }: LogFiltersProps) {
  const t = useText();
  const isChosen = logFilters.some((name) => asked[name] !== undefined);
  const nameOf = ({ code, name }: { code: string; name: string }) =>
    code.startsWith("key-") ? t("OFFICE_LOG_KEY_NAMED", { name }) : name;
  return (
    <div className="log-filters">
      <FilterChoice
        label={t("OFFICE_LOG_WHO")}
        value={asked.by}
        onChange={(by) => onChange({ by })}
        options={[
          ...actors.map((actor) => [actor.code, nameOf(actor)] as const),
          ["commandLine", t("OFFICE_LOG_COMMANDLINE")],
          ["baselinker", t("OFFICE_CONNECTION_BASELINKER")],
          ["system", t("OFFICE_LOG_SYSTEM")],
        ]}
      />
      <FilterChoice
        label={t("OFFICE_LOG_WHAT")}
        value={asked.act}
        onChange={(act) => onChange({ act })}
        options={Object.entries(actWords).map(([act, code]) => [act, t(code)])}
      />
      <FilterChoice
        label={t("OFFICE_LOG_RECORD")}
        value={asked.entity}
        // A number is one of a kind: of another kind it is another record.
        onChange={(entity) => onChange({ entity, id: "" })}
        options={logEntities.map((entity) => [entity, t(entityWords[entity].many)])}
      />
      {asked.entity !== undefined && (
        <NumberField key={`${asked.entity}-${asked.id}`} first={asked.id ?? ""} onSend={(id) => onChange({ id })} />
      )}
      {isChosen && (
        <Act kind="plain" onClick={() => onChange({ by: "", act: "", entity: "", id: "" })}>
          {t("OFFICE_FILTERS_CLEAR")}
        </Act>
      )}
    </div>
  );
}

function NumberField({ first, onSend }: { first: string; onSend: (id: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(first);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(typed.replace(/\D/g, ""));
  };
  return (
    <form className="field" onSubmit={send}>
      <label>
        <span className="field-label">{t("OFFICE_LOG_NUMBER")}</span>
        <input
          className="input"
          inputMode="numeric"
          maxLength={15}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
    </form>
  );
}
