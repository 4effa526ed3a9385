import { connectionOf } from "../database/connection/connections.ts";
import type { Queryable } from "../database/queryable.ts";
import type { ConnectionKind, OpenFields } from "../domain/connection/connections.ts";
import { openFields } from "../domain/connection/connections.ts";
import { isNobodys } from "../domain/opening.ts";
import type { ShopMeans } from "../flows/look-at-opening.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** What staff entered of what a shop keeps its word by, where it is on; null: nothing. */
export interface EnteredMeans {
  payu: OpenFields<"payu"> | null;
  paypal: OpenFields<"paypal"> | null;
  smtp: OpenFields<"smtp"> | null;
}

/** Returns by what means a shop keeps its word now, by its settings and what staff entered: whether emails leave it, and whether its online payments move money. */
export async function shopMeans(db: Queryable, settings: Settings): Promise<ShopMeans> {
  return meansOf(settings, {
    payu: await enteredOf(db, "payu"),
    paypal: await enteredOf(db, "paypal"),
    smtp: await enteredOf(db, "smtp"),
  });
}

async function enteredOf<Kind extends ConnectionKind>(db: Queryable, kind: Kind): Promise<OpenFields<Kind> | null> {
  const row = await connectionOf(db, kind);
  return row?.is_on === true ? (openFields(kind, row.fields) as OpenFields<Kind>) : null;
}

/** Returns the same by what was entered. */
export function meansOf(
  { publicUrl, smtpUrl, mailFrom, shopEmail, payuPosId, payuUrl, paypalClientId, paypalUrl }: Settings,
  { payu, paypal, smtp }: EnteredMeans,
): ShopMeans {
  const onThisMachine = isThisMachine(publicUrl);
  const online = [
    { name: "PayU", isSet: payuPosId !== undefined, url: payuUrl, entered: payu },
    { name: "PayPal", isSet: paypalClientId !== undefined, url: paypalUrl, entered: paypal },
  ].filter(({ isSet, entered }) => isSet || entered !== null || onThisMachine);
  return {
    onThisMachine,
    sendsEmails: smtpUrl !== undefined || smtp !== null,
    mailFrom: isNobodys(mailFrom) ? (smtp?.from ?? mailFrom) : mailFrom,
    shopEmail: isNobodys(shopEmail) ? (smtp?.inbox ?? shopEmail) : shopEmail,
    paysOnline: online.length > 0,
    unrealPayments: online.flatMap(({ name, isSet, url, entered }) => {
      if (!isSet && entered === null) return [`${name}'s stand-in`];
      return (isSet ? isSandbox(url) : entered?.environment === "sandbox") ? [`${name}'s sandbox`] : [];
    }),
  };
}

/** Both providers name their sandboxes in their hosts. */
function isSandbox(url: string): boolean {
  return /(^|\.)(snd|sandbox)\.|sandbox/.test(new URL(url).hostname);
}
