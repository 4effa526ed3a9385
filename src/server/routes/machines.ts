import type { FastifyInstance } from "fastify";
import { machinePaths, paths, siteMapHref, toldPath } from "../../contract/paths.ts";
import { placesMap, productsMap, siteMapIndex } from "../../generator/site-map.ts";
import type { ServerParts } from "../app.ts";
import { notModified, versionOf } from "../conditional-requests.ts";
import { sendXml } from "../send-xml.ts";
import { sysPath } from "../../contract/shop-calls.ts";

/** What machines read: the site map, the rules for robots, and whether the shop is up. */
export function machineRoutes(app: FastifyInstance, { publicUrl, pool: db, pages }: ServerParts): void {
  const settings = { db, publicUrl };
  app.get(machinePaths.siteMap, (request, reply) =>
    sendXml(request, reply, { ...settings, make: () => siteMapIndex(settings) }),
  );
  app.get(siteMapHref("pages"), (request, reply) =>
    sendXml(request, reply, { ...settings, make: () => placesMap(settings) }),
  );
  app.get<{ Params: { part: string } }>("/sitemaps/products-:part(^[1-9]\\d{0,6}$).xml", (request, reply) =>
    sendXml(request, reply, { ...settings, make: () => productsMap(settings, Number(request.params.part)) }),
  );
  const robots = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}${machinePaths.siteMap}\n`;
  app.get(machinePaths.robots, (request, reply) => {
    reply.header("cache-control", "no-cache");
    return notModified(request, reply, versionOf(robots))
      ? reply.code(304).send()
      : reply.type("text/plain; charset=utf-8").send(robots);
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

/** Where robots find nothing: searches, calls, and what is somebody's own. */
const closed: readonly string[] = [paths.search, sysPath, toldPath, "/user/", "/newsletter/", "/faktura/", paths.order];
