import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

/** Takes emails away. */
export interface MailTransport {
  /** Resolves once the email was accepted; throws when it was not. */
  send(letter: OutgoingEmail): Promise<void>;
}

export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; content: string | Buffer }[];
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
  const whole = (letter: OutgoingEmail) => ({
    from,
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: letter.attachments?.map((file) => ({ ...file })),
    messageId: `<${letter.messageId}@${domain}>`,
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    ...(letter.unsubscribe === undefined
      ? {}
      : {
          headers: {
            "List-Unsubscribe": `<${letter.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
  });
  if (smtpUrl !== undefined) {
    const smtp = createTransport({
      url: smtpUrl,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 15_000,
    });
    return {
      async send(letter) {
        await smtp.sendMail(whole(letter));
      },
    };
  }
  const file = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(letter) {
      const { message } = await file.sendMail(whole(letter));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${letter.messageId}.eml`);
      await writeFile(`${path}.new`, message as Buffer);
      await rename(`${path}.new`, path);
      onFile(path);
    },
  };
}
