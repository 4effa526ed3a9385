import type { MethodMark } from "../../../domain/payment/method-marks.ts";
import { useText } from "../../app/text.ts";

const names: Record<Exclude<MethodMark, "card">, string> = {
  blik: "BLIK",
  visa: "Visa",
  mastercard: "Mastercard",
  applepay: "Apple Pay",
  googlepay: "Google Pay",
  paypal: "PayPal",
  paczkomat: "InPost Paczkomat",
};

/** Those with a drawing before the name (choice.css). */
const drawn: readonly MethodMark[] = ["card", "mastercard", "paczkomat"];

/** A way to pay or a carrier by its own name, drawn as a small sign of ours: no trade mark's picture is used. */
export function Mark({ mark }: { mark: MethodMark }) {
  const t = useText();
  return (
    <span className={`mark mark-${mark}`}>
      {drawn.includes(mark) && <i aria-hidden="true" />}
      {mark === "card" ? t("ORDER_MARK_CARD") : names[mark]}
    </span>
  );
}
