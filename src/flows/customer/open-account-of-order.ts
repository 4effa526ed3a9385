import { addCustomer } from "../../database/customer/customers.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { guestOrderOfKey } from "../../database/order/orders.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { saveTemporaryPassword } from "../../database/customer/temporary-passwords.ts";
import type { ClientData } from "../../contract/order.ts";
import { contactDataOf } from "./open-account.ts";
import { mailboxDigest } from "../order/order-shopper.ts";
import { temporaryDigest, temporaryPassword } from "./remind-password.ts";

/**
 * Opens an account for whoever placed an order as a guest, without a password: an email brings one for the first login,
 * after which a new one is asked for. Where the e-mail has an account already, its owner gets an email, and who asked is
 * told the same (guarantees, point 12). Returns whether the key is an order's of the last day; nobody else's key opens anything.
 */
export async function openAccountOfOrder(
  pool: Pool,
  { orderKey, lanId }: { orderKey: string; lanId: number },
): Promise<boolean> {
  const password = temporaryPassword();
  return inTransaction(pool, async (db) => {
    const order = await guestOrderOfKey(db, orderKey);
    if (order === null) return false;
    const { email } = order;
    const due = await requestEmail(db, { kind: "account", emailSha256: mailboxDigest(email) });
    const customerId = await addCustomer(db, {
      email,
      passwordHash: null,
      verified: false,
      contactData: contactDataOf(order.client_data as ClientData),
    });
    if (customerId !== null) {
      await saveTemporaryPassword(db, customerId, temporaryDigest(password));
      await writeEmails(db, [{ kind: "reminder", recipient: email, lanId, content: { password, opened: true } }]);
    } else if (due)
      await writeEmails(db, [{ kind: "accountExists", recipient: email, lanId, content: { asked: "order" } }]);
    return true;
  });
}
