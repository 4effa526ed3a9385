import { moneyWays } from "../../contract/operator/settlements.ts";
import type { ChangePreview } from "../../contract/operator/order-changes.ts";
import { changeReasons } from "../../domain/order/order-change.ts";
import { Field } from "../../ui/Field.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { type ChangeDraft, type ChangeForm, isRepriced } from "./change-draft.ts";
import "../order/facts.css";

interface ChangeSumsProps {
  form: ChangeForm;
  draft: ChangeDraft;
  /** What the server says it would make of the order; absent while nothing is changed. */
  preview: ChangePreview | undefined;
  /** Nothing is changed; where something is, its sums come, or wait for pieces that are there. */
  unchanged: boolean;
  onChange: (part: Partial<ChangeDraft>) => void;
}

/** What the change makes of the sums, how the difference is settled, and what the buyer is told. */
export function ChangeSums({ form, draft, preview, unchanged, onChange }: ChangeSumsProps) {
  const t = useText();
  const money = useMoney();
  const text = (amount: number) => money({ amount, currency: form.currency });
  return (
    <Card title={t("OFFICE_MONEY")}>
      {preview === undefined ? (
        unchanged && <p className="mute">{t("OFFICE_CHANGE_NOTHING")}</p>
      ) : (
        <table className="change-sums">
          <thead>
            <tr>
              <td />
              <th scope="col">{t("OFFICE_BEFORE")}</th>
              <th scope="col">{t("OFFICE_AFTER")}</th>
            </tr>
          </thead>
          <tbody>
            {(["products", "discount", "points", "shipping", "total"] as const)
              .filter((sum) => preview.before[sum] !== 0 || preview.after[sum] !== 0)
              .map((sum) => (
                <tr key={sum} className={sum === "total" ? "change-total" : undefined}>
                  <th scope="row">{t(sumTexts[sum])}</th>
                  {[preview.before[sum], preview.after[sum]].map((amount, at) => (
                    <td key={at}>{text(sum === "discount" || sum === "points" ? -amount : amount)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {preview !== undefined && preview.pointsBack > 0 && (
        <p>{t("OFFICE_CHANGE_POINTS", { points: preview.pointsBack })}</p>
      )}
      {preview !== undefined && preview.correction !== null && (
        <p>
          {t("OFFICE_CHANGE_CORRECTION", { series: preview.correction.series, sum: text(preview.correction.total) })}
        </p>
      )}
      <div className="change-fields">
        {preview !== undefined && (preview.balance > 0 || preview.back.length > 0) && (
          <Choice
            label={t("OFFICE_CHANGE_MONEY")}
            value={draft.money}
            options={moneyWays.map((way) => [way, t(`OFFICE_CHANGE_MONEY_${way.toUpperCase()}`)])}
            onChange={(way) => onChange({ money: way as ChangeDraft["money"] })}
          />
        )}
        {((preview !== undefined && preview.missing > 0) || form.heldForMoney) && form.paymentCode !== "cash" && (
          <label className="tick-row">
            <input
              type="checkbox"
              checked={draft.hold}
              onChange={(event) => onChange({ hold: event.currentTarget.checked })}
            />
            {t("OFFICE_CHANGE_HOLD")}
          </label>
        )}
        {isRepriced(form, draft) && (
          <Field
            label={t("OFFICE_CHANGE_PRICE_REASON")}
            value={draft.priceReason}
            maxLength={changeReasons.price}
            autoComplete="off"
            onChange={(event) => onChange({ priceReason: event.currentTarget.value })}
          />
        )}
        <Field
          label={t("OFFICE_CHANGE_REASON")}
          value={draft.reason}
          maxLength={changeReasons.change}
          autoComplete="off"
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
        <label className="tick-row">
          <input
            type="checkbox"
            checked={draft.tell}
            onChange={(event) => onChange({ tell: event.currentTarget.checked })}
          />
          {t("OFFICE_CHANGE_TELL")}
        </label>
        {preview !== undefined && preview.email !== null && draft.tell && (
          <details>
            <summary>{t("OFFICE_CHANGE_EMAIL")}</summary>
            <p className="change-email breaks">{preview.email.text}</p>
          </details>
        )}
      </div>
    </Card>
  );
}

const sumTexts = {
  products: "OFFICE_GOODS",
  discount: "OFFICE_CHANGE_DISCOUNT",
  points: "OFFICE_POINTS",
  shipping: "OFFICE_DELIVERY",
  total: "OFFICE_TOTAL",
} as const;
