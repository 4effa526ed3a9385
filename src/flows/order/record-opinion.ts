import { randomBytes } from "node:crypto";
import type { MakeOrder } from "../../contract/order.ts";
import { asksForOpinions, saveOpinionConsent } from "../../database/order/opinion-consents.ts";
import { inOwnWords } from "../../database/content/said-texts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";
import { opinionConsent, opinionVersion } from "../../domain/order/opinion.ts";

/** Records with an order that its buyer asked for Ceneo's questionnaire, by the words they were shown, where the shop asks for opinions. By other words than those of now nothing was agreed to. */
export async function recordOpinion(
  db: Queryable,
  { orderId, opinion, lanCode }: { orderId: number; opinion: MakeOrder["opinion"]; lanCode: LanCode },
): Promise<void> {
  if (opinion?.version !== opinionVersion || !(await asksForOpinions(db))) return;
  await saveOpinionConsent(db, {
    orderId,
    consent: opinionConsent,
    words: await inOwnWords(db, async () => textIn(lanCode, "ORDER_OPINION")),
    pageKey: randomBytes(24).toString("base64url"),
  });
}
