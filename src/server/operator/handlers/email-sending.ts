import { writeEmails } from "../../../database/mail/outbox.ts";
import { isEmail } from "../../../domain/field-rules.ts";
import { type Handlers, refused } from "../context.ts";

/** From whom emails leave, and whether that can be known. */
export const emailSendingHandlers: Handlers<"letters" | "sendTestLetter"> = {
  async letters({ db, parts: { means, mailRecords } }) {
    const { sendsEmails, mailFrom, shopEmail } = await means(db);
    const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "";
    return { answer: { leave: sendsEmails, from: mailFrom, shopEmail, records: await mailRecords.look(domain) } };
  },

  async sendTestLetter({ db, log, body: { to } }) {
    if (!isEmail(to)) return refused("EMAIL_INVALID");
    await writeEmails(db, [{ kind: "shopNotice", recipient: to, lanId: 1, content: { about: "test" } }]);
    await log({ act: "sendTestLetter", entity: "shop", entityId: 1 });
    return { answer: {} };
  },
};
