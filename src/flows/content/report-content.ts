import type { ReportAsSent } from "../../contract/report.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { keepReport } from "../../database/mail/questions.ts";
import { isEmail } from "../../domain/field-rules.ts";
import type { LanId } from "../../domain/language.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";

/** The first field of a report that is wrong. */
export type ReportTrouble = "about" | "text" | "email" | "faith";

/** Returns the first thing a report lacks: where the content is, why it is against the law, an address that is none, that it is said in good faith; null: nothing. Whoever reports may stay unnamed. */
export function reportTrouble({ about, text, email, faith }: ReportAsSent): ReportTrouble | null {
  if (about === "") return "about";
  if (text === "") return "text";
  if (email !== "" && !isEmail(email)) return "email";
  return faith === undefined ? "faith" : null;
}

/** Keeps a report of illegal content for who works here to decide on, and confirms it to its writer, where they have said who they are. Returns its number and when it was received, in Warsaw. */
export async function reportContent(
  pool: Pool,
  { about, text, name, email, lanId, now }: ReportAsSent & { lanId: LanId; now: Date },
): Promise<{ number: number; at: string }> {
  return inTransaction(pool, async (db) => {
    const number = await keepReport(db, { name, email, content: text, lanId, reported: about });
    const at = warsawTime(now);
    if (email !== "")
      await writeEmails(db, [{ kind: "contentReport", recipient: email, lanId, content: { number, at, about, text } }]);
    return { number, at };
  });
}
