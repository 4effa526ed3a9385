import type { MouseEvent } from "react";
import { closePanel } from "../../session/panel.ts";
import { useSession } from "../../session/store.ts";
import { Html } from "../../app/Html.tsx";
import { useText } from "../../app/text.ts";
import { bound } from "../../../ui/bound.ts";
import { Button } from "../../../ui/Button.tsx";
import { AccountOffer } from "./AccountOffer.tsx";
import "./confirm-step.css";

/** The order is placed: its number and the shop's own words about it (specification, point 2). */
export function ConfirmStep() {
  const t = useText();
  const placed = useSession((state) => state.placedOrder);
  return (
    <div className="panel-body">
      <section className="panel-confirm" aria-labelledby="panel-confirm-title">
        <div className="confirm-head">
          <h2 id="panel-confirm-title" tabIndex={-1} data-panel-focus="">
            {t("ORDER_CONFIRM")}
          </h2>
          {placed !== null && (
            <>
              <p>
                {t("ORDER_CONFIRM_NUMBER")} <b>{placed.orderId}</b>
              </p>
              <p className="confirm-thanks">
                {placed.email === ""
                  ? bound(t("ORDER_CONFIRM_THANKS"))
                  : bound(t("ORDER_CONFIRM_MAIL", { email: placed.email }))}
              </p>
              <p>{bound(t(`ORDER_CONFIRM_NEXT_${placed.next.toUpperCase()}`))}</p>
            </>
          )}
        </div>
        {placed !== null && (
          <div onClick={leaveByLink}>
            <Html className="confirm-info" html={placed.orderInfo} />
          </div>
        )}
        {/* Ceneo's own script is in a page of its own, whose policy alone lets it in. */}
        {placed?.opinionPage && (
          // A script of another host that may keep nothing might fail.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe src={placed.opinionPage} title="Ceneo" hidden />
        )}
        {placed?.guestKey && <AccountOffer email={placed.email} orderKey={placed.guestKey} />}
        <Button kind="ink" wide onClick={closePanel}>
          {t("ORDER_BACK")}
        </Button>
      </section>
    </div>
  );
}

/** A link in the order's words leads to a page, which the panel would cover. */
function leaveByLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a") !== null) closePanel();
}
