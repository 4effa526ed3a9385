import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { type OwnSynonymsSaid, synonymRoutes, type SynonymsSaid } from "../../contract/operator/synonyms.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { SynonymsDialog } from "./SynonymsDialog.tsx";
import "../controls/listed.css";
import "./synonyms.css";

/** Words that mean the same in the search of one language: the label's own, words without results, and what comes with the shop. */
export function SynonymsScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const q = asked.get("q") ?? "";
  const lanCode = languages.find((one) => one.lanCode === asked.get("view"))?.lanCode ?? "pl";
  const [chosen, setChosen] = useState<SynonymsSaid | { word: string } | null>(null);
  // A word without results that another screen hands over begins a group at once.
  const handed = asked.get("word");
  const edited = chosen ?? (handed === null ? null : { word: handed });
  const here = (words: string) =>
    `/content/synonyms?${new URLSearchParams({ view: lanCode, ...(words !== "" && { q: words }) }).toString()}`;
  const close = () => {
    setChosen(null);
    // It was handed over once: whoever comes back here finds the list.
    if (handed !== null) go(here(q), { replace: true });
  };
  const query = useInfiniteQuery({
    queryKey: ["synonyms", lanCode, q],
    queryFn: ({ pageParam: after }) =>
      call(synonymRoutes.synonyms, { query: { language: lanCode, q, ...(after && { after: String(after) }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const groups = query.data?.pages.flatMap(({ synonyms }) => synonyms) ?? [];
  return (
    <>
      <ScreenHead
        title={t("OFFICE_SYNONYMS")}
        acts={
          <>
            <HistoryLink entity="synonym" />
            <Act kind="signal" onClick={() => setChosen({ word: "" })}>
              {t("OFFICE_SYNONYMS_ADD")}
            </Act>
          </>
        }
      />
      <p className="mute synonyms-text">{t("OFFICE_SYNONYMS_TEXT")}</p>
      <Views
        path="/content/synonyms"
        current={lanCode}
        views={languages.map((language) => ({ view: language.lanCode, title: language.name }))}
      />
      <FindForm
        key={`${lanCode} ${q}`}
        label={t("OFFICE_SYNONYMS_FIND")}
        first={q}
        onFind={(words) => go(here(words))}
      />
      <Listed
        query={query}
        rows={() => groups}
        none={{ title: t("OFFICE_SYNONYMS_NONE"), text: t("OFFICE_SYNONYMS_NONE_TEXT") }}
      >
        {() => (
          <ul className="card listed synonyms">
            {groups.map((group) => (
              <OneGroup key={group.id} group={group} onEdit={() => setChosen(group)} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
      <Missed lanCode={lanCode} onMake={(word) => setChosen({ word })} />
      <Own own={query.data?.pages[0]?.own ?? []} />
      {edited !== null && (
        <SynonymsDialog
          key={"id" in edited ? edited.id : edited.word}
          group={"id" in edited ? edited : null}
          word={"id" in edited ? "" : edited.word}
          lanCode={lanCode}
          onClose={close}
        />
      )}
    </>
  );
}

function OneGroup({ group, onEdit }: { group: SynonymsSaid; onEdit: () => void }) {
  const t = useText();
  const { id, oneWay } = group;
  const words = group.words.join(", ");
  const remove = useMutation({
    mutationFn: () => act(synonymRoutes.removeSynonyms, { parameters: { id } }),
    onSuccess: ({ logged }) => {
      tell(t("OFFICE_SYNONYMS_REMOVED", { words }), undoOf(logged));
      return readAgain([{ entity: "synonym", id: String(id) }]);
    },
  });
  return (
    <li>
      <div>
        <p>
          <strong>{group.words.join(oneWay ? " → " : " = ")}</strong>
        </p>
        {oneWay && <p className="mute">{t("OFFICE_SYNONYMS_ONEWAY")}</p>}
        <Refused error={remove.error} />
      </div>
      <div className="listed-acts">
        <HistoryLink entity="synonym" id={id} name={words} />
        <Act kind="plain" aria-label={t("OFFICE_SYNONYMS_CHANGE_WHAT", { words })} onClick={onEdit}>
          {t("OFFICE_SYNONYMS_CHANGE")}
        </Act>
        <Act
          kind="plain"
          busy={remove.isPending}
          aria-label={t("OFFICE_REMOVE_WHAT", { name: words })}
          onClick={() => remove.mutate()}
        >
          {t("OFFICE_REMOVE")}
        </Act>
      </div>
    </li>
  );
}

function Missed({ lanCode, onMake }: { lanCode: LanCode; onMake: (word: string) => void }) {
  const t = useText();
  const query = useQuery({
    queryKey: ["synonyms", "missed", lanCode],
    queryFn: () => call(synonymRoutes.wordsWithoutResults, { query: { language: lanCode } }),
  });
  return (
    <Card title={t("OFFICE_SYNONYMS_MISSED")} className="synonyms-card">
      <p className="mute">{t("OFFICE_SYNONYMS_MISSED_TEXT")}</p>
      <Read query={query}>
        {({ words }) =>
          words.length === 0 ? (
            <p>{t("OFFICE_SYNONYMS_MISSED_NONE")}</p>
          ) : (
            <ul className="synonyms-missed">
              {words.map(({ word, times }) => (
                <li key={word}>
                  <span>
                    <strong>{word}</strong> <span className="mute">{times}</span>
                  </span>
                  <Act
                    kind="plain"
                    aria-label={t("OFFICE_SYNONYMS_MISSED_MAKE_WHAT", { word })}
                    onClick={() => onMake(word)}
                  >
                    {t("OFFICE_SYNONYMS_MISSED_MAKE")}
                  </Act>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Card>
  );
}

function Own({ own }: { own: readonly OwnSynonymsSaid[] }) {
  const t = useText();
  if (own.length === 0) return null;
  return (
    <Card title={t("OFFICE_SYNONYMS_OWN")} className="synonyms-card">
      <p className="mute">{t("OFFICE_SYNONYMS_OWN_TEXT")}</p>
      <ul className="synonyms-missed">
        {own.map((group) => (
          <OwnGroup key={group.name} group={group} />
        ))}
      </ul>
    </Card>
  );
}

function OwnGroup({ group: { name, words, off } }: { group: OwnSynonymsSaid }) {
  const t = useText();
  const said = words.join(", ");
  const turn = useMutation({
    mutationFn: () => act(synonymRoutes.switchSynonyms, { body: { name, off: !off } }),
    onSuccess: ({ logged }) => {
      tell(t(off ? "OFFICE_SYNONYMS_SWITCHED_ON" : "OFFICE_SYNONYMS_SWITCHED_OFF", { words: said }), undoOf(logged));
      return readAgain([{ entity: "synonym", id: "0" }]);
    },
  });
  return (
    <li>
      <span>
        {words.join(" = ")} {off && <span className="mute">{t("OFFICE_SYNONYMS_IS_OFF")}</span>}
        <Refused error={turn.error} />
      </span>
      <Act
        kind="plain"
        busy={turn.isPending}
        aria-label={t(off ? "OFFICE_SYNONYMS_ON_WHAT" : "OFFICE_SYNONYMS_OFF_WHAT", { words: said })}
        onClick={() => turn.mutate()}
      >
        {t(off ? "OFFICE_SYNONYMS_ON" : "OFFICE_SYNONYMS_OFF")}
      </Act>
    </li>
  );
}
