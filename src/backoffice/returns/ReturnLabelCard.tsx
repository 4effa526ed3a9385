import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { returnLabelRoutes, type ReturnLabels } from "../../contract/operator/return-labels.ts";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { type ParcelSize, parcelSizes } from "../../domain/parcel/label.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Moment } from "../Moment.tsx";
import { Copy } from "../order/Copy.tsx";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

type Label = ReturnLabels["labels"][number];

/** The label by which the buyer sends the goods back: bought, told, undone. Nothing where no carrier is connected, and of a return nobody sends back. */
export function ReturnLabelCard({ returned }: { returned: OneReturn }) {
  const t = useText();
  const may = useMay("orders.edit");
  const { id } = returned;
  const queryKey = ["return-labels", id, returned.version];
  const { data } = useQuery({
    queryKey,
    queryFn: () => call(returnLabelRoutes.returnLabels, { parameters: { id } }),
    // Until the carrier has answered.
    refetchInterval: ({ state }) => (state.data?.labels.some(isUnderWay) === true ? 2000 : false),
  });
  const takeOver = (labels: ReturnLabels) => queryClient.setQueryData(queryKey, labels);
  const isWanted = data?.wanted === true && data.carrier !== null && returned.kind !== "uncollected" && may;
  if (data === undefined || (!isWanted && data.labels.length === 0)) return null;
  return (
    <Card title={t("OFFICE_RETURN_LABEL")}>
      {isWanted && <Buy id={id} proposed={data.size} carrier={data.carrier!} onDone={takeOver} />}
      {data.labels.map((label) => (
        <OneLabel key={label.id} returned={id} label={label} may={may} onDone={takeOver} />
      ))}
    </Card>
  );
}

interface BuyProps {
  id: number;
  proposed: ParcelSize;
  carrier: string;
  onDone: (labels: ReturnLabels) => void;
}

function Buy({ id, proposed, carrier, onDone }: BuyProps) {
  const t = useText();
  const [size, setSize] = useState(proposed);
  const [key] = useState(freshKey);
  const buy = useMutation({
    mutationFn: () => call(returnLabelRoutes.buyReturnLabel, { parameters: { id }, body: { size }, key }),
    onSuccess: onDone,
  });
  return (
    <div className="return-label">
      <p className="mute">{t("OFFICE_RETURN_LABEL_TEXT", { carrier })}</p>
      <Choice
        label={t("OFFICE_LABEL_SIZE")}
        value={size}
        options={parcelSizes.map((one) => [one, t(`OFFICE_LABEL_SIZE_${one.toUpperCase()}`)] as const)}
        onChange={(chosen) => setSize(chosen as ParcelSize)}
      />
      <Act kind="ink" busy={buy.isPending} onClick={() => buy.mutate()}>
        {t("OFFICE_RETURN_LABEL_BUY")}
      </Act>
      <Refused error={buy.error} />
    </div>
  );
}

interface OneLabelProps {
  returned: number;
  label: Label;
  may: boolean;
  onDone: (labels: ReturnLabels) => void;
}

function OneLabel({ returned, label, may, onDone }: OneLabelProps) {
  const t = useText();
  const money = useMoney();
  const [key] = useState(freshKey);
  const { id, state, tracking, code, cost, problem } = label;
  const parameters = { id: returned, label: id };
  const cancel = useMutation({
    mutationFn: () => call(returnLabelRoutes.cancelReturnLabel, { parameters, key }),
    onSuccess: onDone,
  });
  const decide = useMutation({
    mutationFn: (decision: "lookAgain" | "notThere") =>
      call(returnLabelRoutes.decideReturnLabel, { parameters, body: { decision }, key: freshKey() }),
    onSuccess: onDone,
  });
  const isStuck = state === "unclear" || (state === "bought" && problem !== null);
  return (
    <div className="return-label">
      <p>
        <strong>{label.carrier}</strong>{" "}
        <span className="mute">
          {t(label.isBeingUndone ? "OFFICE_LABEL_STATE_UNDONE" : `OFFICE_LABEL_STATE_${state.toUpperCase()}`)}{" "}
          <Moment at={label.askedAt} />
        </span>
      </p>
      {state === "bought" && code !== null && (
        <p>
          {t("OFFICE_RETURN_LABEL_CODE")} <strong>{code}</strong>{" "}
          <Copy text={code} what={t("OFFICE_RETURN_LABEL_CODE")} />
        </p>
      )}
      {tracking !== null && <p className="mute">{tracking}</p>}
      {cost !== null && (
        <p className="mute">{t("OFFICE_RETURN_LABEL_COST", { amount: money({ amount: cost, currency: "pln" }) })}</p>
      )}
      {state === "unclear" && <p>{t("OFFICE_LABEL_UNCLEAR_TEXT", { reference: `R${returned}-${id}` })}</p>}
      {problem !== null && state !== "asked" && <p className="label-problem">{problem}</p>}
      <div className="label-acts">
        {state === "bought" && label.hasPdf && (
          <a
            className="act"
            target="_blank"
            rel="noreferrer"
            href={operatorHref(returnLabelRoutes.returnLabelPdf, { id: String(returned), label: String(id) })}
          >
            {t("OFFICE_RETURN_LABEL_PRINT")}
          </a>
        )}
        {may && isStuck && (
          <Act busy={decide.isPending} onClick={() => decide.mutate("lookAgain")}>
            {t("OFFICE_LABEL_LOOK")}
          </Act>
        )}
        {may && state === "unclear" && (
          <Act kind="plain" busy={decide.isPending} onClick={() => decide.mutate("notThere")}>
            {t("OFFICE_LABEL_NOT_THERE")}
          </Act>
        )}
        {may && state === "bought" && !label.stays && !label.isBeingUndone && (
          <Act kind="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t("OFFICE_LABEL_CANCEL")}
          </Act>
        )}
      </div>
      {state === "bought" && label.stays && <p className="mute">{t("OFFICE_RETURN_LABEL_STAYS")}</p>}
      <Refused error={cancel.error ?? decide.error} />
    </div>
  );
}

function isUnderWay({ state, hasPdf, problem, isBeingUndone }: Label): boolean {
  return state === "asked" || isBeingUndone || (state === "bought" && !hasPdf && problem === null);
}
