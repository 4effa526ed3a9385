import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

/** Takes emails away. */
export interface MailTransport {
  /** Resolves once the email was accepted; throws when it was not, an `EmailRefused` where it never will be. */
  send(email: OutgoingEmail): Promise<void>;
}

/** A mail server has said for good that it does not take an email for its recipient. */
export class EmailRefused extends Error {
  override name = "EmailRefused";
}

export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; content: string | Buffer; cid?: string }[];
  /** Whom an answer goes to, where not to the sender. */
  replyTo?: { name: string; address: string };
  /** Where one request ends emails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** The same for every sending of one email. */
  messageId: string;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`; absent: emails are written to the folder. */
  smtpUrl: string | undefined;
  from: string;
  folder: string;
  /** Told the file of each email written to the folder. */
  onFile: (path: string) => void;
}

/** Returns the mail transport: a mail server where one is set, else files `DATA_DIR/mail/*.eml`. */
export function openMailTransport({ smtpUrl, from, folder, onFile }: MailSettings): MailTransport {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const whole = (email: OutgoingEmail) => ({
    from,
    to: email.to,
    subject: email.subject,
    text: email.text,
    html: email.html,
    attachments: email.attachments?.map((file) => ({ ...file })),
    messageId: `<${email.messageId}@${domain}>`,
    ...(email.replyTo === undefined ? {} : { replyTo: email.replyTo }),
    ...(email.unsubscribe === undefined
      ? {}
      : {
          headers: {
            "List-Unsubscribe": `<${email.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
  });
  if (smtpUrl !== undefined) {
    const smtp = smtpAt(smtpUrl);
    return {
      async send(email) {
        await smtp.sendMail(whole(email)).catch((error: unknown) => {
          throw isForGood(error) ? new EmailRefused(error.response, { cause: error }) : error;
        });
      },
    };
  }
  const file = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(email) {
      const { message } = await file.sendMail(whole(email));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${email.messageId}.eml`);
      await writeFile(`${path}.new`, message as Buffer);
      await rename(`${path}.new`, path);
      onFile(path);
    },
  };
}

/** Returns whether a mail server lets the shop in, and what it says where it does not; no email is sent. */
export async function reachSmtp(smtpUrl: string): Promise<{ reached: "works" | "refused" | "silent"; says: string }> {
  const smtp = smtpAt(smtpUrl);
  try {
    await smtp.verify();
    return { reached: "works", says: "" };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return { reached: code === "EAUTH" ? "refused" : "silent", says: message };
  } finally {
    smtp.close();
  }
}

function smtpAt(url: string) {
  return createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 });
}

/** What nodemailer throws of an answer by which an email ended. */
interface SmtpProblem {
  response: string;
}

/** True of an answer 5xx to the recipient or to the text. One to the sender or to the password is about the shop, and may be mended. */
function isForGood(error: unknown): error is SmtpProblem {
  const {
    responseCode = 0,
    command = "",
    response,
  } = error as Partial<SmtpProblem & { responseCode: number; command: string }>;
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA") && response !== undefined;
}
