import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { figureRoutes } from "../../contract/operator/figures.ts";
import { type AnswerOf, call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { Segments } from "../controls/Segments.tsx";
import { useNow } from "../now.ts";
import { useMay } from "../session.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Bar } from "./Bar.tsx";
import { daysText } from "./days.ts";
import "./figures.css";

type StockFigures = AnswerOf<(typeof figureRoutes)["stockFigures"]>;

/** What runs out, and what lies: of now, whatever the period. */
export function StockCards() {
  const t = useText();
  const [days, setDays] = useState<"60" | "90">("60");
  const query = useQuery({
    queryKey: ["figures", "stock", days],
    queryFn: () => call(figureRoutes.stockFigures, { query: { days } }),
  });
  return (
    <>
      <Card title={t("OFFICE_FIGURES_RUNS_OUT")}>
        <p className="mute figure-lead">{t("OFFICE_FIGURES_RUNS_OUT_TEXT")}</p>
        <Read query={query}>{({ runsOut }) => <RunsOut variants={runsOut} />}</Read>
      </Card>
      <Card
        title={t("OFFICE_FIGURES_LIES")}
        aside={
          <Segments
            label={t("OFFICE_FIGURES_LIES_FOR")}
            value={days}
            options={(["60", "90"] as const).map((value) => ({ value, text: t(`OFFICE_FIGURES_LIES_${value}`) }))}
            onChange={setDays}
          />
        }
      >
        <p className="mute figure-lead">{t("OFFICE_FIGURES_LIES_TEXT")}</p>
        <Read query={query}>{({ lies }) => <Lies lies={lies} />}</Read>
      </Card>
    </>
  );
}

function RunsOut({ variants }: { variants: StockFigures["runsOut"] }) {
  const t = useText();
  const counted = useCount();
  if (variants.length === 0) return <p>{t("OFFICE_FIGURES_RUNS_OUT_NONE")}</p>;
  return (
    <table className="figure-table">
      <thead>
        <tr>
          <th scope="col">{t("OFFICE_FIGURES_NAME")}</th>
          <th scope="col">{t("OFFICE_FIGURES_IN_STOCK")}</th>
          <th scope="col" className="figure-wide">
            {t("OFFICE_FIGURES_SOLD_28")}
          </th>
          <th scope="col">{t("OFFICE_FIGURES_LASTS")}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.variantId}>
            <th scope="row">
              <OfVariant {...variant} />
            </th>
            <td>{variant.stock}</td>
            <td className="figure-wide">{variant.sold}</td>
            <td>
              <strong>{counted("OFFICE_DAYS", variant.days)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lies({ lies: { variants, count, pieces, worth } }: { lies: StockFigures["lies"] }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  if (count === 0) return <p>{t("OFFICE_FIGURES_LIES_NONE")}</p>;
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  const shown = variants.reduce((sum, variant) => sum + variant.worth, 0);
  return (
    <table className="figure-table">
      <thead>
        <tr>
          <th scope="col">{t("OFFICE_FIGURES_NAME")}</th>
          <th scope="col">{t("OFFICE_FIGURES_IN_STOCK")}</th>
          <th scope="col" className="figure-wide">
            {t("OFFICE_FIGURES_LAST_SOLD")}
          </th>
          <th scope="col">{t("OFFICE_FIGURES_WORTH")}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.variantId}>
            <th scope="row">
              <OfVariant {...variant} />
              <Bar value={variant.worth} largest={variants[0]!.worth} />
            </th>
            <td>{variant.stock}</td>
            <td className="figure-wide">
              {variant.lastSold === null
                ? t("OFFICE_FIGURES_NEVER")
                : daysText({ from: variant.lastSold, to: variant.lastSold }, lanCode, now)}
            </td>
            <td>{inPln(variant.worth)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {count > variants.length && (
          <tr>
            <th scope="row" colSpan={2} className="mute">
              {t("OFFICE_FIGURES_OTHERS", { count: count - variants.length })}
            </th>
            <td className="figure-wide" />
            <td>{inPln(worth - shown)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <strong>{t("OFFICE_FIGURES_SUM")}</strong>
          </th>
          <td>{pieces}</td>
          <td className="figure-wide" />
          <td>
            <strong>{inPln(worth)}</strong>
            <span className="hidden-text">{counted("OFFICE_PIECES", pieces)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface OfVariantProps {
  variantId: number;
  product: string;
  variant: string;
}

/** A variant, with the way to how its stock has come about for who may see it. */
function OfVariant({ variantId, product, variant }: OfVariantProps) {
  const maySee = useMay("stock.move");
  const name = [product, variant].filter(Boolean).join(" ");
  if (!maySee) return <>{name}</>;
  return (
    <Link className="link" href={`/goods/stock/movements?variant=${variantId}`}>
      {name}
    </Link>
  );
}
