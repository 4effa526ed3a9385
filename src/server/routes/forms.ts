import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { messageBody, reviewBody } from "../../contract/messages.ts";
import {
  accountHref,
  endReviewsHref,
  newsletterHref,
  pathIn,
  paths,
  reviewHref,
  stockAlertHref,
} from "../../contract/paths.ts";
import { endNewsletter } from "../../database/mail/newsletter.ts";
import { endReviewEmails } from "../../database/review/review-links.ts";
import { endStockAlert } from "../../database/order/stock-alerts.ts";
import type { LanId } from "../../domain/language.ts";
import { type RefusalCode, refusalText } from "../../domain/refusals.ts";
import { confirmEmail, disownAccount } from "../../flows/customer/confirm-email.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { confirmSubscription } from "../../flows/mail/subscribe.ts";
import { confirmStockAlert } from "../../flows/order/request-stock-alert.ts";
import { sendMessage } from "../../flows/mail/send-message.ts";
import { writeReview } from "../../flows/review/write-review.ts";
import { accountLinkPage } from "../../generator/pages/account-link.ts";
import { reviewPage } from "../../generator/pages/review.ts";
import type { ServerParts } from "../app.ts";
import { languageAsked } from "../language-asked.ts";
import { sendPage } from "../send-page.ts";

type Form = Record<string, string>;

/**
 * The shop's forms as a browser without JavaScript sends them, and the one-click ends that mail programs
 * call (RFC 8058). Only what is sent changes something: links are followed by programs that read mail, too. Returns are pages: a prerendered one says which by its anchor.
 */
export function formRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { pool, shopEmail } = parts;
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post<{ Body: Form }>(paths.contact, async (request, reply) => {
    const parsed = v.safeParse(messageBody, { name: "", email: "", message: "", ...request.body });
    const refused = parsed.success ? await sendMessage(pool, parsed.output, shopEmail) : { code: "MALFORMED" };
    return seeOther(request, reply, `${paths.contact}#${refused === null ? "wyslano" : "nie-wyslano"}`);
  });

  app.post<{ Params: { link: string }; Body: Form }>(reviewHref(":link"), async (request, reply) => {
    const { link } = request.params;
    const parsed = v.safeParse(reviewBody, { content: "", stars: 0, ...request.body, link, token: null });
    const productId = String(request.body?.["productId"] ?? "").slice(0, 15);
    const language = languageAsked(request);
    const { lanId } = language;
    const code = parsed.success ? await refusalOf({ ...parsed.output, lanId }) : "MALFORMED";
    if (code === null) return seeOther(request, reply, `${reviewHref(encodeURIComponent(link))}#produkt-${productId}`);
    const trouble = { product_id: productId, text: refusalText(code, lanId) };
    return sendPage(reply.code(400), parts, {
      language,
      make: (reading) => reviewPage(reading, { link, linkSha256: tokenDigest(link), trouble }),
    });
  });

  app.post<{ Params: { link: string } }>(endReviewsHref(":link"), async (request, reply) => {
    await endReviewEmails(pool, tokenDigest(request.params.link));
    return seeOther(request, reply, `${reviewHref(encodeURIComponent(request.params.link))}#juz-nie`);
  });
  // What a mail program sends when its own unsubscribe button is pressed (RFC 8058).
  app.post<{ Params: { link: string } }>(newsletterHref("end", ":link"), async (request, reply) => {
    await endNewsletter(pool, tokenDigest(request.params.link));
    return seeOther(request, reply, newsletterHref("end", encodeURIComponent(request.params.link)));
  });
  app.post<{ Params: { link: string } }>(newsletterHref("confirm", ":link"), async (request, reply) => {
    await confirmSubscription(pool, request.params.link);
    return seeOther(request, reply, newsletterHref("confirm", encodeURIComponent(request.params.link)));
  });
  app.post<{ Params: { link: string } }>(stockAlertHref(":link", "confirm"), async (request, reply) => {
    await confirmStockAlert(pool, request.params.link);
    return seeOther(request, reply, stockAlertHref(encodeURIComponent(request.params.link)));
  });
  // What followed a link of an email is shown what its button would do.
  for (const answer of ["confirm", "end"] as const)
    app.get<{ Params: { link: string } }>(stockAlertHref(":link", answer), async (request, reply) =>
      seeOther(request, reply, stockAlertHref(encodeURIComponent(request.params.link))),
    );
  app.get<{ Params: { link: string } }>(endReviewsHref(":link"), async (request, reply) =>
    seeOther(request, reply, `${reviewHref(encodeURIComponent(request.params.link))}#koniec`),
  );
  app.post<{ Params: { link: string } }>(stockAlertHref(":link", "end"), async (request, reply) => {
    await endStockAlert(pool, tokenDigest(request.params.link));
    return seeOther(request, reply, stockAlertHref(encodeURIComponent(request.params.link)));
  });

  app.post<{ Params: { link: string } }>(accountHref(":link"), async (request, reply) => {
    await confirmEmail(pool, request.params.link);
    return seeOther(request, reply, accountHref(encodeURIComponent(request.params.link)));
  });
  app.post<{ Params: { link: string } }>(accountHref(":link", "disown"), async (request, reply) => {
    const { link } = request.params;
    if (!(await disownAccount(pool, link))) return seeOther(request, reply, accountHref(encodeURIComponent(link)));
    return sendPage(reply, parts, {
      language: languageAsked(request),
      make: (reading) => accountLinkPage(reading, { link, linkSha256: tokenDigest(link), removed: true }),
    });
  });

  async function refusalOf(review: v.InferOutput<typeof reviewBody> & { lanId: LanId }): Promise<RefusalCode | null> {
    const written = await writeReview(pool, review);
    return written.kind === "refused" ? written.code : null;
  }
}

/** Leads to a page of the shop in the language of the one the form was on. */
function seeOther(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(pathIn(path, languageAsked(request).lanCode), 303);
}
