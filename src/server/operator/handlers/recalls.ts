import type { RecallPreview, RecallSent, recallRoutes } from "../../../contract/operator/recalls.ts";
import { allConfig } from "../../../database/config.ts";
import { rolledBack } from "../../../database/connect.ts";
import { parseEmail } from "../../../database/mail/email-contents.ts";
import { recalledProduct, recallEmails, recallsOf } from "../../../database/order/recalled-orders.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type LanCode, languageOf, languages } from "../../../domain/language.ts";
import { minimisingPart } from "../../../domain/order/recall-notice.ts";
import { noticeHtml } from "../../../domain/order/recall-notice-html.ts";
import { recallProduct, type SaidNotice } from "../../../flows/order/recall-product.ts";
import { type Handlers, refused, type Refused } from "../context.ts";

/** Recalls of products. */
export const recallHandlers: Handlers<keyof typeof recallRoutes> = {
  async recalls({ db, person, parameters: { id } }) {
    const product = await recalledProduct(db, id, languageOf(person.lan_id).lanCode);
    if (product === null) return refused("NOT_FOUND");
    const config = await allConfig(db);
    return {
      answer: {
        ...product,
        contact: { email: config["shop_email"] ?? "", phone: config["shop_phone"] ?? "" },
        recalls: await recallsOf(db, id),
      },
    };
  },

  async recallPreview({ db, parts, parameters: { id }, body }) {
    const not = await whyNot(db, id, body);
    if (not !== null) return not;
    const { notice } = body as { notice: SaidNotice };
    return rolledBack(db, async () => {
      const letters = await recallProduct(db, { productId: id, ...body, notice }, async () => undefined);
      if (letters === 0) return refused("RECALL_NOBODY");
      const shown: RecallPreview["languages"] = [];
      for (const { row, count } of await recallEmails(db, id)) {
        const { lanCode } = languageOf(row.lan_id);
        const { subject, text } = await parts.composeEmail(db, parseEmail(row));
        shown.push({ lanCode, letters: count, inPolish: notice[lanCode] === undefined, subject, text });
      }
      return {
        answer: {
          letters,
          languages: shown,
          pages: languages.flatMap(({ lanCode }) => {
            const said = notice[lanCode];
            return said === undefined ? [] : [{ lanCode, html: noticeHtml(said, lanCode) }];
          }),
        },
      };
    });
  },

  async recallProduct({ db, log, parameters: { id }, body }) {
    const not = await whyNot(db, id, body);
    if (not !== null) return not;
    const { notice } = body as { notice: SaidNotice };
    const letters = await recallProduct(db, { productId: id, ...body, notice }, log);
    return letters === 0 ? refused("RECALL_NOBODY") : { answer: { letters } };
  },
};

/** Why a recall is not written: there is no such product or variant, or words of it play the danger down. */
async function whyNot(db: Queryable, productId: number, { variantId, notice }: RecallSent): Promise<Refused | null> {
  const product = await recalledProduct(db, productId, "pl");
  const isOf = variantId === null || product?.variants.some(({ id }) => id === variantId) === true;
  if (product === null || !isOf) return refused("NOT_FOUND");
  for (const [lanCode, said] of Object.entries(notice) as [LanCode, SaidNotice["pl"]][]) {
    const part = minimisingPart(said);
    if (part !== null) return refused("RECALL_PLAYS_DOWN", { at: `/notice/${lanCode}/${part}` });
  }
  return null;
}
