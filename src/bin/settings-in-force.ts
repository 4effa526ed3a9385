import type { ConnectionKind } from "../domain/connection/connections.ts";
import { isNobodys } from "../domain/opening.ts";
import type { Settings } from "./settings.ts";

/** Returns which variables of the environment stand before what staff enter of a connection, by its kind. */
export function settingsInForce({
  payuPosId,
  paypalClientId,
  smtpUrl,
  mailFrom,
  shopEmail,
}: Pick<Settings, "payuPosId" | "paypalClientId" | "smtpUrl" | "mailFrom" | "shopEmail">): Partial<
  Record<ConnectionKind, readonly string[]>
> {
  const mail = [
    smtpUrl === undefined ? [] : "SMTP_URL",
    isNobodys(mailFrom) ? [] : "MAIL_FROM",
    isNobodys(shopEmail) ? [] : "SHOP_EMAIL",
  ].flat();
  return {
    payu: payuPosId === undefined ? [] : ["PAYU_POS_ID", "PAYU_CLIENT_SECRET", "PAYU_SECOND_KEY"],
    paypal: paypalClientId === undefined ? [] : ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"],
    smtp: mail,
  };
}
