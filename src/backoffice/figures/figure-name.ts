import { type BackReason, backReasons } from "../../domain/order/figures.ts";
import type { Text } from "../text.ts";
import type { GroupKind } from "./use-figures.ts";

/** Returns what a figure is called: a reason by its words, what has no name by that. */
export function figureText(t: Text, kind: GroupKind, name: string): string {
  if (kind !== "reason") return name === "" ? t(`OFFICE_FIGURES_NONE_${kind.toUpperCase()}`) : name;
  const reason = backReasons.find((one): one is BackReason => one === name);
  return reason === undefined ? name : t(`OFFICE_FIGURES_REASON_${reason.toUpperCase()}`);
}
