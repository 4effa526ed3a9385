import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Pool } from "../database/connect.ts";
import { isNobodys } from "../domain/opening.ts";
import {
  type Connections,
  type ConnectionTest,
  openConnection,
  type OpenedConnection,
} from "../flows/connection/open-connection.ts";
import { type MailTransport, openMailTransport, reachSmtp } from "../integrations/mail-transport.ts";
import type { Settings } from "./settings.ts";

/**
 * Returns what takes the shop's emails away: the mail server of the settings, else the one staff entered, as it is when
 * an email goes; else they are files. While its password cannot be opened none goes, and each waits.
 */
export function openConfiguredMail(
  pool: Pool,
  {
    settings: { smtpUrl, mailFrom, dataDir },
    connections,
    onFile,
  }: {
    settings: Pick<Settings, "smtpUrl" | "mailFrom" | "dataDir">;
    connections: Pick<Connections, "box">;
    onFile: (path: string) => void;
  },
): MailTransport {
  let last: { by: string; transport: MailTransport } | null = null;
  return {
    async send(email) {
      const isSet = smtpUrl !== undefined && !isNobodys(mailFrom);
      const opened = isSet ? null : await openConnection(pool, connections, "smtp");
      const url = smtpUrl ?? (opened === null ? undefined : smtpUrlOf(opened));
      const from = isNobodys(mailFrom) ? (opened?.fields.from ?? mailFrom) : mailFrom;
      const by = createHash("sha256")
        .update(JSON.stringify([url, from]))
        .digest("hex");
      if (last?.by !== by)
        last = { by, transport: openMailTransport({ smtpUrl: url, from, folder: join(dataDir, "mail"), onFile }) };
      await last.transport.send(email);
    },
  };
}

/** Asks the mail server that staff entered whether it lets the shop in; no email is sent. */
export const testSmtp: ConnectionTest<"smtp"> = async (opened) => {
  const { reached, says } = await reachSmtp(smtpUrlOf(opened));
  return { result: reached === "works" ? "works" : reached === "refused" ? "credentials" : "silent", says };
};

const options = { tls: "", starttls: "?requireTLS=true", plain: "?ignoreTLS=true" } as const;

function smtpUrlOf({
  fields: { host, port, security, user },
  secrets: { password },
}: OpenedConnection<"smtp">): string {
  const who = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${security === "tls" ? "smtps" : "smtp"}://${who}${host}:${port}/${options[security]}`;
}
