import { Link } from "wouter";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import type { Bucket } from "./buckets.ts";
import { daysText } from "./days.ts";
import { behindHref } from "./use-figures.ts";
import "./figures.css";

/** Units of the drawing: it is stretched to its room. */
const [column, height] = [10, 100];

/**
 * Sales as bars, the days before as a line. A bar leads to its orders for who points at it; the table beside says and leads to
 * the same for who reads or goes by keys.
 */
export function DayChart({ buckets }: { buckets: readonly Bucket[] }) {
  const t = useText();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const largest = Math.max(1, ...buckets.flatMap(({ sold, before }) => [sold, before]));
  const tall = (worth: number) => (Math.max(0, worth) / largest) * height;
  const line = buckets.map(({ before }, index) => `${(index + 0.5) * column},${height - tall(before)}`);
  const first = buckets[0];
  const last = buckets.at(-1);
  return (
    <figure className="day-chart">
      <p className="day-chart-scale mute" aria-hidden="true">
        {money({ amount: largest, currency: "pln" })}
      </p>
      <svg viewBox={`0 0 ${buckets.length * column} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {buckets.map((bucket, index) => (
          <Link key={bucket.from} href={behindHref("day", bucket)} tabIndex={-1}>
            <rect className="day-room" x={index * column} width={column} height={height} />
            <rect
              className="day-bar"
              x={index * column + 1}
              y={height - tall(bucket.sold)}
              width={column - 2}
              height={tall(bucket.sold)}
            />
            <title>{`${daysText(bucket, lanCode, now)}: ${money({ amount: bucket.sold, currency: "pln" })}`}</title>
          </Link>
        ))}
        {buckets.length > 1 && <polyline className="day-line" points={line.join(" ")} />}
      </svg>
      {first && last && (
        <p className="day-chart-ends mute" aria-hidden="true">
          <span>{daysText(first, lanCode, now)}</span>
          {last !== first && <span>{daysText(last, lanCode, now)}</span>}
        </p>
      )}
      <figcaption className="day-legend">
        <span className="legend-now">{t("OFFICE_FIGURES_LEGEND_NOW")}</span>
        {buckets.length > 1 && <span className="legend-before">{t("OFFICE_FIGURES_LEGEND_BEFORE")}</span>}
      </figcaption>
    </figure>
  );
}
