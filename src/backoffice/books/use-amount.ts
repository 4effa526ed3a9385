import { useCallback } from "react";
import { currencies, decimal } from "../../domain/money.ts";
import { useMoney } from "../use-money.ts";

/** Returns what writes hundredths of a currency, one the shop does not sell in with its code. */
export function useAmount(): (amount: number, currency: string) => string {
  const money = useMoney();
  return useCallback(
    (amount, code) => {
      const currency = currencies.find((one) => one === code);
      return currency === undefined ? `${decimal(amount)} ${code.toUpperCase()}` : money({ amount, currency });
    },
    [money],
  );
}
