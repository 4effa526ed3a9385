import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { SMTPServer } from "smtp-server";

/** An email as a mail server took it. */
export interface Received {
  to: string;
  subject: string;
  headers: string;
  /** The decoded parts. */
  text: string;
  html: string;
  attachments: { filename: string; content: string }[];
}

/** A real mail server on this machine. */
export interface Mailbox {
  url: string;
  /** Returns all emails once there are so many. */
  received(count: number): Promise<Received[]>;
  close(): Promise<void>;
  /** Opens it again at the same address. */
  reopen(): Promise<void>;
}

export interface MailboxInput {
  /** Makes it refuse some recipients. */
  refuse?: (recipient: string) => boolean;
  /** Makes it refuse whoever sends. */
  refuseSender?: boolean;
  /** What it says of an email, once it wants to: null takes it. */
  answer?: (email: Received) => Promise<Error | null>;
}

/** Opens a mail server that lasts until the test ends, and takes every email at once unless wished otherwise. */
export async function openMailbox(
  t: Pick<TestContext, "after">,
  { refuse = () => false, refuseSender = false, answer = () => Promise.resolve(null) }: MailboxInput = {},
): Promise<Mailbox> {
  const emails: Received[] = [];
  let waiting: (() => void)[] = [];
  let server = await open(0);
  const { port } = server.server.address() as AddressInfo;
  t.after(() => close(server));

  async function open(at: number): Promise<SMTPServer> {
    const opened = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onMailFrom: (_address, _session, done) => done(refuseSender ? new Error("not from here") : null),
      onRcptTo: (address, _session, done) => done(refuse(address.address) ? new Error("no such mailbox") : null),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => void receive());
        const receive = async () => {
          const email = parse(
            Buffer.concat(chunks).toString("utf8"),
            session.envelope.rcptTo.map((rcpt) => rcpt.address).join(", "),
          );
          const refusal = await answer(email);
          if (refusal === null) emails.push(email);
          done(refusal);
          for (const tell of waiting) tell();
        };
      },
    });
    opened.on("error", () => undefined);
    opened.listen(at, "127.0.0.1");
    await once(opened.server, "listening");
    return opened;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    async received(count) {
      while (emails.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      waiting = [];
      return [...emails];
    },
    close: () => close(server),
    async reopen() {
      server = await open(port);
    },
  };
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function parse(source: string, to: string): Received {
  const end = source.indexOf("\r\n\r\n");
  const headers = unfolded(source.slice(0, end));
  const parts = partsOf(source);
  const attached = (part: string) => /^Content-Disposition: (?:attachment|inline)/m.test(headersOf(part));
  const part = (type: string) =>
    decoded(
      parts.find((candidate) => !attached(candidate) && headersOf(candidate).includes(`Content-Type: ${type}`)) ?? "",
    );
  const attachments = parts.filter(attached).map((file) => ({
    filename: words(/filename="?([^";\n]+)/.exec(headersOf(file))?.[1] ?? ""),
    content: decoded(file),
  }));
  return {
    to,
    subject: words(/^Subject: (.*)$/m.exec(headers)?.[1] ?? ""),
    headers,
    text: part("text/plain"),
    html: part("text/html"),
    attachments,
  };
}

/** The parts of an email that hold something, those inside other parts too. */
function partsOf(source: string): string[] {
  const boundary = /^Content-Type: multipart\/.*boundary="?([^";\n]+)/m.exec(headersOf(source))?.[1];
  if (boundary === undefined) return [source];
  return source
    .slice(source.indexOf("\r\n\r\n"))
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, "")));
}

function headersOf(part: string): string {
  return unfolded(part.slice(0, part.indexOf("\r\n\r\n")));
}

function unfolded(headers: string): string {
  return headers.replace(/\r\n[ \t]+/g, " ").replaceAll("\r\n", "\n");
}

function decoded(part: string): string {
  const end = part.indexOf("\r\n\r\n");
  const body = part.slice(end + 4).trim();
  if (/base64/i.test(part.slice(0, end))) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(part.slice(0, end))) return body;
  return unquoted(body.replace(/=\r\n/g, ""));
}

/** The words of a header: `=?UTF-8?Q?Zam=C3=B3wienie?=`. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : unquoted(text.replaceAll("_", " ")),
    );
}

function unquoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
