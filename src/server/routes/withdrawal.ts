import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { WithdrawalPage } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { withdrawalBody } from "../../contract/withdrawal.ts";
import type { LanId } from "../../domain/language.ts";
import { refusalText } from "../../domain/refusals.ts";
import { withdraw, withdrawalTrouble } from "../../flows/order/withdraw.ts";
import { nothingAsked, withdrawalPage } from "../../generator/pages/withdrawal.ts";
import type { ServerParts } from "../app.ts";
import { languageAsked } from "../language-asked.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";
import { sendPage } from "../send-page.ts";

/**
 * `POST /sys/json_emails?withdraw`, and the same as a form without JavaScript: the first sending shows what was
 * written, the second, with its own button, declares it (law: art. 11a(3) of 2011/83/EU).
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
    const parsed = v.safeParse(withdrawalBody, { ...request.body, lanId });
    const page = parsed.success
      ? await answerTo(parsed.output, { lanId, confirmed: request.body?.["confirmed"] === "1" })
      : { ...nothingAsked, trouble: { about: "name", text: refusalText("MALFORMED", lanId) } };
    return sendPage(reply.code(page.trouble === null ? 200 : 400), parts, {
      language,
      make: (reading) => withdrawalPage(reading, page),
    });
  });

  async function answerTo(
    sent: v.InferOutput<typeof withdrawalBody>,
    { lanId, confirmed }: { lanId: LanId; confirmed: boolean },
  ): Promise<WithdrawalPage> {
    const { name, order, email, goods } = sent;
    const filled = { name, order, email, goods };
    const trouble = withdrawalTrouble(sent);
    if (trouble !== null)
      return { ...nothingAsked, filled, trouble: { about: trouble.about, text: refusalText(trouble.code, lanId) } };
    if (!confirmed) return { ...nothingAsked, step: "confirm", filled };
    const answer = await withdraw(pool, sent, shopEmail);
    const done = { ...nothingAsked, step: "done", filled } as const;
    return answer.kind === "received" ? { ...done, received: answer.at, unsent: answer.unsent } : done;
  }
}
