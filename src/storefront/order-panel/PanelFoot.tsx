import { goToUserData } from "./steps.ts";
import { useSession } from "../session/store.ts";
import { useText } from "../app/text.ts";
import { Button } from "../../ui/Button.tsx";
import { stopsAll } from "../../domain/order/obstacle.ts";
import type { Checkout } from "./delivery/checkout.ts";
import { useObstacle } from "./delivery/use-obstacle.ts";
import { isSoldOut } from "./cart/line-changes.ts";
import { useAmountText, useTotals } from "./confirm/money-text.ts";
import { MissingFields } from "./form/MissingFields.tsx";
import { OrderButton } from "./confirm/OrderButton.tsx";
import { OrderTrouble } from "./confirm/OrderTrouble.tsx";
import { SummaryTable } from "./confirm/SummaryTable.tsx";
import "./panel-foot.css";

/** Every sum in one place and the next action, always in sight; on mobile the table is in the column above. */
export function PanelFoot({ step, checkout }: { step: "cart" | "userData"; checkout: Checkout }) {
  const t = useText();
  const mobile = useSession((state) => state.mobile);
  const nothing = useSession((state) => state.products.every(isSoldOut));
  const stopped = stopsAll(useObstacle(checkout)) || nothing;
  const amountText = useAmountText();
  const { amount } = useTotals();
  return (
    <footer className="panel-foot">
      {!mobile && <SummaryTable />}
      <div className="panel-act">
        {mobile && step === "userData" && <OrderTrouble elsewhere />}
        {step === "userData" && <MissingFields />}
        <p className="panel-total">
          <span id="panel-total-label">{t("ORDER_SUMMARY_TOTAL")}</span>
          <output data-total="total" aria-labelledby="panel-total-label">
            {amountText(amount.total)}
          </output>
        </p>
        {step === "cart" ? (
          <Button kind="signal" size="big" wide aria-disabled={stopped} onClick={() => !stopped && goToUserData()}>
            {t("ORDER_NEXT")}
          </Button>
        ) : (
          <OrderButton checkout={checkout} />
        )}
      </div>
    </footer>
  );
}
