import type { FastifyInstance, FastifyReply } from "fastify";
import * as v from "valibot";
import { pageDataHref, paths, reportPaths } from "../../contract/paths.ts";
import { reportBody } from "../../contract/report.ts";
import { allConfig } from "../../database/config.ts";
import { type Language, languages } from "../../domain/language.ts";
import { reportContent, reportTrouble } from "../../flows/content/report-content.ts";
import type { ServerParts } from "../app.ts";
import { plainPagePolicy } from "../plain-page.ts";
import { nothingReported, type ReportShown, reportPage } from "../report-page.ts";

/** The form by which anybody reports content of the shop as illegal (law: Regulation (EU) 2022/2065, art. 16): it wants no account and no JavaScript. */
export function reportRoutes(app: FastifyInstance, { pool, assets, publicUrl }: ServerParts): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  for (const language of languages) {
    const path = reportPaths[language.lanCode];

    app.get(path, (request, reply) =>
      sendPage(reply, language, { ...nothingReported, about: pageBefore(request.headers.referer) }),
    );

    // There is no page data of it: the browser loads the page itself.
    app.get(pageDataHref(path), (_request, reply) => reply.code(204).header("cache-control", "no-store").send());

    app.post(path, async (request, reply) => {
      const parsed = v.safeParse(reportBody, request.body ?? {});
      if (!parsed.success) return sendPage(reply.code(400), language, { ...nothingReported, wrong: "text" });
      const wrong = reportTrouble(parsed.output);
      if (wrong !== null) return sendPage(reply.code(400), language, { ...nothingReported, ...parsed.output, wrong });
      const received = await reportContent(pool, { ...parsed.output, lanId: language.lanId, now: new Date() });
      return sendPage(reply, language, { ...nothingReported, ...parsed.output, received });
    });
  }

  /** Whoever follows the link at the foot of a page means something on that page. */
  function pageBefore(referer: string | undefined): string {
    if (referer === undefined || !URL.canParse(referer)) return "";
    const { origin, pathname } = new URL(referer);
    const isForm = Object.values(reportPaths).includes(pathname);
    return origin !== new URL(publicUrl).origin || isForm || pathname === paths.home ? "" : origin + pathname;
  }

  async function sendPage(reply: FastifyReply, { lanCode }: Language, shown: ReportShown): Promise<FastifyReply> {
    const shopName = (await allConfig(pool))["shop_name"] || "Bruk";
    return reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex", "content-security-policy": plainPagePolicy })
      .type("text/html; charset=utf-8")
      .send(reportPage(shown, { lanCode, shopName }, assets));
  }
}
