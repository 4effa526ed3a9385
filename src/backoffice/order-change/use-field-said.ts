import { useCount, useText } from "../text.ts";
import { type ChangeForm, type DraftLine, positionIn } from "./change-draft.ts";

/** Returns what says a field of an order that is changed, and a value of it, in words. */
export function useFieldSaid(form: ChangeForm): (name: string, value: unknown) => { label: string; text: string } {
  const t = useText();
  const count = useCount();
  return (name, value) => {
    if (name === "shippingId") {
      const way = form.deliveries.find(({ shippingId }) => shippingId === value);
      return { label: t("OFFICE_DELIVERY"), text: way?.name ?? "" };
    }
    if (name === "point") return { label: t("OFFICE_POINT"), text: String(value) };
    if (name === "hold")
      return { label: t("OFFICE_CHANGE_HOLD"), text: t(value === true ? "OFFICE_YES" : "OFFICE_NO") };
    if (name === "reason") return { label: t("OFFICE_CHANGE_REASON"), text: String(value) };
    if (name === "priceReason") return { label: t("OFFICE_CHANGE_PRICE_REASON"), text: String(value) };
    const line = form.lines.find(({ position }) => position === positionIn(name));
    if (value === undefined) return { label: line?.name ?? t("OFFICE_GOODS"), text: "" };
    const { quantity, variantId, price } = value as DraftLine;
    const size = line?.sizes.find((one) => one.variantId === variantId)?.variant ?? line?.variant ?? "";
    const words = [count("OFFICE_PIECES", quantity), size, price].filter((word) => word !== "");
    return { label: line?.name ?? t("OFFICE_GOODS"), text: words.join(" · ") };
  };
}
