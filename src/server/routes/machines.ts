import type { FastifyInstance } from "fastify";
import { llmsHref, machinePaths, pathsIn, siteMapHref, toldPath } from "../../contract/paths.ts";
import { languages } from "../../domain/language.ts";
import { llmsText } from "../../generator/llms.ts";
import { placesMap, productsMap, siteMapIndex } from "../../generator/site-map.ts";
import type { ServerParts } from "../app.ts";
import { cachedLayout } from "../cached-layout.ts";
import { notModified, versionOf } from "../conditional-requests.ts";
import { sendMade } from "../send-made.ts";
import { sysPath } from "../../contract/shop-calls.ts";

/** What machines read: the site map, the rules for robots, what agents read first, and whether the shop is up. */
export function machineRoutes(app: FastifyInstance, { publicUrl, pool: db, pages }: ServerParts): void {
  const settings = { db, publicUrl };
  app.get(machinePaths.siteMap, (request, reply) =>
    sendMade(request, reply, { ...settings, make: () => siteMapIndex(settings) }),
  );
  for (const language of languages)
    app.get(siteMapHref(language.lanCode), (request, reply) =>
      sendMade(request, reply, { ...settings, make: () => placesMap(settings, language) }),
    );
  app.get<{ Params: { part: string } }>("/sitemaps/products-:part(^[1-9]\\d{0,6}$).xml", (request, reply) =>
    sendMade(request, reply, { ...settings, make: () => productsMap(settings, Number(request.params.part)) }),
  );
  const robots = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}${machinePaths.siteMap}\n`;
  app.get(machinePaths.robots, (request, reply) => {
    reply.header("cache-control", "no-cache");
    return notModified(request, reply, versionOf(robots))
      ? reply.code(304).send()
      : reply.type("text/plain; charset=utf-8").send(robots);
  });

  for (const language of languages)
    app.get(llmsHref(language.lanCode), async (request, reply) => {
      const text = llmsText({ layout: await cachedLayout(db, language), publicUrl, lanCode: language.lanCode });
      reply.header("cache-control", "no-cache");
      return notModified(request, reply, versionOf(text))
        ? reply.code(304).send()
        : reply.type("text/plain; charset=utf-8").send(text);
    });

  // The process answers; whether it could sell anything, with its database there and every page prerendered once, is another question.
  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
  for (const path of ["/readyz", "/health"]) {
    app.get(path, async (_request, reply) => {
      const ok =
        pages.cursor !== null &&
        (await db.query("SELECT 1").then(
          () => true,
          () => false,
        ));
      return reply
        .code(ok ? 200 : 503)
        .header("cache-control", "no-store")
        .send({ ok });
    });
  }
}

/** Where robots find nothing, in any language: searches, calls, and what is somebody's own. */
const closed: readonly string[] = [
  sysPath,
  toldPath,
  "/faktura/",
  ...languages.flatMap(({ lanCode }) => {
    const { search, userData, newsletter, order } = pathsIn[lanCode];
    return [search, userData.slice(0, userData.lastIndexOf("/") + 1), newsletter, order];
  }),
];
