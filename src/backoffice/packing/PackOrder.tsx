import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import { Finish } from "./Finish.tsx";
import { type OrderToPack, orderAfter, piecesTicked, waitingLines } from "./packing-state.ts";
import { Packed } from "./Packed.tsx";
import { Ticking } from "./Ticking.tsx";
import { pack, usePacking } from "./use-packing.ts";
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${number} · Bruk`;
    heading.current?.focus({ preventScroll: true });
  }, [number]);
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
  const place = orders.indexOf(order) + 1;
  return (
    <main className="packing-order">
      <header>
        <Link href="/packing" aria-label={t("OFFICE_PACKING")}>
          <Icon name="left" small />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {[number, order.point?.id ?? order.delivery].join(" · ")}
        </h1>
        <span>{t("OFFICE_PACKING_PLACE", { place, count: orders.length })}</span>
      </header>
      <Packed />
      {isReady ? (
        <Finish
          order={order}
          onBack={early ? () => setEarly(false) : null}
          onDone={(more) => {
            const next = orderAfter(orders, state.chosen, number);
            pack(order, more);
            go(next === null ? "/packing" : `/packing/${next}`);
          }}
        />
      ) : (
        <Ticking order={order} onFinish={() => setEarly(true)} />
      )}
    </main>
  );
}
