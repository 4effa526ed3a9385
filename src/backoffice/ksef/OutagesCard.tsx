import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type KsefSaid, ksefRoutes } from "../../contract/operator/ksef.ts";
import { daySaid } from "../../domain/days-said.ts";
import { ksefOutageKinds, type KsefOutageKind } from "../../domain/invoice/ksef-duty.ts";
import { languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { act, type Acted } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { ksefKey } from "./ksef-key.ts";

/** The times the Ministry announced to be without KSeF, as somebody noted them. */
export function OutagesCard({ outages }: { outages: KsefSaid["outages"] }) {
  const t = useText();
  const mayIssue = useMay("invoices.issue");
  return (
    <Card title={t("OFFICE_KSEF_OUTAGES")}>
      <p className="mute">{t("OFFICE_KSEF_OUTAGES_TEXT")}</p>
      {outages.length === 0 ? (
        <p className="mute">{t("OFFICE_KSEF_OUTAGES_NONE")}</p>
      ) : (
        <ul className="ksef-outages">
          {outages.map((outage) => (
            <OneOutage key={outage.id} outage={outage} mayChange={mayIssue} />
          ))}
        </ul>
      )}
      {mayIssue && <NewOutage />}
    </Card>
  );
}

/** Returns the call of an act on such times; what it has done is told, with its undo, and shown. */
function useOutageAct<Given = void>(send: (given: Given) => Promise<Acted<KsefSaid>>, said: string) {
  return useMutation({
    mutationFn: send,
    // Whoever comes too late sees how it is now.
    onError: () => queryClient.invalidateQueries({ queryKey: ksefKey }),
    onSuccess: ({ answer, logged }) => {
      queryClient.setQueryData(ksefKey, answer);
      tell(said, undoOf(logged));
      return readAgain([{ entity: "ksefOutage", id: "" }]);
    },
  });
}

function OneOutage({ outage, mayChange }: { outage: KsefSaid["outages"][number]; mayChange: boolean }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const { id, kind, firstDay, lastDay, version } = outage;
  const end = useOutageAct(
    () => act(ksefRoutes.endKsefOutage, { parameters: { id }, body: { lastDay: dayOf(new Date()) }, version }),
    t("OFFICE_KSEF_OUTAGE_ENDED"),
  );
  const remove = useOutageAct(
    () => act(ksefRoutes.removeKsefOutage, { parameters: { id } }),
    t("OFFICE_KSEF_OUTAGE_REMOVED"),
  );
  const first = daySaid(firstDay, tag);
  const days =
    lastDay === null
      ? t("OFFICE_KSEF_OUTAGE_SINCE", { day: first })
      : firstDay === lastDay
        ? first
        : t("OFFICE_KSEF_OUTAGE_DAYS", { first, last: daySaid(lastDay, tag) });
  return (
    <li>
      <span>
        <strong>{days}</strong> <span className="mute">{t(`OFFICE_KSEF_OUTAGE_${kind.toUpperCase()}`)}</span>
      </span>
      {mayChange && (
        <span className="ksef-acts">
          {lastDay === null && (
            <Act busy={end.isPending} onClick={() => end.mutate()}>
              {t("OFFICE_KSEF_OUTAGE_END")}
            </Act>
          )}
          <Act
            kind="plain"
            busy={remove.isPending}
            aria-label={t("OFFICE_REMOVE_WHAT", { name: days })}
            onClick={() => remove.mutate()}
          >
            {t("OFFICE_REMOVE")}
          </Act>
        </span>
      )}
      <Refused error={end.error ?? remove.error} />
    </li>
  );
}

function NewOutage() {
  const t = useText();
  const none = { kind: "failure" as KsefOutageKind, firstDay: "", lastDay: "" };
  const [typed, setTyped] = useState(none);
  const add = useOutageAct(
    ({ kind, firstDay, lastDay }: typeof none) =>
      act(ksefRoutes.addKsefOutage, { body: { kind, firstDay, lastDay: lastDay === "" ? null : lastDay } }),
    t("OFFICE_KSEF_OUTAGE_ADDED"),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(typed, { onSuccess: () => setTyped(none) });
  };
  return (
    <form className="ksef-new-outage" onSubmit={send}>
      <Choice
        label={t("OFFICE_KSEF_OUTAGE_KIND")}
        value={typed.kind}
        options={ksefOutageKinds.map((kind) => [kind, t(`OFFICE_KSEF_OUTAGE_${kind.toUpperCase()}`)] as const)}
        onChange={(kind) => setTyped({ ...typed, kind: kind as KsefOutageKind })}
      />
      <Field
        label={t("OFFICE_KSEF_OUTAGE_FROM")}
        type="date"
        required
        value={typed.firstDay}
        onChange={(event) => setTyped({ ...typed, firstDay: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_KSEF_OUTAGE_TO_LATER")}
        type="date"
        min={typed.firstDay}
        value={typed.lastDay}
        onChange={(event) => setTyped({ ...typed, lastDay: event.currentTarget.value })}
      />
      <Act type="submit" busy={add.isPending}>
        {t("OFFICE_KSEF_OUTAGE_ADD")}
      </Act>
      <Refused error={add.error} />
    </form>
  );
}
