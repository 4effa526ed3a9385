import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { readyTextRoutes } from "../../contract/operator/ready-texts.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { LateHistoryLink } from "../log/late-history-link.ts";
import { tell } from "../notice.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { ReadyTextDialog } from "./ReadyTextDialog.tsx";
import { type ReadyText, takeOverTexts, textsQuery } from "./ready-texts.ts";
import "../controls/card.css";
import "./emails.css";

/** Texts that staff begin a message to a buyer from: the label writes them, in every language of the shop. */
export function ReadyTextsScreen() {
  const t = useText();
  const query = useQuery(textsQuery);
  const [edited, setEdited] = useState<number | "new" | null>(null);
  const shown = query.data?.readyTexts.find(({ id }) => id === edited);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_READY_TEXTS")}
        acts={
          <>
            <LateHistoryLink entity="readyText" />
            <Act kind="signal" onClick={() => setEdited("new")}>
              {t("OFFICE_READY_TEXT_ADD")}
            </Act>
          </>
        }
      />
      <Listed
        query={query}
        rows={(data) => data.readyTexts}
        none={{ title: t("OFFICE_READY_TEXTS_NONE"), text: t("OFFICE_READY_TEXTS_NONE_TEXT") }}
      >
        {(texts) => (
          <ul className="card listed">
            {texts.map((text) => (
              <OneText key={text.id} text={text} onEdit={() => setEdited(text.id)} />
            ))}
          </ul>
        )}
      </Listed>
      {edited === "new" && <ReadyTextDialog text={null} onClose={() => setEdited(null)} />}
      {shown !== undefined && <ReadyTextDialog text={shown} onClose={() => setEdited(null)} />}
    </>
  );
}

function OneText({ text, onEdit }: { text: ReadyText; onEdit: () => void }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { id, name, subject } = text;
  const remove = useMutation({
    mutationFn: () => act(readyTextRoutes.removeReadyText, { parameters: { id } }),
    onSuccess: ({ answer, logged }) => {
      takeOverTexts(answer);
      tell(t("OFFICE_READY_TEXT_REMOVED"), undoOf(logged));
    },
  });
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="mute">{subject[lanCode]}</p>
        <Refused error={remove.error} />
      </div>
      <div className="listed-acts">
        <LateHistoryLink entity="readyText" id={id} name={name} />
        <Act kind="plain" aria-label={t("OFFICE_READY_TEXT_EDIT_WHAT", { name })} onClick={onEdit}>
          {t("OFFICE_READY_TEXT_EDIT")}
        </Act>
        <Act
          kind="plain"
          busy={remove.isPending}
          aria-label={t("OFFICE_REMOVE_WHAT", { name })}
          onClick={() => remove.mutate()}
        >
          {t("OFFICE_REMOVE")}
        </Act>
      </div>
    </li>
  );
}
