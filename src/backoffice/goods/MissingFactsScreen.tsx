import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { call } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useCount, useText } from "../text.ts";
import "../controls/card.css";
import "./goods.css";

/** What the law wants told of goods on sale and nobody has told yet. */
export function MissingFactsScreen() {
  const t = useText();
  const count = useCount();
  const query = useQuery({ queryKey: ["missing-facts"], queryFn: () => call(goodsRoutes.missingFacts) });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_MISSING_FACTS")}
        acts={
          <Link href="/goods?view=factsMissing" className={actClass("plain")}>
            {t("OFFICE_GOODS_THESE")}
          </Link>
        }
      />
      <p className="mute goods-lead">{t("OFFICE_MISSING_FACTS_TEXT")}</p>
      <Listed query={query} rows={(data) => data.facts} none={{ title: t("OFFICE_MISSING_FACTS_NONE") }}>
        {(facts) => (
          <ul className="card listed">
            {facts.map(({ fact, of, products }) => (
              <li key={`${fact} ${of}`}>
                <div>
                  <p>
                    <strong>{of}</strong>
                  </p>
                  <p className="mute">{t(`OFFICE_FACT_${fact.toUpperCase()}`)}</p>
                </div>
                {fact === "producer" && <p>{count("OFFICE_PRODUCTS", products)}</p>}
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
