import { Link, useSearch } from "wouter";
import { actClass } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { dayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { daysText } from "./days.ts";
import { FigureCard } from "./FigureCard.tsx";
import { MissedCard } from "./MissedCard.tsx";
import { periodBy } from "./period.ts";
import { PeriodChooser } from "./PeriodChooser.tsx";
import { SalesCard } from "./SalesCard.tsx";
import { StockCards } from "./StockCards.tsx";
import "./figures.css";

const kinds = ["product", "size", "source", "code", "reason"] as const;

/** How the shop sells: on which days, what, to whom it was told, what came back, what runs out and what lies. */
export function NumbersScreen() {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const mayRead = useMay("invoices.read");
  const asked = periodBy(useSearch(), dayOf(now));
  return (
    <>
      <ScreenHead
        title={t("OFFICE_NUMBERS")}
        states={<span className="mute">{daysText(asked, lanCode, now)}</span>}
        acts={
          mayRead && (
            <Link className={actClass("plain")} href="/numbers/books">
              {t("OFFICE_BOOKS")}
            </Link>
          )
        }
      />
      <PeriodChooser asked={asked} />
      <SalesCard period={asked} />
      <div className="figure-cards">
        {kinds.map((kind) => (
          <FigureCard key={kind} kind={kind} period={asked} />
        ))}
        <MissedCard period={asked} />
        <StockCards />
      </div>
    </>
  );
}
