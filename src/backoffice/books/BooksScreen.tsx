import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "wouter";
import { bookRoutes } from "../../contract/operator/books.ts";
import { isMonth } from "../../domain/books/month.ts";
import { call } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Listed } from "../controls/Listed.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { monthName } from "./month-name.ts";
import { MonthBooks } from "./MonthBooks.tsx";
import "../controls/card.css";
import "../figures/figures.css";
import "./books.css";

/** The books, a month at a time: its sales by rate, the files for bookkeeping, what needs a cash register, and its closing. */
export function BooksScreen() {
  const t = useText();
  const mayRead = useMay("reports.read");
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("month");
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const query = useQuery({ queryKey: ["books"], queryFn: () => call(bookRoutes.bookedMonths) });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_BOOKS")}
        above={
          mayRead && (
            <Link className="link" href="/numbers">
              {t("OFFICE_NUMBERS")}
            </Link>
          )
        }
        acts={<HistoryLink entity="month" />}
      />
      <p className="mute figure-lead">{t("OFFICE_BOOKS_LEAD")}</p>
      <Listed
        query={query}
        rows={({ months }) => months}
        none={{ title: t("OFFICE_BOOKS_NONE"), text: t("OFFICE_BOOKS_NONE_TEXT") }}
      >
        {(found) => {
          const month = asked !== null && isMonth(asked) ? asked : found[0]!.month;
          // A month without documents can be looked at and closed, too.
          const months = found.some((one) => one.month === month) ? found : [{ month, closed: null }, ...found];
          return (
            <>
              <div className="books-month">
                <Choice
                  label={t("OFFICE_BOOKS_MONTH")}
                  value={month}
                  options={months.map(({ month: value, closed }) => [
                    value,
                    closed === null
                      ? monthName(value, lanCode)
                      : t("OFFICE_BOOKS_MONTH_CLOSED", { month: monthName(value, lanCode) }),
                  ])}
                  onChange={(chosen) => go(`/numbers/books?month=${chosen}`)}
                />
              </div>
              <OneMonth key={month} month={month} />
            </>
          );
        }}
      </Listed>
    </>
  );
}

function OneMonth({ month }: { month: string }) {
  const query = useQuery({
    queryKey: ["books", month],
    queryFn: () => call(bookRoutes.bookedMonth, { parameters: { month } }),
  });
  return <Read query={query}>{(books) => <MonthBooks books={books} />}</Read>;
}
