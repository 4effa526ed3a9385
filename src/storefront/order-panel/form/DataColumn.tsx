import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { AccountSection } from "./AccountSection.tsx";
import { Agreements } from "./Agreements.tsx";
import type { Checkout } from "../delivery/checkout.ts";
import { InvoiceSection } from "./InvoiceSection.tsx";
import { LoginPrompt } from "./LoginPrompt.tsx";
import { OrderReview } from "../confirm/OrderReview.tsx";
import { OrderTrouble } from "../confirm/OrderTrouble.tsx";
import { Selection } from "../delivery/Selection.tsx";
import { ShippingSection } from "./ShippingSection.tsx";
import { SummaryTable } from "../confirm/SummaryTable.tsx";
import "./data-column.css";

/** The shopper's data, in the specification's order (point 2); on mobile the selection stands among them. */
export function DataColumn({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const mobile = useSession((state) => state.mobile);
  const loggedIn = useSession((state) => state.loggedIn);
  return (
    <section className="panel-data" aria-labelledby="panel-data-title">
      <h2 id="panel-data-title" tabIndex={-1} data-panel-focus="">
        {t("ORDER_USERDATA")}
      </h2>
      {!loggedIn && <LoginPrompt />}
      {!mobile && <OrderTrouble />}
      <div className="order-form">
        <ShippingSection checkout={checkout} />
        <InvoiceSection />
        <AccountSection />
        {mobile && <Selection checkout={checkout} />}
        <Agreements />
        <OrderReview checkout={checkout} />
        {mobile && <SummaryTable />}
      </div>
    </section>
  );
}
