import type { DropSales } from "../../contract/operator/drops.ts";
import { clockOf } from "../moments.ts";
import { useSpoken, useText } from "../text.ts";
import "../figures/figures.css";

/** Units of the drawing: it is stretched to its room. */
const [column, height] = [10, 100];

/** Orders minute by minute as bars, and the same as a table for who reads it, the newest first. */
export function MinutesChart({ minutes }: Pick<DropSales, "minutes">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const largest = Math.max(1, ...minutes.map(({ orders }) => orders));
  const first = minutes[0];
  const last = minutes.at(-1);
  // A drop that has just begun is not one bar as wide as the screen.
  const columns = Math.max(minutes.length, 20);
  return (
    <div className="chart-and-table">
      <figure className="day-chart drop-chart">
        <p className="day-chart-scale mute" aria-hidden="true">
          {largest}
        </p>
        <svg viewBox={`0 0 ${columns * column} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {minutes.map(({ minute, orders }, index) => (
            <rect
              key={minute}
              className="day-bar"
              x={index * column + 1}
              y={height - (orders / largest) * height}
              width={column - 2}
              height={(orders / largest) * height}
            >
              <title>{`${clockOf(minute, lanCode)}: ${orders}`}</title>
            </rect>
          ))}
        </svg>
        {first !== undefined && last !== undefined && (
          <p className="day-chart-ends mute" aria-hidden="true">
            <span>{clockOf(first.minute, lanCode)}</span>
            {last !== first && <span>{clockOf(last.minute, lanCode)}</span>}
          </p>
        )}
      </figure>
      <div className="day-table drop-minutes" tabIndex={0} role="region" aria-label={t("OFFICE_DROP_MINUTES")}>
        <table className="figure-table">
          <thead>
            <tr>
              <th scope="col">{t("OFFICE_DROP_MINUTE")}</th>
              <th scope="col">{t("OFFICE_ORDERS")}</th>
            </tr>
          </thead>
          <tbody>
            {minutes.toReversed().map(({ minute, orders }) => (
              <tr key={minute}>
                <th scope="row">{clockOf(minute, lanCode)}</th>
                <td>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
