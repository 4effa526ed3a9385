import { useState } from "react";
import { Link } from "wouter";
import type { MonthSaid } from "../../contract/operator/books.ts";
import { distanceLine, nearness } from "../../domain/books/distance-sales.ts";
import { totalOf } from "../../domain/books/ledger.ts";
import { daysOfMonth } from "../../domain/books/month.ts";
import { quarterOf } from "../../domain/books/quarter.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { countryName } from "../country-name.ts";
import { Status } from "../controls/Status.tsx";
import { Moment } from "../Moment.tsx";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { CloseMonthDialog } from "./CloseMonthDialog.tsx";
import { FilesCard } from "./FilesCard.tsx";
import { OssCard } from "./OssCard.tsx";
import { percentOf } from "./percent-of.ts";
import { PayoutsCard } from "./PayoutsCard.tsx";
import { useDay } from "./use-day.ts";

interface MonthProps {
  books: MonthSaid;
}

/** A month of the books, card by card. */
export function MonthBooks({ books }: MonthProps) {
  const { ossSince } = books;
  const quarter = quarterOf(`${books.month}-01`);
  return (
    <>
      <Sales books={books} />
      {books.lacking.length > 0 && <Lacking books={books} />}
      {books.broken > books.lacking.length && <Broken books={books} />}
      <FilesCard books={books} />
      <Register books={books} />
      <PayoutsCard month={books.month} />
      <Abroad books={books} />
      {(ossSince !== null || books.oss.length > 0) && <OssCard quarter={quarter} />}
      <Closing books={books} />
    </>
  );
}

