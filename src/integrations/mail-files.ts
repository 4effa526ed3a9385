import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** An email that was written to a file instead of being sent. */
export interface EmailFile {
  /** The file's name without `.eml`. */
  id: string;
  at: Date;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Returns the emails in the shop's folder, newest first; none where there is no folder. */
export async function emailsIn(folder: string, most = 200): Promise<EmailFile[]> {
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => /^[\w-]+\.eml$/.test(name));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })));
  const newest = dated.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most);
  return Promise.all(
    newest.map(async ({ name, at }) => ({
      id: name.slice(0, -".eml".length),
      at,
      ...readEmail(await readFile(join(folder, name), "utf8")),
    })),
  );
}

/** Returns what an email as our own transport writes it says (RFC 5322, 2045 to 2047): to whom, about what, as HTML and as text. */
function readEmail(source: string): Pick<EmailFile, "to" | "subject" | "html" | "text"> {
  const email = partOf(source);
  const parts = leaves(email);
  const found = (type: string) =>
    parts.find(
      ({ headers }) =>
        (headers["content-type"] ?? "text/plain").toLowerCase().startsWith(type) &&
        !/^attachment/i.test(headers["content-disposition"] ?? ""),
    );
  return {
    to: words(email.headers["to"] ?? ""),
    subject: words(email.headers["subject"] ?? ""),
    html: decoded(found("text/html")),
    text: decoded(found("text/plain")),
  };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function partOf(source: string): Part {
  const text = source.replaceAll("\r\n", "\n");
  const end = text.indexOf("\n\n");
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, " ");
  const headers = Object.fromEntries(
    head
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { headers, body: end < 0 ? "" : text.slice(end + 2) };
}

function leaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers["content-type"] ?? "")?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(partOf(inner.replace(/^\n/, ""))));
}

function decoded(part: Part | undefined): string {
  if (part === undefined) return "";
  const encoding = (part.headers["content-transfer-encoding"] ?? "").toLowerCase();
  if (encoding === "base64") return Buffer.from(part.body, "base64").toString();
  return encoding === "quoted-printable" ? fromQuoted(part.body.replace(/=\n/g, "")) : part.body;
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` as they are read. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : fromQuoted(text.replaceAll("_", " ")),
    );
}

function fromQuoted(text: string): string {
  return Buffer.from(
    text
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/[^\u0000-\u00ff]/g, "?"),
    "latin1",
  ).toString();
}
