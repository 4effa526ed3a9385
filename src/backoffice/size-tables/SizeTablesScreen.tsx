import { Link } from "wouter";
import { actClass } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { useSizeTables } from "./use-size-tables.ts";
import "../controls/card.css";
import "../controls/listed.css";
import "../order/order-screen.css";

/** Every size table: what it measures, where it applies, and by what it advises a size. */
export function SizeTablesScreen() {
  const t = useText();
  const query = useSizeTables();
  return (
    <>
      <ScreenHead
        title={t("OFFICE_SIZE_TABLES")}
        above={<BackLink href="/goods">{t("OFFICE_GOODS")}</BackLink>}
        acts={
          <>
            <HistoryLink entity="sizeTable" />
            <Link href="/goods/size-tables/new" className={actClass("signal")}>
              {t("OFFICE_SIZE_TABLE_NEW")}
            </Link>
          </>
        }
      />
      <Read query={query}>
        {({ sizeTables }) =>
          sizeTables.length === 0 ? (
            <div className="card none-here">
              <h2>{t("OFFICE_SIZE_TABLES_NONE")}</h2>
              <p className="mute">{t("OFFICE_SIZE_TABLES_NONE_TEXT")}</p>
            </div>
          ) : (
            <ul className="card listed">
              {sizeTables.map(({ id, title, sizes, columns, places, advises }) => (
                <li key={id}>
                  <div>
                    <p>
                      <strong>
                        <Link href={`/goods/size-tables/${id}`}>{title}</Link>
                      </strong>{" "}
                      <span className="mute">{places.join(", ")}</span>
                    </p>
                    <p className="mute">{t("OFFICE_SIZE_TABLE_OF", { sizes, measures: columns.join(", ") })}</p>
                  </div>
                  <span className="mute">
                    {advises === null
                      ? t("OFFICE_SIZE_TABLE_ADVISES_NOT")
                      : t("OFFICE_SIZE_TABLE_ADVISES", { measure: advises })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </>
  );
}
