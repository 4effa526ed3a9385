import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useSpoken, useText } from "../text.ts";
import { ReadyTextDialog } from "./ReadyTextDialog.tsx";
import { type ReadyText, takeOverTexts, textsKey } from "./ready-texts.ts";
import "../controls/card.css";
import "../people/people.css";
import "./emails.css";

/** Texts that staff begin a message to a buyer from: the label writes them, in every language of the shop. */
export function ReadyTextsScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({ queryKey: textsKey, queryFn: () => call(operatorRoutes.readyTexts) });
  const [edited, setEdited] = useState<ReadyText | "new" | null>(null);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_READY_TEXTS")}
        acts={
          <Act kind="signal" onClick={() => setEdited("new")}>
            {t("OFFICE_READY_TEXT_ADD")}
          </Act>
        }
      />
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : data.readyTexts.length === 0 ? (
        <div className="card none-here">
          <h2>{t("OFFICE_READY_TEXTS_NONE")}</h2>
          <p className="mute">{t("OFFICE_READY_TEXTS_NONE_TEXT")}</p>
        </div>
      ) : (
        <ul className="card people-rows">
          {data.readyTexts.map((text) => (
            <OneText key={text.id} text={text} onEdit={() => setEdited(text)} />
          ))}
        </ul>
      )}
      {edited !== null && <ReadyTextDialog text={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function OneText({ text, onEdit }: { text: ReadyText; onEdit: () => void }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { id, name, subject, text: content } = text;
  const remove = useMutation({
    mutationFn: () => call(operatorRoutes.removeReadyText, { parameters: { id } }),
    onSuccess: (left) => {
      takeOverTexts(left);
      tell(t("OFFICE_READY_TEXT_REMOVED"), async () => {
        const body = { name, subject, text: content };
        takeOverTexts(await call(operatorRoutes.addReadyText, { body, key: freshKey() }));
      });
    },
  });
  return (
    <li>
      <div className="people-words">
        <p>
          <strong>{name}</strong>
        </p>
        <p className="mute">{subject[lanCode]}</p>
        <Refused error={remove.error} />
      </div>
      <div className="people-acts">
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
