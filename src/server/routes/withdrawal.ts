import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { piecesIn } from "../../contract/chosen-pieces.ts";
import type { WithdrawalPage } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { withdrawalBody } from "../../contract/withdrawal.ts";
import { languageOf, type LanId } from "../../domain/language.ts";
import { refusalText } from "../../domain/refusals.ts";
import { withdraw, withdrawalTrouble } from "../../flows/order/withdraw.ts";
import { nothingAsked, withdrawalPage } from "../../generator/pages/withdrawal.ts";
import type { ServerParts } from "../app.ts";
import { choosableLines } from "../choosable-lines.ts";
import { languageAsked } from "../language-asked.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";
import { sendPage } from "../send-page.ts";

/**
 * The withdrawal as a form: the first sending shows what was written, with the pieces of the order to choose from, the second, with
 * its own button, declares it (law: art. 11a(3) of 2011/83/EU). With JavaScript that is `POST /sys/json_emails?withdraw`.
 */
export function withdrawalRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { pool, shopEmail } = parts;
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(routeOf("json_emails?withdraw"), async (request, reply) => {
    const parsed = v.safeParse(withdrawalBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const answer = await withdraw(pool, parsed.output, shopEmail);
    if (answer.kind === "refused") return refuse(reply, { status: 200, code: answer.code, about: answer.about, lanId });
    return reply.header("cache-control", "no-store").send({ received: answer.at, unsent: answer.unsent });
  });

  app.post<{ Body: Record<string, string> | null }>(paths.withdrawal, async (request, reply) => {
    const language = languageAsked(request);
    const { lanId } = language;
    const parsed = v.safeParse(withdrawalBody, {
      ...request.body,
      ...piecesIn(Object.entries(request.body ?? {})),
      lanId,
    });
    const page = parsed.success
      ? await answerTo(parsed.output, { lanId, asked: askedBy(request.body ?? {}) })
      : { ...nothingAsked, trouble: { about: "name", text: refusalText("MALFORMED", lanId) } };
    return sendPage(reply.code(page.trouble === null ? 200 : 400), parts, {
      language,
      make: (reading) => withdrawalPage(reading, page),
    });
  });

  async function answerTo(
    sent: v.InferOutput<typeof withdrawalBody>,
    { lanId, asked }: { lanId: LanId; asked: "look" | "declare" | "back" },
  ): Promise<WithdrawalPage> {
    const { name, order, email, goods } = sent;
    const filled = { name, order, email, goods };
    const trouble = withdrawalTrouble(sent);
    if (trouble !== null)
      return { ...nothingAsked, filled, trouble: { about: trouble.about, text: refusalText(trouble.code, lanId) } };
    if (asked === "back") return { ...nothingAsked, filled };
    const answer = asked === "look" ? null : await withdraw(pool, sent, shopEmail);
    if (answer?.kind !== "received") {
      const { lanCode } = languageOf(lanId);
      return {
        ...nothingAsked,
        step: "confirm",
        filled,
        lines: await choosableLines(pool, { ...sent, lanCode, withdrawal: true }),
        trouble: answer === null ? null : { about: answer.about, text: refusalText(answer.code, lanId) },
      };
    }
    return { ...nothingAsked, step: "done", filled, received: answer.at, unsent: answer.unsent };
  }
}

function askedBy(form: Record<string, string>): "look" | "declare" | "back" {
  if (form["back"] !== undefined) return "back";
  return form["confirmed"] === "1" ? "declare" : "look";
}
