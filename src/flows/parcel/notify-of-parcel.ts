import { writeEmails } from "../../database/mail/outbox.ts";
import { buyerOf } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";

/** Writes to an order's buyer that a parcel is on its way, or that its number was mended. */
export async function notifyOfParcel(
  db: Queryable,
  {
    orderId,
    parcelId,
    corrected,
    notBefore,
  }: {
    orderId: number;
    parcelId: number;
    corrected: boolean;
    /** Until when the email waits and can be taken back; absent: it goes at once. */
    notBefore?: Date | undefined;
  },
): Promise<void> {
  const { email, lan_id } = await buyerOf(db, orderId);
  await writeEmails(db, [
    {
      kind: "parcelSent",
      recipient: email,
      lanId: lan_id,
      orderId,
      content: { parcel: parcelId, corrected },
      ...(notBefore !== undefined && { notBefore }),
    },
  ]);
}
