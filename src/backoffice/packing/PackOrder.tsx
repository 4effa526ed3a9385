import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import { Finish } from "./Finish.tsx";
import {
  type OrderToPack,
  orderAfter,
  ordersHere,
  piecesTicked,
  placeIn,
  roundWith,
  waitingLines,
} from "./packing-state.ts";
import { Packed } from "./Packed.tsx";
import { Ticking } from "./Ticking.tsx";
import { change, pack, usePacking } from "./use-packing.ts";
import { stepsToQueue } from "./way-to-queue.ts";
import "./pack-order.css";

interface PackOrderProps {
  number: number;
  orders: readonly OrderToPack[];
}

/** One order: what lies where, piece by piece ticked; with the last one the parcel is made, and the next order follows by itself. */
export function PackOrder({ number, orders }: PackOrderProps) {
  const t = useText();
  const [, go] = useLocation();
  const state = usePacking();
  const [early, setEarly] = useState(false);
  const order = orders.find((one) => one.number === number);
  const isWaiting = order !== undefined;
  const round = roundWith(state, orders, number);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${number} · Bruk`;
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  useEffect(() => {
    // It stays what it began with, while its orders are packed one by one.
    if (isWaiting) change({ round: roundWith(usePacking.getState(), ordersHere(usePacking.getState()), number) });
  }, [isWaiting, number]);
  if (order === undefined)
    return (
      <main className="packing-none">
        <h1 ref={heading} tabIndex={-1}>
          {number}
        </h1>
        <p>{t(state.packing === null ? "OFFICE_LOADING" : "OFFICE_PACKING_GONE")}</p>
        <Link href="/packing" className="link">
          {t("OFFICE_PACKING")}
        </Link>
      </main>
    );
  const isReady = piecesTicked(state, order).length > 0 && (early || waitingLines(state, order).length === 0);
  return (
    <main className="packing-order">
      <header>
        <Link href="/packing" aria-label={t("OFFICE_PACKING")}>
          <Icon name="left" small />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {[number, order.point?.id ?? order.delivery].join(" · ")}
        </h1>
        <span>{t("OFFICE_PACKING_PLACE", { place: placeIn(round, orders), count: round.length })}</span>
      </header>
      <Packed />
      {isReady ? (
        <Finish
          order={order}
          onBack={early ? () => setEarly(false) : null}
          onDone={(more) => {
            const next = orderAfter(round, orders, number);
            pack(order, more);
            // An order that is done is no place to go back to: the next takes its entry, the last leads back to the queue's.
            const steps = stepsToQueue();
            if (next !== null) go(`/packing/${next}`, { replace: true, state: history.state as unknown });
            else if (steps === null) go("/packing", { replace: true });
            else history.go(-steps);
          }}
        />
      ) : (
        <Ticking order={order} onFinish={() => setEarly(true)} />
      )}
    </main>
  );
}
