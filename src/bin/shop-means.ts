import type { ShopMeans } from "../flows/look-at-opening.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Returns by what means a shop with these settings keeps its word: whether emails leave it, and whether its online payments move money. */
export function shopMeans({
  publicUrl,
  smtpUrl,
  mailFrom,
  shopEmail,
  payuPosId,
  payuUrl,
  paypalClientId,
  paypalUrl,
}: Settings): ShopMeans {
  const onThisMachine = isThisMachine(publicUrl);
  const online = [
    { name: "PayU", connected: payuPosId !== undefined, url: payuUrl },
    { name: "PayPal", connected: paypalClientId !== undefined, url: paypalUrl },
  ].filter(({ connected }) => connected || onThisMachine);
  return {
    onThisMachine,
    sendsEmails: smtpUrl !== undefined,
    mailFrom,
    shopEmail,
    paysOnline: online.length > 0,
    unrealPayments: online.flatMap(({ name, connected, url }) =>
      !connected ? [`${name}'s stand-in`] : isSandbox(url) ? [`${name}'s sandbox`] : [],
    ),
  };
}

/** Both providers name their sandboxes in their hosts. */
function isSandbox(url: string): boolean {
  return /(^|\.)(snd|sandbox)\.|sandbox/.test(new URL(url).hostname);
}
