import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { synonymRoutes, type SynonymsSaid } from "../../contract/operator/synonyms.ts";
import type { LanCode } from "../../domain/language.ts";
import { groupTrouble } from "../../domain/search/group-trouble.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";
import { useRested } from "../use-rested.ts";

interface Fields {
  /** A word or phrase in each line. */
  words: string;
  oneWay: boolean;
}

interface SynonymsDialogProps {
  /** Null: a new one. */
  group: SynonymsSaid | null;
  /** What a new one begins with. */
  word: string;
  lanCode: LanCode;
  onClose: () => void;
}

/** Milliseconds after the last key until it is asked what would be found. */
const patience = 400;

/** A group of synonyms, or a new one: its words, whether they mean the same one way only, and what a search for the first would find. */
export function SynonymsDialog({ group, word, lanCode, onClose }: SynonymsDialogProps) {
  const t = useText();
  const [key] = useState(freshKey);
  const fieldsOf = (record: SynonymsSaid | null): Fields => ({
    words: record?.words.join("\n") ?? (word === "" ? "" : `${word}\n`),
    oneWay: record?.oneWay ?? false,
  });
  const of = { entity: "synonym", id: group?.id ?? null, part: "words", draftOf: "shop" as const };
  const form = useMergedForm(`synonyms-${lanCode}-${group?.id ?? `new ${word}`}`, of, fieldsOf(group));
  const words = wordsIn(form.values.words);
  const trouble = groupTrouble(words);
  // Of one word alone nobody is told that it is too few while they write the second.
  const isWrong = trouble !== null && trouble.kind !== "few";
  // What is asked for is what stands there once nobody types.
  const asked = useRested(trouble === null ? words.join("\n") : null, patience);
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: group,
        fieldsOf,
        read: async () => (group === null ? null : call(synonymRoutes.synonymGroup, { parameters: { id: group.id } })),
        send: ({ values, record }) => {
          const body = { words: wordsIn(values.words), oneWay: values.oneWay };
          return record === null
            ? act(synonymRoutes.addSynonyms, { body: { language: lanCode, ...body }, key })
            : act(synonymRoutes.changeSynonyms, { parameters: { id: record.id }, body, version: record.version });
        },
      }),
    onSuccess: ({ answer, logged }) => {
      onClose();
      tell(t("OFFICE_SYNONYMS_SAVED", { words: answer.words.join(", ") }), undoOf(logged));
      return readAgain([{ entity: "synonym", id: String(answer.id) }]);
    },
  });
  const label = (name: string) => t(name === "words" ? "OFFICE_SYNONYMS_WORDS" : "OFFICE_SYNONYMS_ONEWAY");
  const said = (name: string, value: unknown) => ({
    label: label(name),
    text: typeof value === "string" ? value : t(value === true ? "OFFICE_YES" : "OFFICE_NO"),
  });
  return (
    <Modal title={group?.words.join(", ") ?? t("OFFICE_SYNONYMS_ADD")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        disabled={trouble !== null}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <TextArea
          label={label("words")}
          error={
            isWrong ? t(`OFFICE_SYNONYMS_WRONG_${trouble.kind.toUpperCase()}` as const, { word: trouble.word }) : null
          }
          maxLength={1000}
          required
          autoComplete="off"
          data-focus
          value={form.values.words}
          onChange={(event) => form.change({ words: event.currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_SYNONYMS_WORDS_HELP")}</p>
        <label className="synonyms-way">
          <input
            type="checkbox"
            checked={form.values.oneWay}
            onChange={(event) => form.change({ oneWay: event.currentTarget.checked })}
          />
          <span>
            {label("oneWay")}
            <span className="mute">{t("OFFICE_SYNONYMS_ONEWAY_TEXT")}</span>
          </span>
        </label>
        {trouble === null && asked !== null && <Finds lanCode={lanCode} asked={asked} oneWay={form.values.oneWay} />}
      </ModalForm>
    </Modal>
  );
}

/** What a search for the first of words in lines would find. */
function Finds({ lanCode, asked, oneWay }: { lanCode: LanCode; asked: string; oneWay: boolean }) {
  const t = useText();
  const [word = ""] = asked.split("\n");
  const { data } = useQuery({
    queryKey: ["synonyms", "preview", lanCode, asked, oneWay],
    queryFn: () =>
      call(synonymRoutes.previewSynonyms, {
        body: { language: lanCode, words: asked.split("\n"), oneWay, asked: word },
      }),
    placeholderData: (before) => before,
  });
  if (data === undefined) return null;
  return (
    <div role="status" className="synonyms-finds">
      {data.then === 0 ? (
        <p>{t("OFFICE_SYNONYMS_FINDS_NOTHING", { word })}</p>
      ) : (
        <>
          <p>{t("OFFICE_SYNONYMS_FINDS", { word, then: data.then, now: data.now })}</p>
          <ul>
            {data.first.map((name, at) => (
              <li key={at}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function wordsIn(lines: string): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
