import { textIn } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";
import type { NewPayment } from "./provider.ts";

const languages: Record<LanCode, string> = { pl: "pl", en: "en", cz: "cs" };

/**
 * Returns PayU's body of a new payment: whole hundredths as text. Its products are the order as one thing, so
 * that they add up to the total whatever was taken off.
 */
export function payuOrder(
  { extOrderId, orderId, amount, currency, shopName, buyer, customerIp, lanCode, validFor, urls }: NewPayment,
  posId: string,
): object {
  const description = `${shopName} – ${textIn(lanCode, "PROVIDER_ORDER").toLowerCase()} ${orderId}`;
  return {
    notifyUrl: urls.notify,
    continueUrl: urls.paid,
    customerIp,
    merchantPosId: posId,
    description,
    currencyCode: currency.toUpperCase(),
    totalAmount: String(amount),
    extOrderId,
    validityTime: String(validFor),
    buyer: {
      email: buyer.email,
      phone: buyer.phone,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      language: languages[lanCode],
    },
    products: [{ name: `${textIn(lanCode, "PROVIDER_ORDER")} ${orderId}`, unitPrice: String(amount), quantity: "1" }],
  };
}
