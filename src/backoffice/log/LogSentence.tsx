import { Link } from "wouter";
import type { logRoutes } from "../../contract/operator/log.ts";
import type { AnswerOf } from "../api.ts";
import { TakeBack } from "../controls/TakeBack.tsx";
import { type Text, useSpoken, useText } from "../text.ts";
import { cellsTold } from "./cells-told.ts";
import { actWords } from "./log-words.ts";
import { entityWords } from "./record-words.ts";
import { sentencesOf } from "./sentence.ts";

type Log = AnswerOf<(typeof logRoutes)["log"]>;
type Entry = Log["entries"][number];

interface LogSentenceProps {
  entry: Entry;
  actors: Log["actors"];
  /** It stands in the history of its record, which it need not name. */
  ofRecord?: boolean;
}

/** One act as a sentence: who did what, on which record, and what it was before and is after; with its undo, or that it was taken back or overtaken. */
export function LogSentence({ entry, actors, ofRecord = false }: LogSentenceProps) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const word = actWords[entry.act];
  const said = word === undefined ? entry.act : t(word);
  const told = [...sentencesOf(entry, { t, lanCode }), ...cellsTold(entry, t)];
  return (
    <div className="log-words">
      <p>
        <strong>{actorOf(entry, t)}</strong> {said}
        {!ofRecord && <Record entry={entry} actors={actors} />}
        {entry.undoOf !== null && ` · ${t("OFFICE_LOG_TAKES_BACK")}`}
      </p>
      {told.length > 0 && (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {entry.whyNot === "VERSION_OLD" ? (
        <p className="mute">{t("OFFICE_LOG_OVERTAKEN")}</p>
      ) : (
        <TakeBack logged={entry} what={said} />
      )}
    </div>
  );
}

function Record({ entry: { entity, entityId, actor }, actors }: { entry: Entry; actors: Log["actors"] }) {
  const t = useText();
  const { one, path } = entityWords[entity];
  const code = `${entity === "staff" ? "person" : entity}-${entityId}`;
  const name = actors.find((known) => known.code === code)?.name;
  // What somebody did to their own account is said by who did it.
  if (entity === "staff" && actor.kind === "person" && actor.name === name) return null;
  const text = t(one, { id: name ?? entityId });
  return <> · {path === null ? text : <Link href={path(entityId)}>{text}</Link>}</>;
}

function actorOf({ actor: { kind, name } }: Entry, t: Text): string {
  if (kind === "commandLine") return t("OFFICE_LOG_COMMANDLINE");
  if (kind === "baselinker") return t("OFFICE_CONNECTION_BASELINKER");
  if (kind === "key") return t("OFFICE_LOG_KEY_NAMED", { name: name ?? "" });
  return name ?? t("OFFICE_LOG_SYSTEM");
}
