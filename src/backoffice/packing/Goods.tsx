import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import { type OrderToPack, tickedOf } from "./packing-state.ts";
import { tick, usePacking } from "./use-packing.ts";

/** The lines of an order; a tap ticks a piece of one, a tap on one that is ticked whole begins it anew. */
export function Goods({ order, now }: { order: OrderToPack; now: number | null }) {
  const t = useText();
  const state = usePacking();
  return (
    <ol className="packing-goods">
      {order.lines
        .filter(({ left }) => left > 0)
        .map((line) => {
          const { ticked, isAll } = tickedOf(state, order.number, line);
          const isMissing = (state.missing[order.number] ?? []).includes(line.position);
          const said = [line.name, line.variant].filter(Boolean).join(", ");
          return (
            <li
              key={line.position}
              className={[
                isAll && "packing-done",
                isMissing && "packing-missing",
                now === line.position && "packing-now",
              ]
                .filter(Boolean)
                .join(" ")}
              aria-current={now === line.position ? "step" : undefined}
            >
              <button type="button" onClick={() => tick(order.number, line.position, isAll ? -line.left : 1)}>
                <span>{said}</span>
                <span className="packing-count">
                  {isMissing ? t("OFFICE_PACKING_MISSING") : t("OFFICE_PACKING_OF", { ticked, count: line.left })}
                </span>
                {isAll && <Icon name="tick" small />}
              </button>
            </li>
          );
        })}
      {order.comment !== "" && <li className="packing-comment">„{order.comment}”</li>}
    </ol>
  );
}
