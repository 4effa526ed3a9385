import { useText } from "../text.ts";
import { Said } from "./Said.tsx";
import type { Event } from "./timeline-days.ts";

/** Who took an order down for its buyer, what the buyer has said yes to, and why a price is not the shop's. */
export function PlacedTold({ by, consents, priceReason }: Extract<Event["what"], { kind: "placed" }>) {
  const t = useText();
  const said = consents.map((consent) => t(consentsTold[consent]));
  const parts = [
    said.length > 0 ? t("OFFICE_TOLD_CONSENTS", { consents: said.join(", ") }) : null,
    priceReason === null ? null : t("OFFICE_TOLD_PRICE_REASON", { reason: priceReason }),
  ].filter((part) => part !== null);
  return (
    <Said by={by}>
      {t("OFFICE_WAS_PLACEORDER")}
      {parts.length > 0 && `: ${parts.join("; ")}`}
    </Said>
  );
}

const consentsTold = {
  terms: "OFFICE_TOLD_CONSENT_TERMS",
  newsletter: "OFFICE_TOLD_CONSENT_NEWSLETTER",
  ofAge: "OFFICE_TOLD_CONSENT_OFAGE",
} as const;
