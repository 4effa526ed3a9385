import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { call } from "../api.ts";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Moment } from "../Moment.tsx";
import { useCount, useText } from "../text.ts";
import "../controls/card.css";
import "./goods.css";

/** What Google Merchant has of the shop's goods, and which of them it refuses. */
export function RefusedOffersScreen() {
  const t = useText();
  const count = useCount();
  const query = useQuery({ queryKey: ["refused-offers"], queryFn: () => call(goodsRoutes.refusedOffers) });
  return (
    <>
      <ScreenHead title={t("OFFICE_REFUSED_OFFERS")} />
      <p className="mute goods-lead">{t("OFFICE_REFUSED_OFFERS_TEXT")}</p>
      {query.data?.on === true && (
        <p className="goods-lead" role="status">
          {count("OFFICE_OFFERS_TOLD", query.data.told)}{" "}
          {query.data.waiting > 0 && count("OFFICE_OFFERS_WAITING", query.data.waiting)}{" "}
          {query.data.stopped !== null && t(`OFFICE_OFFERS_STOPPED_${query.data.stopped.toUpperCase()}`)}
          {query.data.restsUntil !== null && (
            <>
              {t("OFFICE_OFFERS_REST")} <Moment at={query.data.restsUntil} />
            </>
          )}
        </p>
      )}
      <Listed
        query={query}
        rows={(data) => data.products}
        none={{ title: t(query.data?.on === false ? "OFFICE_REFUSED_OFFERS_OFF" : "OFFICE_REFUSED_OFFERS_NONE") }}
      >
        {(products) => (
          <ul className="card listed">
            {products.map(({ productId, product, offers, says }) => (
              <li key={productId}>
                <div>
                  <p>
                    <Link className="link" href={`/goods/${productId}`}>
                      {product}
                    </Link>
                  </p>
                  <p className="mute breaks">{t("OFFICE_CONNECTION_SAYS", { says })}</p>
                </div>
                <p>{count("OFFICE_OFFERS", offers)}</p>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
