import type { OneReturn } from "../../contract/operator/returns.ts";
import { useText } from "../text.ts";
import { amountFor } from "../amount-in.ts";
import { conditions } from "./pieces.ts";
import type { Count } from "./use-counted.ts";

/** Returns what says in words what of a return was counted, and how. */
export function useCountSaid({ pieces }: OneReturn): (name: string, value: unknown) => { label: string; text: string } {
  const t = useText();
  return (name, value) => {
    if (name === "parcel") return { label: t("OFFICE_RETURN_PARCEL"), text: String(value) };
    const piece = pieces.find(({ position }) => name === `piece-${position}`);
    const label = [piece?.name, piece?.variant].filter(Boolean).join(", ");
    if (value === undefined) return { label, text: "" };
    const count = value as Count;
    const words = [
      t("OFFICE_RETURN_EXPECTED", { count: count.expected }),
      ...conditions
        .filter((condition) => count[condition] > 0)
        .map((condition) => `${t(`OFFICE_RETURN_${condition.toUpperCase()}`)} ${count[condition]}`),
      ...(count.kept ? [`${t("OFFICE_RETURN_KEPT")} ${amountFor(count.kept)}`, count.why ?? ""] : []),
    ];
    return { label, text: words.join(" · ") };
  };
}
