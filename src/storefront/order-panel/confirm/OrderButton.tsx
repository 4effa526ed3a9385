import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { orderIsValid } from "../../../domain/order/order-form.ts";
import { fieldNames } from "../../../domain/order/order-form-fields.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";
import { formOf, leaveAllFields } from "../../session/order-form.ts";
import type { SessionState } from "../../session/state.ts";
import { session, useSession } from "../../session/store.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Checkout } from "../delivery/checkout.ts";
import { focusField, focusPart } from "../form/focus-field.ts";
import { isSoldOut } from "../cart/line-changes.ts";
import { needsAge, useAgeMissing } from "../form/needs-age.ts";
import { placeOrder } from "./place-order.ts";
import { orderAttempt, useOrderAttempt } from "./attempt.ts";
import { applyTypedCode, isCodeUnasked } from "../discounts/typed-code.ts";

/**
 * 'Order with obligation to pay' (art. 17 of the Consumer Rights Act wants these words): its accessible
 * name stays while it shows '...'. A click while something is missing shows every error and goes to the
 * first (specification, point 4). A code that was typed and not used is asked about first: none is dropped silently.
 */
export function OrderButton({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const { config } = useLayout();
  const ageMissing = useAgeMissing();
  const ready = useSession(isReady) && checkout.kind === "ready" && !ageMissing;
  const sending = useOrderAttempt((state) => state.sending);
  return (
    <Button
      kind="signal"
      size="big"
      wide
      className="order-button"
      aria-label={t("BTN_MAKEORDER")}
      aria-disabled={!ready || sending}
      aria-busy={sending}
      onClick={() => {
        if (sending) return;
        if (isCodeUnasked()) {
          focusField("discountCode");
          void applyTypedCode();
        } else if (ready) void placeOrder(config);
        else showWhatIsMissing();
      }}
    >
      {sending ? "..." : t("BTN_MAKEORDER")}
    </Button>
  );
}

function isReady(state: SessionState): boolean {
  const { products, shippingId, paymentId, shippingCode, shippingPoint } = state;
  const valid = orderIsValid({
    lines: products,
    shippingId,
    paymentId,
    shippingCode,
    shippingPoint,
    form: formOf(state),
  });
  return valid && state.shippingPrice !== null && !products.some(isSoldOut);
}

/** Errors show at every field; the first thing missing gets the focus. Returns whether there was such a thing. */
function showWhatIsMissing(): boolean {
  leaveAllFields();
  orderAttempt.setState({ asked: true });
  const { products, paymentId, shippingId, shippingCode, shippingPoint } = session.getState();
  const form = formOf(session.getState());
  const gone = products.find(isSoldOut);
  const field = fieldNames.find((name) => !form[name].valid && !form[name].hide);
  const lockerMissing = shippingCode === lockerCode && shippingPoint === null;
  return (
    (gone !== undefined && focusPart(`[data-key="${CSS.escape(gone.key)}"] button`)) ||
    (field !== undefined && focusField(field)) ||
    (needsAge(products) && !orderAttempt.getState().ageConfirmed && focusField("ageConfirmed")) ||
    focusPart(".selection-trouble .link") ||
    ((shippingId === null || paymentId === null) && focusField("shippingCountry")) ||
    (lockerMissing && (focusField("shippingPoint") || focusPart("[data-locker-section]")))
  );
}
