import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { type RecallPreview, recallRoutes, type RecallScreenSaid } from "../../contract/operator/recalls.ts";
import { jpegHref } from "../../contract/paths.ts";
import type { LanCode } from "../../domain/language.ts";
import { recallLimits, type RecallPart, recallParts, recallRemedies } from "../../domain/order/recall-notice.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { LanguageColumns } from "../controls/LanguageTabs.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { Moment } from "../Moment.tsx";
import { queryClient } from "../queries.ts";
import { useCount, useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { blankRecall, isSaid, recallOf, recallTyped, type RecallTyped, wrongIn } from "./recall-form.ts";
import { SendRecallDialog } from "./SendRecallDialog.tsx";
import "../products/product-screen.css";
import "./recalls.css";

/** A product that is recalled: its notice in the Union's form, what its buyers will read, and who was reached. */
export function RecallScreen({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ["recalls", id],
    queryFn: () => call(recallRoutes.recalls, { parameters: { id } }),
  });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(said) => <Recall id={id} said={said} />}
    </Read>
  );
}

interface RecallProps {
  id: string;
  said: RecallScreenSaid;
}

function Recall({ id, said }: RecallProps) {
  const t = useText();
  const draft = useDraft(`recall ${id}`, recallTyped, blankRecall, "shop");
  const [asks, setAsks] = useState<RecallPreview | null>(null);
  const typed = draft.value;
  const sent = recallOf(typed);
  const preview = useMutation({
    mutationFn: () => call(recallRoutes.recallPreview, { parameters: { id }, body: sent! }),
    onSuccess: setAsks,
  });
  const change = (changed: Partial<RecallTyped>) => draft.write({ ...typed, ...changed });
  const see = (event: FormEvent) => {
    event.preventDefault();
    if (sent !== null && !preview.isPending) preview.mutate();
  };
  return (
    <>
      <ScreenHead
        title={t("OFFICE_RECALL_OF", { name: said.name })}
        above={<BackLink href={`/goods/${id}`}>{said.name}</BackLink>}
      />
      {draft.isBack && <DraftBack draft={draft} />}
      <div className="recall">
        <form className="recall-form" onSubmit={see}>
          <Card title={t("OFFICE_RECALL_HEADLINE")}>
            <p>{t("OFFICE_RECALL_TEXT")}</p>
            <div className="recall-goods">
              {said.picture !== null && <img src={jpegHref(said.picture, "160x200")} alt="" width={80} height={100} />}
              <p>
                <strong>{said.name}</strong>
                <br />
                {said.brand}
                <br />
                <Contact {...said.contact} />
              </p>
            </div>
            {said.variants.length > 1 && (
              <Choice
                label={t("OFFICE_RECALL_WHICH")}
                value={typed.variant}
                options={[
                  ["", t("OFFICE_RECALL_WHOLE", { buyers: said.buyers })],
                  ...said.variants.map(
                    ({ id: variant, name, buyers }) =>
                      [String(variant), t("OFFICE_RECALL_VARIANT", { name, buyers })] as const,
                  ),
                ]}
                onChange={(variant) => change({ variant })}
              />
            )}
          </Card>
          <Notice typed={typed} onChange={change} />
          <Card title={t("OFFICE_RECALL_REMEDIES")}>
            <p className="mute">{t("OFFICE_RECALL_REMEDIES_TEXT")}</p>
            <div className="recall-remedies" role="group" aria-label={t("OFFICE_RECALL_REMEDIES")}>
              {recallRemedies.map((remedy) => (
                <label key={remedy} className="tick-row">
                  <input
                    type="checkbox"
                    checked={typed.remedies.includes(remedy)}
                    onChange={({ currentTarget: { checked } }) =>
                      change({
                        remedies: recallRemedies.filter((one) =>
                          one === remedy ? checked : typed.remedies.includes(one),
                        ),
                      })
                    }
                  />
                  {t(`OFFICE_RECALL_REMEDY_${remedy.toUpperCase()}`)}
                </label>
              ))}
            </div>
          </Card>
          <Refused error={preview.error} />
          <div className="recall-acts">
            <Act type="submit" kind="signal" disabled={sent === null || said.buyers === 0} busy={preview.isPending}>
              {t("OFFICE_RECALL_SEE")}
            </Act>
            {said.buyers === 0 && <p className="mute">{t("OFFICE_RECALL_NO_BUYERS")}</p>}
            {said.buyers > 0 && sent === null && <p className="mute">{t("OFFICE_RECALL_NOT_WHOLE")}</p>}
          </div>
        </form>
        {said.recalls.length > 0 && <Reached recalls={said.recalls} />}
      </div>
      {asks !== null && sent !== null && (
        <SendRecallDialog
          id={id}
          recall={sent}
          preview={asks}
          onSent={() => {
            draft.forget();
            return queryClient.invalidateQueries({ queryKey: ["recalls", id] });
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

function Contact({ email, phone }: RecallScreenSaid["contact"]) {
  const t = useText();
  if (email === "" && phone === "") return <span className="fact-missing">{t("OFFICE_RECALL_NO_CONTACT")}</span>;
  return (
    <span className="mute">{t("OFFICE_RECALL_CONTACT", { ways: [email, phone].filter(Boolean).join(", ") })}</span>
  );
}

/** The parts of the form in every language, side by side; on a narrow screen one language at a time. */
function Notice({ typed, onChange }: { typed: RecallTyped; onChange: (changed: Partial<RecallTyped>) => void }) {
  const t = useText();
  const [open, setOpen] = useState<LanCode>("pl");
  return (
    <Card title={t("OFFICE_RECALL_NOTICE")}>
      <p className="mute">{t("OFFICE_RECALL_NOTICE_TEXT")}</p>
      <LanguageColumns open={open} onOpen={setOpen}>
        {(lanCode) =>
          recallParts.map((part) => (
            <OnePart
              key={part}
              part={part}
              text={typed[lanCode][part]}
              isNeeded={isSaid(typed, lanCode)}
              onChange={(text) => onChange({ [lanCode]: { ...typed[lanCode], [part]: text } })}
            />
          ))
        }
      </LanguageColumns>
    </Card>
  );
}

interface OnePartProps {
  part: RecallPart;
  text: string;
  isNeeded: boolean;
  onChange: (text: string) => void;
}

function OnePart({ part, text, isNeeded, onChange }: OnePartProps) {
  const t = useText();
  const wrong = wrongIn(text);
  return (
    <TextArea
      label={t(`OFFICE_RECALL_${part.toUpperCase()}`)}
      value={text}
      rows={4}
      maxLength={recallLimits.most}
      required={isNeeded}
      error={wrong !== null && wrong !== "short" ? t("OFFICE_RECALL_PLAYS_DOWN", { words: wrong.plays }) : null}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const states = {
  waiting: "OFFICE_RECALL_LETTER_WAITING",
  sent: "OFFICE_RECALL_LETTER_SENT",
  refused: "OFFICE_RECALL_LETTER_REFUSED",
} as const;

/** Who was written to by each recall, and whose email did not arrive. */
function Reached({ recalls }: Pick<RecallScreenSaid, "recalls">) {
  const t = useText();
  const counted = useCount();
  return (
    <Card title={t("OFFICE_RECALL_REACHED")}>
      {recalls.map(({ at, hazard, letters }) => (
        <details key={`${at} ${hazard}`} className="recall-past">
          <summary>
            <Moment at={at} /> · {counted("OFFICE_RECALL_LETTERS", letters.length)}
            <span className="mute"> {hazard}</span>
          </summary>
          {canCopy && (
            <Act
              onClick={() =>
                void copyText(
                  letters.map(({ order, email, state }) => `${order}\t${email}\t${t(states[state])}`).join("\n"),
                  t("OFFICE_RECALL_LIST"),
                )
              }
            >
              {t("OFFICE_RECALL_COPY_LIST")}
            </Act>
          )}
          <ul className="recall-emails">
            {letters.map(({ order, email, state }) => (
              <li key={email}>
                <Link className="link" href={`/orders/${order}`}>
                  {order}
                </Link>{" "}
                <span className="breaks">{email}</span>{" "}
                <span className={state === "refused" ? "fact-missing" : "mute"}>{t(states[state])}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}
