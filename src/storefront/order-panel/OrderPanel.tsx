import { useEffect, useState } from "react";
import { forms } from "../../domain/dictionary/pl/forms.ts";
import { afterFrame } from "../app/after-frame.ts";
import { teach } from "../app/text.ts";
import { keepOrderKey } from "../session/order-key.ts";
import { useSession } from "../session/store.ts";
import { forgetAnsweredRefusals } from "./answered-refusal.ts";
import { CartColumn } from "./CartColumn.tsx";
import { useCheckout, type Checkout } from "./checkout.ts";
import { ConfirmStep } from "./ConfirmStep.tsx";
import { DataColumn } from "./DataColumn.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import { PanelDialog } from "./PanelDialog.tsx";
import { PanelFoot } from "./PanelFoot.tsx";
import { PanelHead } from "./PanelHead.tsx";
import { useFreshLines } from "./fresh-lines.ts";
import { till } from "./till.ts";

teach(forms);

/**
 * The order panel (specification, point 2): cart, the shopper's data, confirmation; shown while
 * `orderShow` is true. A crash inside shows its words here and leaves the shop alone.
 */
export function OrderPanel() {
  const shown = useSession((state) => state.orderShow);
  const checkout = useCheckout();
  return shown ? <ShownPanel checkout={checkout} /> : null;
}

/** The window and its head are painted first, what stands in it with the next frame: on a slow phone the panel is open at once. */
function ShownPanel({ checkout }: { checkout: Checkout }) {
  const step = useSession((state) => state.orderStep);
  const empty = useSession((state) => state.products.length === 0);
  const painted = usePainted();
  const look = step !== "confirm" && empty ? "empty" : step;
  useEffect(() => () => till.setState({ removed: null, asked: false }), []);
  useEffect(() => (painted ? beginSignIn() : undefined), [painted]);
  return (
    <PanelDialog step={step} look={look} filled={painted}>
      <PanelHead />
      {painted && (
        <PanelBoundary>
          {look === "confirm" && <ConfirmStep />}
          {look === "empty" && <EmptyCart />}
          {(look === "cart" || look === "userData") && <OpenOrder step={look} checkout={checkout} />}
        </PanelBoundary>
      )}
    </PanelDialog>
  );
}

/** Answers whether a frame has been painted since this was first shown. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  return painted;
}

/** The panel has appeared: what signs shoppers in comes after it, and on its own. */
function beginSignIn(): () => void {
  let closed = false;
  let callOff: (() => void) | undefined;
  void import("../sign-in/early.ts").then(({ initialiseEarly }) => {
    if (!closed) callOff = initialiseEarly();
  }).catch(() => undefined);
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
