import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type Handover, handoverRoutes } from "../../contract/operator/handover.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { Moment } from "../Moment.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { pickupSaid } from "./pickup-time.ts";
import "./labels.css";

const queryKey = ["handover"];

/** What is handed over to the carrier today: the parcels with a label, their protocol, and the courier who comes for them. */
export function HandoverScreen() {
  const t = useText();
  const query = useQuery({
    queryKey,
    queryFn: () => call(handoverRoutes.handover),
    refetchInterval: ({ state }) => (state.data?.pickups.some((one) => one.state === "asked") === true ? 2000 : false),
  });
  const order = useMutation({
    mutationFn: () => call(handoverRoutes.orderPickup, { key: freshKey() }),
    onSuccess: (handover) => queryClient.setQueryData(queryKey, handover),
  });
  const data = query.data;
  const waiting = data?.parcels.filter(({ sentAt, fetched }) => sentAt === null && !fetched) ?? [];
  const waits = waiting.some(({ courier }) => courier === "here");
  const panels = [...new Set(waiting.filter(({ courier }) => courier === "panel").map(({ carrier }) => carrier))];
  return (
    <>
      <ScreenHead
        title={t("OFFICE_HANDOVER")}
        acts={
          data !== undefined &&
          data.parcels.length > 0 && (
            <>
              <a
                className="act"
                target="_blank"
                rel="noreferrer"
                href={operatorHref(handoverRoutes.handoverPdf, { day: data.today })}
              >
                {t("OFFICE_HANDOVER_PROTOCOL")}
              </a>
              {data.protocols.map(({ key, name }) => (
                <a
                  key={key}
                  className="act"
                  target="_blank"
                  rel="noreferrer"
                  href={operatorHref(handoverRoutes.carrierProtocolPdf, { day: data.today, carrier: key })}
                >
                  {t("OFFICE_HANDOVER_PROTOCOL_OF", { name })}
                </a>
              ))}
              {data.courier && waits && (
                <Act kind="signal" busy={order.isPending} onClick={() => order.mutate()}>
                  {t("OFFICE_HANDOVER_COURIER")}
                </Act>
              )}
            </>
          )
        }
      />
      <p className="mute handover-lead">
        {t("OFFICE_HANDOVER_LEAD")}{" "}
        {panels.length > 0 && t("OFFICE_HANDOVER_NO_COURIER", { carriers: panels.join(", ") })}
      </p>
      <Refused error={order.error} />
      {data !== undefined && data.pickups.length > 0 && <Pickups pickups={data.pickups} />}
      <Listed
        query={query}
        rows={(handover) => handover.parcels}
        none={{ title: t("OFFICE_HANDOVER_EMPTY"), text: t("OFFICE_HANDOVER_NONE") }}
      >
        {(parcels) => (
          <ul className="handover">
            {parcels.map((parcel) => (
              <OneParcel key={parcel.parcel} parcel={parcel} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function OneParcel({ parcel }: { parcel: Handover["parcels"][number] }) {
  const t = useText();
  const money = useMoney();
  const { number, carrier, tracking, name, to, weight, cod, sentAt, fetched, pickup } = parcel;
  return (
    <li>
      <Link className="link" href={`/orders/${number}`}>
        {number}
      </Link>
      <span>
        {name}, {to}
        <span className="mute">
          {[carrier, tracking, `${(weight / 1000).toLocaleString("pl")} kg`].filter(Boolean).join(" · ")}
        </span>
        {cod !== null && (
          <span className="mute">{t("OFFICE_LABEL_COD", { amount: money({ amount: cod, currency: "pln" }) })}</span>
        )}
        {pickup !== null && sentAt === null && (
          <span className="mute">{t("OFFICE_LABEL_COURIER_COMES", pickupSaid(pickup))}</span>
        )}
      </span>
      <span>
        {t(sentAt !== null ? "OFFICE_HANDOVER_SENT" : fetched ? "OFFICE_HANDOVER_COMES" : "OFFICE_HANDOVER_HERE")}
      </span>
    </li>
  );
}

function Pickups({ pickups }: Pick<Handover, "pickups">) {
  const t = useText();
  return (
    <Card title={t("OFFICE_HANDOVER_PICKUPS")} flush>
      <ul className="labels">
        {pickups.map((pickup) => (
          <OnePickup key={pickup.id} pickup={pickup} />
        ))}
      </ul>
    </Card>
  );
}

/** A courier who was asked for; of one who may not come somebody says how it stands. */
function OnePickup({ pickup }: { pickup: Handover["pickups"][number] }) {
  const { id, state, askedAt, parcels, here, reference, problem } = pickup;
  const t = useText();
  const decide = useMutation({
    mutationFn: (decision: "ordered" | "notThere") =>
      call(handoverRoutes.decidePickup, {
        parameters: { pickup: String(id) },
        body: { decision },
        key: freshKey(),
      }),
    onSuccess: (handover) => queryClient.setQueryData(queryKey, handover),
  });
  const isByHand = state === "ordered" && reference === null;
  return (
    <li>
      <p className="label-head">
        <strong>
          {t(isByHand ? "OFFICE_HANDOVER_BY_HAND" : `OFFICE_HANDOVER_${state.toUpperCase()}`, {
            reference: reference ?? "",
          })}
        </strong>
        <span className="mute">
          {t("OFFICE_HANDOVER_PARCELS", { count: parcels })} · <Moment at={askedAt} />
        </span>
      </p>
      {problem !== null && <p className="label-problem">{problem}</p>}
      {here > 0 && (state === "unclear" || state === "failed") && (
        <div className="label-acts">
          <Act busy={decide.isPending} onClick={() => decide.mutate("ordered")}>
            {t("OFFICE_HANDOVER_IS_ORDERED")}
          </Act>
          {state === "unclear" && (
            <Act kind="plain" busy={decide.isPending} onClick={() => decide.mutate("notThere")}>
              {t("OFFICE_HANDOVER_NOT_THERE")}
            </Act>
          )}
        </div>
      )}
      <Refused error={decide.error} />
    </li>
  );
}
