import PostalMime, { type Email } from "postal-mime";

/** An email that came back: the ids by which it may be known, without their domain, and why, in the words of a mail server. */
export interface ReturnedEmail {
  messageIds: string[];
  refusal: string;
}

/**
 * Reads what a mail server sends to the sender of an email it could not deliver (RFC 3464), as it came. Returns null for
 * every other message, and for one that tells of a delay or of success. The email is known by its own Message-ID, in the
 * part or the headers that came back, else by what the report says it answers: some servers return nothing of it.
 */
export async function readReturnedEmail(raw: Uint8Array): Promise<ReturnedEmail | null> {
  const report = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: "utf8" }).catch(
    () => null,
  );
  if (report === null) return null;
  const status = report.attachments.find(({ mimeType }) => statusTypes.includes(mimeType));
  if (status === undefined) return null;
  const failed = recipientsIn(String(status.content)).find(({ action }) => action?.toLowerCase() === "failed");
  if (failed === undefined) return null;
  const { "diagnostic-code": said, status: code } = failed;
  return { messageIds: messageIdsIn(report), refusal: said?.replace(/^[\w.-]+\s*;\s*/, "") || code || "" };
}

const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
const returnedTypes = [
  "message/rfc822",
  "text/rfc822-headers",
  "message/rfc822-headers",
  "message/global",
  "message/global-headers",
];

/** What a report says of each recipient, by the names of its fields; what it says of the whole comes first and names none. */
function recipientsIn(status: string): Readonly<Record<string, string>>[] {
  return status
    .replace(/\r\n?/g, "\n")
    .split(/\n(?:[ \t]*\n)+/)
    .map(fieldsIn);
}

function fieldsIn(block: string): Record<string, string> {
  const lines = block.replace(/\n[ \t]+/g, " ").split("\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const colon = line.indexOf(":");
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}

function messageIdsIn({ attachments, inReplyTo = "", references = "" }: Email): string[] {
  const returned = attachments
    .filter(({ mimeType }) => returnedTypes.includes(mimeType))
    .map(({ content }) => fieldsIn(headersOf(String(content)))["message-id"] ?? "");
  const ids = [...returned, inReplyTo, references].flatMap((text) => text.match(/<[^<>@\s]+@/g) ?? []);
  return [...new Set(ids.map((id) => id.slice(1, -1)))];
}

function headersOf(message: string): string {
  return message.replace(/\r\n?/g, "\n").split("\n\n", 1)[0] ?? "";
}
