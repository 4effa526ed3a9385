import { closePanel } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { Html } from "../app/Html.tsx";
import { useText } from "../app/text.ts";
import { Button } from "../../ui/Button.tsx";
import "./confirm-step.css";

/** The order is placed: its number and the shop's own words about it (specification, point 2). */
export function ConfirmStep() {
  const t = useText();
  const placed = useSession((state) => state.placedOrder);
  return (
    <div className="panel-body">
      <section className="panel-confirm" aria-labelledby="panel-confirm-title">
        <div className="confirm-head">
          <h2 id="panel-confirm-title" tabIndex={-1} data-panel-focus="">{t("ORDER_CONFIRM")}</h2>
          {placed !== null && (
            <p>
              {t("ORDER_CONFIRM_NUMBER")} <b>{placed.orderId}</b>
            </p>
          )}
        </div>
        {placed !== null && <Html className="confirm-info" html={placed.orderInfo} />}
        <Button kind="ink" wide onClick={closePanel}>{t("ORDER_BACK")}</Button>
      </section>
    </div>
  );
}
