import { useCallback } from "react";
import { type Money, moneyText } from "./amounts.ts";
import { useSpoken } from "./text.ts";

/** Returns what writes money in the language that is spoken. */
export function useMoney(): (money: Money) => string {
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  return useCallback((money: Money) => moneyText(money, lanCode), [lanCode]);
}
