import { pointsDiscount, pointsToUse } from "../../../domain/customer/points.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { session, useSession } from "../../session/store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useOrderAttempt } from "../confirm/attempt.ts";

/** The loyalty points: only for who has any (specification, point 4). Left empty, the box uses all full hundreds. */
export function PointsBox() {
  const t = useText();
  const money = usePriceText();
  const balance = useSession((state) => state.userPoints);
  const wanted = useSession((state) => state.userPointsUse);
  const active = useSession((state) => state.userPointsActive);
  const refused = useOrderAttempt((state) =>
    state.refusal?.code?.startsWith("POINTS_") ? state.refusal.message : null,
  );
  if (balance === 0) return null;
  const worth = pointsDiscount(balance);
  const discount = pointsDiscount(wanted);
  const hundreds = balance - (balance % 100);
  return (
    <section className="points-box" aria-labelledby="points-box-title">
      <h3 id="points-box-title">{t("ORDER_POINTS")}</h3>
      {active ? (
        <div className="active-note active-note-on">
          <Icon name="tick" />
          <p role="status">{t("ORDER_POINTS_ACTIVE", { points: wanted, discount: money(discount) })}</p>
          <button type="button" className="link" onClick={() => session.setState({ userPointsActive: false })}>
            {t("BTN_CANCEL")}
          </button>
        </div>
      ) : (
        <div className="points-card">
          <p>
            {worth > 0
              ? t("ORDER_POINTS_INFO", { points: balance, pointsValue: money(worth) })
              : t("ORDER_POINTS_SHORT", { points: balance, pointsValue: money(pointsDiscount(100)) })}
          </p>
          {worth > 0 && (
            <div className="code-row">
              <Field
                label={t("ORDER_POINTS_HOWMANY")}
                name="userPointsUse"
                inputMode="numeric"
                autoComplete="off"
                value={wanted === 0 ? "" : String(wanted)}
                placeholder={String(hundreds)}
                onChange={(event) =>
                  session.setState({
                    userPointsUse: pointsToUse(Number(event.target.value.replace(/\D/g, "")), balance),
                  })
                }
              />
              <Button
                size="small"
                aria-disabled={wanted > 0 && discount === 0}
                onClick={() => {
                  if (wanted === 0) session.setState({ userPointsUse: hundreds, userPointsActive: true });
                  else if (discount > 0) session.setState({ userPointsActive: true });
                }}
              >
                {t("ORDER_POINTS_ACTIVATE")}
              </Button>
            </div>
          )}
        </div>
      )}
      {refused !== null && <FieldError text={refused} />}
    </section>
  );
}