function Sales({ books: { sums, oss, ossDocuments, documents, rows, numbered, closed } }: MonthProps) {
  const t = useText();
  const money = useMoney();
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  const all = totalOf(sums);
  return (
    <Card
      title={t("OFFICE_BOOKS_SALES")}
      aside={
        <Status
          tone={closed === null ? "none" : "good"}
          text={t(closed === null ? "OFFICE_BOOKS_OPEN" : "OFFICE_BOOKS_CLOSED")}
        />
      }
    >
      {sums.length === 0 && oss.length === 0 && <p>{t("OFFICE_BOOKS_NOTHING")}</p>}
      {sums.length > 0 && (
        <div className="books-sums">
          <table className="figure-table">
            <thead>
              <tr>
                <th scope="col">{t("OFFICE_BOOKS_RATE")}</th>
                <th scope="col">{t("OFFICE_BOOKS_NET")}</th>
                <th scope="col">{t("OFFICE_BOOKS_VAT")}</th>
                <th scope="col">{t("OFFICE_BOOKS_GROSS")}</th>
              </tr>
            </thead>
            <tbody>
              {sums.map(({ rate, net, vat, gross }) => (
                <tr key={rate}>
                  <th scope="row">{rateText(rate)}</th>
                  <td>{inPln(net)}</td>
                  <td>{inPln(vat)}</td>
                  <td>{inPln(gross)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <strong>{t("OFFICE_BOOKS_ALL")}</strong>
                </th>
                <td>
                  <strong>{inPln(all.net)}</strong>
                </td>
                <td>
                  <strong>{inPln(all.vat)}</strong>
                </td>
                <td>
                  <strong>{inPln(all.gross)}</strong>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {oss.length > 0 && <SoldAbroad oss={oss} />}
      <p className="mute books-rows">
        {t("OFFICE_BOOKS_ROWS", { documents, numbered, ...rows })}{" "}
        {ossDocuments > 0 && t("OFFICE_BOOKS_OSS_ROWS", { count: ossDocuments })}
      </p>
    </Card>
  );
}

/** What bears the VAT of other countries: none of it is due in Poland. */
function SoldAbroad({ oss }: Pick<MonthSaid, "oss">) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const money = useMoney();
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  return (
    <div className="books-sums">
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t("OFFICE_BOOKS_OSS")}</th>
            <th scope="col">{t("OFFICE_BOOKS_NET")}</th>
            <th scope="col">{t("OFFICE_BOOKS_VAT")}</th>
            <th scope="col">{t("OFFICE_BOOKS_GROSS")}</th>
          </tr>
        </thead>
        <tbody>
          {oss.map(({ country, rate, net, vat, gross }) => (
            <tr key={`${country} ${rate}`}>
              <th scope="row">
                {countryName(country, lanCode)} {percentOf(rate, lanCode)}
              </th>
              <td>{inPln(net)}</td>
              <td>{inPln(vat)}</td>
              <td>{inPln(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lacking({ books: { lacking } }: MonthProps) {
  const t = useText();
  return (
    <Card title={t("OFFICE_BOOKS_LACKING")}>
      <p>{t("OFFICE_BOOKS_LACKING_TEXT")}</p>
      <ul className="books-list">
        {lacking.map(({ number, currency, day }) => (
          <li key={number}>{t("OFFICE_BOOKS_LACKING_ROW", { number, currency: currency.toUpperCase(), day })}</li>
        ))}
      </ul>
    </Card>
  );
}

function Broken({ books: { month, broken, lacking } }: MonthProps) {
  const t = useText();
  const { from, to } = daysOfMonth(month);
  return (
    <Card title={t("OFFICE_BOOKS_BROKEN", { count: broken - lacking.length })}>
      <p>{t("OFFICE_BOOKS_BROKEN_TEXT", { command: `audit --from ${from} --to ${to}` })}</p>
    </Card>
  );
}

function Register({ books: { exemption } }: MonthProps) {
  const t = useText();
  const mayRead = useMay("orders.read");
  const { sales, breaking, breaks } = exemption;
  if (sales === 0) return null;
  return (
    <Card title={t("OFFICE_BOOKS_REGISTER")}>
      <p>{breaking === 0 ? t("OFFICE_BOOKS_REGISTER_NONE", { count: sales }) : t("OFFICE_BOOKS_REGISTER_TEXT")}</p>
      {breaking > 0 && (
        <ul className="books-list">
          {breaks.map(({ order, document, why }) => (
            <li key={document}>
              {mayRead ? (
                <Link className="link" href={`/orders/${order}`}>
                  {order}
                </Link>
              ) : (
                order
              )}{" "}
              <span className="mute">{document}</span>{" "}
              {why.map((one) => t(`OFFICE_BOOKS_WHY_${one.toUpperCase()}`)).join(", ")}
            </li>
          ))}
        </ul>
      )}
      {breaking > breaks.length && (
        <p className="mute">{t("OFFICE_BOOKS_REGISTER_MORE", { count: breaking - breaks.length })}</p>
      )}
    </Card>
  );
}

const nearnessWords = {
  far: "OFFICE_BOOKS_ABROAD_FAR",
  near: "OFFICE_BOOKS_ABROAD_NEAR",
  close: "OFFICE_BOOKS_ABROAD_CLOSE",
  over: "OFFICE_BOOKS_ABROAD_OVER",
} as const;
const nearnessTones = { far: "good", near: "wait", close: "wait", over: "bad" } as const;

/** Sales to persons elsewhere in the Union, and how near the line they are. */
function Abroad({ books: { month, abroad, ossSince } }: MonthProps) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const money = useMoney();
  const day = useDay();
  const inPln = (amount: number) => money({ amount, currency: "pln" });
  const { year, before, countries } = abroad;
  if (countries.length === 0 && before === 0) return null;
  const near = nearness(year, before);
  const sums = { year: month.slice(0, 4), sum: inPln(year), before: inPln(before), line: inPln(distanceLine) };
  return (
    <Card
      title={t("OFFICE_BOOKS_ABROAD")}
      aside={
        ossSince === null ? (
          <Status tone={nearnessTones[near]} text={t(nearnessWords[near])} />
        ) : (
          <Status tone="good" text={t("OFFICE_BOOKS_ABROAD_OSS")} />
        )
      }
    >
      <p>
        {ossSince === null
          ? t("OFFICE_BOOKS_ABROAD_TEXT", sums)
          : t("OFFICE_BOOKS_ABROAD_OSS_TEXT", { ...sums, day: day(ossSince) })}
      </p>
      <ul className="books-list">
        {countries.map(({ country, net }) => (
          <li key={country}>
            {countryName(country, lanCode)} <span className="mute">{inPln(net)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Closing({ books: { month, over, closed, lacking, broken } }: MonthProps) {
  const t = useText();
  const mayClose = useMay("invoices.issue");
  const [asks, setAsks] = useState(false);
  if (closed !== null)
    return (
      <p className="books-closing">
        {t("OFFICE_BOOKS_CLOSED_AT")} <Moment at={closed.at} /> · {closed.by ?? t("OFFICE_BOOKS_BY_COMMAND")}
      </p>
    );
  if (!mayClose) return null;
  if (!over) return <p className="books-closing mute">{t("OFFICE_BOOKS_CLOSE_LATER")}</p>;
  if (lacking.length > 0 || broken > 0) return <p className="books-closing mute">{t("OFFICE_BOOKS_CLOSE_NOT")}</p>;
  return (
    <div className="books-closing">
      <Act kind="signal" onClick={() => setAsks(true)}>
        {t("OFFICE_BOOKS_CLOSE")}
      </Act>
      {asks && <CloseMonthDialog month={month} onClose={() => setAsks(false)} />}
    </div>
  );
}
