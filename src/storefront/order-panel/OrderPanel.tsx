import { useEffect } from "react";
import { fields } from "../../domain/dictionary/pl/fields.ts";
import { forms } from "../../domain/dictionary/pl/forms.ts";
import { teach } from "../app/text.ts";
import { keepOrderKey } from "../session/order-key.ts";
import type { OrderStep } from "../session/state.ts";
import { useSession } from "../session/store.ts";
import { forgetAnsweredRefusals } from "./confirm/answered-refusal.ts";
import { CartColumn } from "./cart/CartColumn.tsx";
import { useCheckout, type Checkout } from "./delivery/checkout.ts";
import { ConfirmStep } from "./confirm/ConfirmStep.tsx";
import { DataColumn } from "./form/DataColumn.tsx";
import { EmptyCart } from "./cart/EmptyCart.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import { PanelDialog } from "./PanelDialog.tsx";
import { PanelFoot } from "./PanelFoot.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { useFreshLines } from "./cart/fresh-lines.ts";
import { orderAttempt } from "./confirm/attempt.ts";

teach({ ...forms, ...fields });

/**
 * The order panel (specification, point 2): cart, the shopper's data, confirmation; rendered
 * while `orderShow` is true. A crash inside shows its words here and leaves the shop alone.
 */
export function OrderPanel() {
  const step = useSession((state) => state.orderStep);
  const empty = useSession((state) => state.products.length === 0);
  const checkout = useCheckout();
  const look = step !== "confirm" && empty ? "empty" : step;
  return (
    <PanelDialog step={step} look={look}>
      <PanelHead />
      <PanelBoundary>
        <PanelContent look={look} checkout={checkout} />
      </PanelBoundary>
    </PanelDialog>
  );
}

function PanelContent({ look, checkout }: { look: OrderStep | "empty"; checkout: Checkout }) {
  useEffect(() => () => orderAttempt.setState({ removed: null, asked: false }), []);
  useEffect(beginSignIn, []);
  if (look === "confirm") return <ConfirmStep />;
  if (look === "empty") return <EmptyCart />;
  return <OpenOrder step={look} checkout={checkout} />;
}

/** The panel has appeared: what signs shoppers in comes after it, and on its own. */
function beginSignIn(): () => void {
  let closed = false;
  let callOff: (() => void) | undefined;
  void import("../sign-in/early.ts")
    .then(({ initialiseEarly }) => {
      if (!closed) callOff = initialiseEarly();
    })
    .catch(() => undefined);
  return () => {
    closed = true;
    callOff?.();
  };
}

function OpenOrder({ step, checkout }: { step: "cart" | "userData"; checkout: Checkout }) {
  useFreshLines();
  useEffect(forgetAnsweredRefusals, []);
  useEffect(() => void keepOrderKey(), []);
  return (
    <>
      <div className="panel-body">
        <CartColumn checkout={checkout} />
        {step === "userData" && <DataColumn checkout={checkout} />}
      </div>
      <PanelFoot step={step} checkout={checkout} />
    </>
  );
}
