import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { languageCalled } from "../../domain/language.ts";
import { backofficePath, operatorHref } from "../../contract/operator/route.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Act, actClass } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useNow } from "../now.ts";
import { lazyOrNothing, useCount, useSpoken, useText } from "../text.ts";
import { nearnessOf } from "../today/due.ts";
import type { OrderToPack } from "./packing-state.ts";
import { fromQueue } from "./way-to-queue.ts";
import { Packed } from "./Packed.tsx";
import { change, usePacking } from "./use-packing.ts";
import "./queue.css";

/** What is to be packed, what leaves first at the top; some are chosen to be fetched together. */
export function Queue({ orders }: { orders: readonly OrderToPack[] }) {
  const t = useText();
  const counted = useCount();
  const [, go] = useLocation();
  const { packing, chosen } = usePacking();
  const boxes = packing?.repack ?? [];
  const together = orders.filter(({ number }) => chosen.includes(number));
  const choose = (number: number, isChosen: boolean) =>
    change({ chosen: isChosen ? [...chosen, number] : chosen.filter((one) => one !== number) });
  // Whoever goes on from here begins a round.
  useEffect(() => change({ round: [] }), []);
  const first = together[0] ?? orders[0];
  return (
    <main className="packing-queue">
      <ScreenHead
        title={t("OFFICE_PACKING")}
        above={
          <a href={backofficePath} className="packing-back">
            <Icon name="left" small /> {t("OFFICE_NAME")}
          </a>
        }
        states={
          packing === null ? undefined : <span className="mute">{counted("OFFICE_ORDERS_COUNT", orders.length)}</span>
        }
      />
      <Packed />
      {boxes.length > 0 && <LazyToRepack boxes={boxes} />}
      {packing === null ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : orders.length === 0 ? (
        <p className="packing-nothing">{t("OFFICE_PACKING_NOTHING")}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.number}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(order.number)}
                  onChange={(event) => choose(order.number, event.currentTarget.checked)}
                />
                <span className="hidden-text">{t("OFFICE_PACKING_CHOOSE", { number: order.number })}</span>
              </label>
              <Link href={`/packing/${order.number}`} state={fromQueue}>
                <strong>{order.number}</strong>
                <Leaves day={order.leaves} hour={packing.handOverHour} />
                <span>{[order.delivery, order.point?.id].filter(Boolean).join(" ")}</span>
                <span className="mute">
                  {counted("OFFICE_PIECES", piecesOf(order))}
                  {order.parcels > 0 && ` · ${t("OFFICE_PACKING_ANOTHER", { number: order.parcels + 1 })}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {first !== undefined && (
        <footer className="packing-foot">
          {together.length > 1 ? (
            <Act kind="signal" onClick={() => go("/packing/pick", { state: fromQueue })}>
              {t("OFFICE_PACKING_FETCH", { count: together.length })}
            </Act>
          ) : (
            <Act kind="signal" onClick={() => go(`/packing/${first.number}`, { state: fromQueue })}>
              {t("OFFICE_PACKING_PACK", { number: first.number })}
            </Act>
          )}
          <div>
            <button
              type="button"
              onClick={() =>
                change({ chosen: together.length === orders.length ? [] : orders.map(({ number }) => number) })
              }
            >
              {t(together.length === orders.length ? "OFFICE_PACKING_CHOOSE_NONE" : "OFFICE_PACKING_CHOOSE_ALL")}
            </button>
            {together.length > 0 && (
              <a
                className={actClass("plain")}
                href={`${operatorHref(parcelRoutes.slips)}?orders=${together.map(({ number }) => number).join(",")}`}
                target="_blank"
                rel="noreferrer"
              >
                {t("OFFICE_PACKING_SLIPS")}
              </a>
            )}
          </div>
        </footer>
      )}
    </main>
  );
}

const LazyToRepack = lazyOrNothing(async () => (await import("./ToRepack.tsx")).ToRepack);

function piecesOf({ lines }: OrderToPack): number {
  return lines.reduce((sum, { left }) => sum + left, 0);
}

/** By when it was promised to leave. */
function Leaves({ day, hour }: { day: string; hour: number }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { nearness, days } = nearnessOf(
    day,
    useNow((clock) => clock.now),
  );
  const said = new Intl.RelativeTimeFormat(languageCalled(lanCode).tag, { numeric: "auto" }).format(days, "day");
  return (
    <span className={`due due-${nearness}`}>
      {nearness === "late" ? t("OFFICE_DUE_LATE") : t("OFFICE_DUE_BY", { day: said, hour })}
    </span>
  );
}
