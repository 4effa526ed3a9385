import type { LanCode } from "../../domain/language.ts";
import type { Period } from "../../domain/order/figures.ts";
import { shortDayOf } from "../moments.ts";

/** Returns days in few words: `28 lis`, `1 lis – 28 lis`. */
export function daysText({ from, to }: Period, lanCode: LanCode, now: Date): string {
  const text = (day: string) => shortDayOf(`${day}T12:00:00Z`, lanCode, now);
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}
