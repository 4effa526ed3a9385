import type { FastifyInstance } from "fastify";
import { href, paths } from "../../contract/paths.ts";
import { escapeHtml } from "../../generator/escape.ts";
import type { ServerParts } from "../app.ts";

/** What machines read: the site map, the rules for robots, and whether the shop is up. */
export function machineRoutes(app: FastifyInstance, { pages, publicUrl, pool }: ServerParts): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const listed = [...pages.pages.keys()].filter((path) => !unlisted.includes(path));
    const urls = listed.map((path) => `<url><loc>${escapeHtml(publicUrl + href(path))}</loc></url>`);
    return reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache")
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`);
  });
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600")
      .send(`User-agent: *\nDisallow: ${paths.search}\nDisallow: /sys/\nDisallow: /user/\nSitemap: ${publicUrl}/sitemap.xml\n`));
  app.get("/health", async (_request, reply) => {
    await pool.query("SELECT 1");
    return reply.header("cache-control", "no-store").send({ ok: true });
  });
}

/** Printed pages that search engines are asked not to keep. */
const unlisted: readonly string[] = [paths.notFound, paths.compare];
