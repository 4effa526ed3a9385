import type { Order } from "../../contract/operator/order.ts";
import type { SettlementPreview, SettlingInput } from "../../contract/operator/settlements.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { providerName } from "../../domain/payment/provider-name.ts";

/** Returns what the button of a decision says: the sum, whose it is and by which way it goes; where no money goes, what happens. */
export function useSettleButton(
  order: Order,
  { kind, preview }: { kind: SettlingInput["kind"]; preview: SettlementPreview | undefined },
): string {
  const t = useText();
  const money = useMoney();
  const plain = t(`OFFICE_SETTLE_DO_${kind.toUpperCase()}`);
  if (preview === undefined || preview.back.length === 0) return plain;
  const { name } = order.buyer;
  const sums = preview.back.map((way) => ({ sum: money(way.money), by: way.by, provider: way.provider }));
  const [first, second] = sums;
  if (second !== undefined) return t("OFFICE_SETTLE_DO_BOTH", { sums: sums.map(({ sum }) => sum).join(" + "), name });
  return first!.by === "provider"
    ? t("OFFICE_SETTLE_DO_PROVIDER", { sum: first!.sum, provider: providerName(first!.provider), name })
    : t("OFFICE_SETTLE_DO_ACCOUNT", { sum: first!.sum, name });
}
