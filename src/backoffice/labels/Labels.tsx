import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { labelRoutes, type OrderLabels } from "../../contract/operator/labels.ts";
import type { Order } from "../../contract/operator/order.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Moment } from "../Moment.tsx";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Copy } from "../order/Copy.tsx";
import { LabelDialog } from "./LabelDialog.tsx";
import { pickupSaid } from "./pickup-time.ts";
import "./labels.css";

type Label = OrderLabels["labels"][number];

/** Asked for anew with each change of the order's parcels. */
const queryOf = ({ number, versions }: Order) =>
  queryOptions({
    queryKey: ["labels", number, versions.parcels],
    queryFn: () => call(labelRoutes.orderLabels, { parameters: { number: String(number) } }),
    placeholderData: keepPreviousData,
    // Until the carrier has answered.
    refetchInterval: ({ state }) => (state.data?.labels.some(isUnderWay) === true ? 2000 : false),
  });

/** The labels of an order's parcels: bought, printed and undone, and what is to be done about one that got stuck. Nothing where no carrier is connected. */
export function Labels({ order }: { order: Order }) {
  const may = useMay("orders.pack");
  return may && order.parcels.length > 0 ? <LabelsOf order={order} /> : null;
}

function LabelsOf({ order }: { order: Order }) {
  const t = useText();
  const { number } = order;
  const [bought, setBought] = useState<number | null>(null);
  const { data } = useQuery(queryOf(order));
  const takeOver = (labels: OrderLabels) => {
    queryClient.setQueryData(queryOf(order).queryKey, labels);
    void queryClient.invalidateQueries({ queryKey: ["order", String(number)] });
  };
  if (data === undefined || (data.carrier === null && data.labels.length === 0)) return null;
  const nth = (parcel: number | null) => order.parcels.findIndex(({ id }) => id === parcel) + 1;
  const offer = data.offers.find(({ parcel }) => parcel === bought);
  return (
    <Card title={t("OFFICE_LABELS")} flush>
      <ul className="labels">
        {data.carrier !== null &&
          data.offers.map(({ parcel }) => (
            <li key={`offer-${parcel}`} className="label-offer">
              <span>{t("OFFICE_PARCEL", { number: nth(parcel) })}</span>
              <Act kind="ink" onClick={() => setBought(parcel)}>
                {t("OFFICE_LABEL_BUY")}
              </Act>
            </li>
          ))}
        {data.labels.map((label) => (
          <OneLabel key={label.id} number={number} label={label} nth={nth(label.parcel)} onDone={takeOver} />
        ))}
      </ul>
      {offer !== undefined && (
        <LabelDialog
          number={number}
          offer={offer}
          nth={nth(offer.parcel)}
          carriers={data.carriers}
          apaczka={data.apaczka}
          onDone={(labels) => {
            takeOver(labels);
            setBought(null);
          }}
          onClose={() => setBought(null)}
        />
      )}
    </Card>
  );
}

interface OneLabelProps {
  number: number;
  label: Label;
  nth: number;
  onDone: (labels: OrderLabels) => void;
}

function OneLabel({ number, label, nth, onDone }: OneLabelProps) {
  const t = useText();
  const money = useMoney();
  const [key] = useState(freshKey);
  const { id, state, tracking, problem, cod, parcel } = label;
  const parameters = { number: String(number), label: String(id) };
  const cancel = useMutation({
    mutationFn: () => call(labelRoutes.cancelLabel, { parameters, key }),
    onSuccess: onDone,
  });
  const decide = useMutation({
    mutationFn: (decision: "lookAgain" | "notThere") =>
      call(labelRoutes.decideLabel, { parameters, body: { decision }, key: freshKey() }),
    onSuccess: onDone,
  });
  const isStuck = state === "unclear" || (state === "bought" && problem !== null);
  return (
    <li>
      <p className="label-head">
        <strong>{nth > 0 ? t("OFFICE_PARCEL", { number: nth }) : label.carrier}</strong>
        <span className="mute">
          {t(label.isBeingUndone ? "OFFICE_LABEL_STATE_UNDONE" : `OFFICE_LABEL_STATE_${state.toUpperCase()}`)}{" "}
          <Moment at={label.askedAt} />
        </span>
      </p>
      <p>
        {label.carrier} {label.point}{" "}
        {tracking !== null && (
          <>
            {label.href === null ? (
              <strong>{tracking}</strong>
            ) : (
              <a className="link" href={label.href} target="_blank" rel="noreferrer">
                {tracking}
              </a>
            )}{" "}
            <Copy text={tracking} what={t("OFFICE_TRACKING")} />
          </>
        )}
      </p>
      {cod !== null && (
        <p className="mute">{t("OFFICE_LABEL_COD", { amount: money({ amount: cod, currency: "pln" }) })}</p>
      )}
      {label.pickup !== null && <p className="mute">{t("OFFICE_LABEL_COURIER_COMES", pickupSaid(label.pickup))}</p>}
      {state === "bought" && label.formats.length === 0 && problem === null && (
        <p className="mute">{t("OFFICE_LABEL_WAITS")}</p>
      )}
      {state === "unclear" && <p>{t("OFFICE_LABEL_UNCLEAR_TEXT", { reference: `${number}-${id}` })}</p>}
      {state === "bought" && parcel === null && <p>{t("OFFICE_LABEL_ORPHAN")}</p>}
      {state === "bought" && label.stays && parcel !== null && label.steps.length === 0 && (
        <p className="mute">{t("OFFICE_LABEL_STAYS")}</p>
      )}
      <Way steps={label.steps} />
      {problem !== null && state !== "asked" && <p className="label-problem">{problem}</p>}
      <div className="label-acts">
        {state === "bought" &&
          label.formats.map((format) => (
            <a
              key={format}
              className="act"
              target="_blank"
              rel="noreferrer"
              href={
                format === "ZPL"
                  ? operatorHref(labelRoutes.labelZpl, parameters)
                  : operatorHref(labelRoutes.labelPdf, { ...parameters, format })
              }
            >
              {format === "ZPL" ? "ZPL" : `PDF ${format}`}
            </a>
          ))}
        {isStuck && (
          <Act busy={decide.isPending} onClick={() => decide.mutate("lookAgain")}>
            {t("OFFICE_LABEL_LOOK")}
          </Act>
        )}
        {state === "unclear" && (
          <Act kind="plain" busy={decide.isPending} onClick={() => decide.mutate("notThere")}>
            {t("OFFICE_LABEL_NOT_THERE")}
          </Act>
        )}
        {state === "bought" && !label.stays && !label.isBeingUndone && (
          <Act kind="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t("OFFICE_LABEL_CANCEL")}
          </Act>
        )}
      </div>
      <Refused error={cancel.error ?? decide.error} />
    </li>
  );
}

/** The steps of a parcel, the newest first; of several alike in a row the first. The carrier's own code is there for who asks it. */
function Way({ steps }: Pick<Label, "steps">) {
  const t = useText();
  const told = steps.filter(({ step }, at) => step !== steps[at - 1]?.step).toReversed();
  if (told.length === 0) return null;
  return (
    <ol className="label-way">
      {told.map(({ step, code, at }) => (
        <li key={at + code} title={code}>
          <span>{t(`OFFICE_LABEL_STEP_${step.toUpperCase()}`)}</span> <Moment at={at} />
        </li>
      ))}
    </ol>
  );
}

function isUnderWay({ state, awaits, isBeingUndone }: Label): boolean {
  return state === "asked" || isBeingUndone || awaits;
}
