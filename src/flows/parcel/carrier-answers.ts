import { claimQuestion, endSilence, isSilent, recordSilence } from "../../database/connection/silent-services.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Carrier } from "../../integrations/carriers/carrier.ts";

/** What is said of a parcel whose carrier is left alone. */
export const carrierSilent = "the carrier does not answer";

/**
 * Returns whether a carrier can be told of a parcel. One that left the last call without an answer is first asked something
 * that is nobody's, once a minute: of what is told into a silence nobody knows whether it was done.
 */
export async function carrierAnswers(db: Queryable, carrier: Carrier): Promise<boolean> {
  if (!(await isSilent(db, carrier.key))) return true;
  if (!(await claimQuestion(db, carrier.key))) return false;
  if ((await carrier.check()).result === "silent") return false;
  await endSilence(db, carrier.key);
  return true;
}

/** Remembers of an answer that was lost that its carrier is silent; returns the answer. */
export async function heard<Answer extends { kind: string }>(
  db: Queryable,
  carrier: Carrier,
  answer: Answer,
): Promise<Answer> {
  if (answer.kind === "lost") await recordSilence(db, carrier.key);
  return answer;
}
