import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ossRoutes, type OssSaid } from "../../contract/operator/oss.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { childrensClothesLower } from "../../domain/books/oss.ts";
import { call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { countryName } from "../country-name.ts";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { percentOf } from "./percent-of.ts";
import { UnionRatesDialog } from "./UnionRatesDialog.tsx";

/** What a quarter's return of the one-stop shop comes to, its files, and the countries' rates. */
export function OssCard({ quarter }: { quarter: string }) {
  const t = useText();
  const [shows, setShows] = useState(false);
  const query = useQuery({
    queryKey: ["books", "oss", quarter],
    queryFn: () => call(ossRoutes.ossReturn, { parameters: { quarter } }),
  });
  return (
    <Card title={t("OFFICE_OSS", { quarter })}>
      <p>{t("OFFICE_OSS_TEXT")}</p>
      <Read query={query}>{(said) => <Return said={said} />}</Read>
      <div className="books-files">
        <Act onClick={() => setShows(true)}>{t("OFFICE_OSS_RATES")}</Act>
      </div>
      {shows && <UnionRatesDialog onClose={() => setShows(false)} />}
    </Card>
  );
}

function Return({ said: { quarter, euroDay, rows, sum } }: { said: OssSaid }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const money = useMoney();
  const inEuro = (amount: number | undefined) => (amount === undefined ? "–" : money({ amount, currency: "eur" }));
  if (rows.length === 0) return <p>{t("OFFICE_OSS_NONE")}</p>;
  return (
    <>
      <div className="books-sums books-wide" role="group" tabIndex={0} aria-label={t("OFFICE_OSS", { quarter })}>
        <table className="figure-table">
          <thead>
            <tr>
              <th scope="col">{t("OFFICE_OSS_COUNTRY")}</th>
              <th scope="col">{t("OFFICE_OSS_RATE")}</th>
              <th scope="col">{t("OFFICE_OSS_CHARGED")}</th>
              <th scope="col">{t("OFFICE_OSS_NET")}</th>
              <th scope="col">{t("OFFICE_OSS_VAT")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.quarter} ${row.country} ${row.rate}`}>
                <th scope="row">
                  {countryName(row.country, lanCode)}
                  {row.quarter !== quarter && (
                    <span className="mute"> {t("OFFICE_OSS_CORRECTION", { quarter: row.quarter })}</span>
                  )}
                </th>
                <td>{row.rate === null ? t("OFFICE_OSS_LOOK_UP") : percentOf(row.rate, lanCode)}</td>
                <td>
                  {row.charged.map(({ currency, gross }) => (
                    <div key={currency}>{money({ amount: gross, currency })}</div>
                  ))}
                </td>
                <td>{inEuro(row.euro?.net)}</td>
                <td>{inEuro(row.euro?.vat)}</td>
              </tr>
            ))}
          </tbody>
          {sum !== null && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  <strong>{t("OFFICE_OSS_ALL")}</strong>
                </th>
                <td>
                  <strong>{inEuro(sum.net)}</strong>
                </td>
                <td>
                  <strong>{inEuro(sum.vat)}</strong>
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p className="mute books-rows">
        {euroDay === null ? t("OFFICE_OSS_NO_EURO") : t("OFFICE_OSS_EURO", { day: euroDay })}{" "}
        {rows.some(({ rate }) => rate === null) && `${t("OFFICE_OSS_LOOK_UP_TEXT")} `}
        {rows.some(({ country }) => childrensClothesLower.includes(country)) && t("OFFICE_OSS_CHILDREN")}
      </p>
      <div className="books-files">
        <a className={actClass()} href={operatorHref(ossRoutes.ossTable, { quarter })} download>
          {t("OFFICE_OSS_TABLE")}
        </a>
        <a className={actClass()} href={operatorHref(ossRoutes.ossRecord, { quarter })} download>
          {t("OFFICE_OSS_RECORD")}
        </a>
      </div>
    </>
  );
}
