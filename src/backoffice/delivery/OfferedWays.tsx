import type { CartOffer } from "../../contract/operator/delivery.ts";
import { daysSaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

/** Each way of delivery with each payment: its price and days, or why it is not offered. `isOld`: of a cart before, while the new one is reckoned. */
export function OfferedWays({ offer, isOld }: { offer: CartOffer; isOld: boolean }) {
  const t = useText();
  const money = useMoney();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const zloty = (amount: number) => money({ amount, currency: "pln" });
  const { total, weight, obstacle, blocked, ways } = offer;
  return (
    <div aria-busy={isOld} aria-live="polite">
      <p className="delivery-countries">{t("OFFICE_OFFER_SUM", { sum: zloty(total), grams: weight })}</p>
      {obstacle !== null && <p className="delivery-countries delivery-trouble">{t(`OFFICE_OFFER_${obstacle}`)}</p>}
      {blocked.length > 0 && (
        <p className="delivery-countries delivery-trouble">
          {t("OFFICE_OFFER_BLOCKED", { names: blocked.join(", ") })}
        </p>
      )}
      {ways.length > 0 && (
        <table className="delivery-ways">
          <thead>
            <tr>
              <th scope="col">{t("OFFICE_OFFER_METHOD")}</th>
              <th scope="col">{t("OFFICE_PAYMENT")}</th>
              <th scope="col">{t("OFFICE_PRICE")}</th>
              <th scope="col">{t("OFFICE_OFFER_COMES")}</th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ methodId, paymentId, method, payment, price, free, why, from, to }) => (
              <tr key={`${methodId} ${paymentId}`} className={why === null ? "" : "mute"}>
                <th scope="row">{method}</th>
                <td>{payment}</td>
                {why === null ? (
                  <>
                    <td className="delivery-price">
                      <strong className="whole">{zloty(price ?? 0)}</strong> {free && t("OFFICE_OFFER_FREE")}
                    </td>
                    <td>{from === null || to === null ? "–" : daysSaid({ from, to }, tag)}</td>
                  </>
                ) : (
                  <td colSpan={2}>{t(`OFFICE_OFFER_WHY_${why.toUpperCase()}`)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
