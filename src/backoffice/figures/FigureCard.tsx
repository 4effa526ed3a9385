import { Link } from "wouter";
import type { Figure } from "../../contract/operator/figures.ts";
import type { Period } from "../../domain/order/figures.ts";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Bar } from "./Bar.tsx";
import { figureText } from "./figure-name.ts";
import { behindHref, type GroupKind, useSalesBy } from "./use-figures.ts";
import "./figures.css";

/** What was sold of what, the most first, each with the way to its orders; at the foot all of it adds up. */
export function FigureCard({ kind, period }: { kind: GroupKind; period: Period }) {
  const t = useText();
  const query = useSalesBy(kind, period);
  return (
    <Card title={t(`OFFICE_FIGURES_${kind.toUpperCase()}`)}>
      <p className="mute figure-lead">{t(`OFFICE_FIGURES_${kind.toUpperCase()}_TEXT`)}</p>
      <Read query={query}>
        {({ figures, others, rest, sold }) =>
          figures.length === 0 ? (
            <p>{t("OFFICE_FIGURES_NOTHING")}</p>
          ) : (
            <Table kind={kind} period={period} figures={figures} others={others} rest={rest} sold={sold} />
          )
        }
      </Read>
    </Card>
  );
}

interface TableProps {
  kind: GroupKind;
  period: Period;
  figures: readonly Figure[];
  others: { figures: number; sold: number };
  rest: number;
  sold: number;
}

function Table({ kind, period, figures, others, rest, sold }: TableProps) {
  const t = useText();
  const money = useMoney();
  const largest = Math.max(...figures.map((figure) => figure.sold));
  // Codes and sources say in how many orders, goods and sizes how many pieces.
  const ofPieces = kind === "product" || kind === "size" || kind === "reason";
  const foot = [
    ...(others.figures > 0 ? [[t("OFFICE_FIGURES_OTHERS", { count: others.figures }), others.sold] as const] : []),
    ...(kind === "product" || kind === "size" ? [[t("OFFICE_FIGURES_REST"), rest] as const] : []),
  ];
  return (
    <table className="figure-table">
      <thead>
        <tr>
          <th scope="col">{t("OFFICE_FIGURES_NAME")}</th>
          <th scope="col">{t(ofPieces ? "OFFICE_PIECES" : "OFFICE_FIGURES_ORDERS")}</th>
          <th scope="col">{t(kind === "reason" ? "OFFICE_FIGURES_WORTH" : "OFFICE_FIGURES_SALES")}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.key}>
            <th scope="row">
              <Link className="link" href={behindHref(kind, { ...period, key: figure.key })}>
                {figureText(t, kind, figure.name)}
              </Link>
              <Bar value={figure.sold} largest={largest} />
            </th>
            <td>{ofPieces ? figure.pieces : figure.orders}</td>
            <td>{money({ amount: figure.sold, currency: "pln" })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {foot.map(([name, worth]) => (
          <tr key={name}>
            <th scope="row" colSpan={2} className="mute">
              {name}
            </th>
            <td>{money({ amount: worth, currency: "pln" })}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            <strong>{t("OFFICE_FIGURES_SUM")}</strong>
          </th>
          <td>
            <strong>{money({ amount: sold, currency: "pln" })}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
