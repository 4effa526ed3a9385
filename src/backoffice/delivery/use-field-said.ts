import type { Delivery } from "../../contract/operator/delivery.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { useText } from "../text.ts";
import type { MethodFields, OfferFields } from "./method-fields.ts";

const labels: Record<keyof MethodFields, BackofficePlainCode> = {
  code: "OFFICE_DELIVERY_KIND",
  namePl: "OFFICE_DELIVERY_NAME_PL",
  nameEn: "OFFICE_DELIVERY_NAME_EN",
  nameCz: "OFFICE_DELIVERY_NAME_CZ",
  daysFrom: "OFFICE_DELIVERY_DAYS_FROM",
  daysTo: "OFFICE_DELIVERY_DAYS_TO",
  freeFrom: "OFFICE_DELIVERY_FREE_FROM",
  offers: "OFFICE_DELIVERY_PRICES",
  collection: "OFFICE_DELIVERY_COLLECTION",
};

/** Returns what says a field of a way of delivery and what stands in it, where two people have changed it. */
export function useFieldSaid(payments: Delivery["payments"]) {
  const t = useText();
  return (name: keyof MethodFields, value: unknown) => ({
    label: t(labels[name]),
    text:
      name === "offers"
        ? offersSaid(value as OfferFields)
        : typeof value === "boolean"
          ? t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO")
          : String(value),
  });
  function offersSaid({ steps, prices }: OfferFields): string {
    return Object.entries(prices)
      .map(([id, typed]) => {
        const payment = payments.find((one) => String(one.id) === id)?.name ?? id;
        return `${payment}: ${typed.map((sum, at) => `${steps[at]} g ${sum} zł`).join(", ")}`;
      })
      .join("; ");
  }
}
