import type { FastifyInstance, FastifyReply } from "fastify";
import { markHref, ownStyleHref } from "../../contract/paths.ts";
import { markContent, markIcon, storedMarks } from "../../database/appearance/marks.ts";
import { iconNames, ownStylesheet, type StyledMark, styleNamed } from "../../domain/appearance/appearance.ts";
import type { ServerParts } from "../app.ts";

/** The shop's own stylesheet, marks and icons: what an address names is in it, so each is good for ever, those of an earlier look too. */
export function appearanceRoutes(app: FastifyInstance, { pool }: Pick<ServerParts, "pool">): void {
  app.get<{ Params: { file: string } }>(ownStyleHref(":file"), async ({ params: { file } }, reply) => {
    const style = file.endsWith(".css") ? styleNamed(file.slice(0, -".css".length)) : null;
    if (style === null) return reply.callNotFound();
    const ids = [style.logo, style.logoDark].filter((id) => id !== null);
    const marks = await storedMarks(pool, ids);
    if (ids.some((id) => !marks.has(id))) return reply.callNotFound();
    const styled = (id: string | null): StyledMark | null => {
      const mark = id === null ? undefined : marks.get(id);
      return mark === undefined ? null : { ...mark, href: markHref(`${mark.mark_id}.${mark.kind}`) };
    };
    return lasting(reply)
      .type("text/css; charset=utf-8")
      .send(ownStylesheet(style, { logo: styled(style.logo), logoDark: styled(style.logoDark) }));
  });

  app.get<{ Params: { file: string } }>(markHref(":file"), async ({ params: { file } }, reply) => {
    const [, id, kind] = /^([0-9a-f]{16})\.(svg|webp)$/.exec(file) ?? [];
    if (id !== undefined && kind !== undefined) {
      const content = await markContent(pool, id, kind);
      if (content === null) return reply.callNotFound();
      // Opened by itself a drawing is a document: no script of it would run, and nothing is fetched.
      return lasting(reply)
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(kind === "svg" ? "image/svg+xml; charset=utf-8" : "image/webp")
        .send(content);
    }
    const [, of, name] = /^([0-9a-f]{16})-(.+)$/.exec(file) ?? [];
    const icon = iconNames.find((one) => one === name);
    const content = of === undefined || icon === undefined ? null : await markIcon(pool, of, icon);
    if (content === null) return reply.callNotFound();
    return lasting(reply)
      .type(file.endsWith(".ico") ? "image/x-icon" : "image/png")
      .send(content);
  });
}

function lasting(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "public, max-age=31536000, immutable");
}
