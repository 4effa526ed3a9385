import type { PreviewedCut } from "../../contract/operator/price-cuts.ts";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { nameOfCut } from "./names.ts";

interface CutPreviewProps {
  rows: readonly PreviewedCut[];
  /** What is asked now is on its way. */
  isOld: boolean;
  /** What is missing until there is something to see. */
  waits: string;
  onLeave: (productId: number) => void;
}

/** What shoppers will see of each of the goods: the price, what it is now, and the lowest of 30 days; or why it cannot be. */
export function CutPreview({ rows, isOld, waits, onLeave }: CutPreviewProps) {
  const t = useText();
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency: "pln" });
  if (rows.length === 0) return <p className="mute cut-waits">{waits}</p>;
  return (
    <ul className="cut-preview" aria-busy={isOld}>
      {rows.map((row) => {
        const { productId, variantId, now, price, lowest, refused } = row;
        const name = nameOfCut(row);
        return (
          <li key={`${productId} ${variantId}`} className={refused === null ? undefined : "cut-refused"}>
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              {refused === null ? (
                <>
                  <p>
                    <strong className="cut-price">{text(price)}</strong> <s className="mute">{text(now)}</s>{" "}
                    <span className="whole">{text(price - now)}</span>
                  </p>
                  <p className="mute">{t("OFFICE_CUT_LOWEST", { price: text(lowest) })}</p>
                  {price >= lowest && <p className="cut-warn">{t("OFFICE_CUT_NOT_BELOW_LOWEST")}</p>}
                </>
              ) : (
                <p>{t(`OFFICE_CUT_REFUSED_${refused.toUpperCase()}`, { price: text(now) })}</p>
              )}
            </div>
            <Act kind="plain" aria-label={t("OFFICE_CUT_LEAVE_OUT", { name })} onClick={() => onLeave(productId)}>
              {t("OFFICE_REMOVE")}
            </Act>
          </li>
        );
      })}
    </ul>
  );
}
