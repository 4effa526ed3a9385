import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { videosPath } from "../../contract/video-paths.ts";
import { isVideo } from "../../database/catalogue/videos.ts";
import type { ServerParts } from "../app.ts";
import { byteRangeOf } from "../byte-range.ts";

const types: Record<string, string> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};

/** `/videos/{file}`: a product's video or its captions, whole or a part of it. Names are looked up in the database, never joined to a path (guarantees, point 18). */
export function videoRoutes(app: FastifyInstance, { pool, pictures }: ServerParts): void {
  app.get<{ Params: { file: string } }>(`${videosPath}:file`, async (request, reply) => {
    const { file } = request.params;
    const type = types[extname(file)];
    if (type === undefined || file.length > 200 || !(await isVideo(pool, file)))
      return reply
        .code(404)
        .header("cache-control", "public, max-age=60")
        .type("text/plain; charset=utf-8")
        .send("404");
    const path = await pictures.local(file);
    if (path === null) return reply.code(503).header("retry-after", "2").header("cache-control", "no-store").send();
    const { size } = await stat(path);
    const range = byteRangeOf(request.headers.range, size);
    reply.header("accept-ranges", "bytes");
    if (range === "none") return reply.code(416).header("content-range", `bytes */${size}`).send();
    reply.header("cache-control", "public, max-age=31536000, immutable").type(type);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    reply.header("content-length", end - start + 1);
    if (range !== null) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
    return reply.send(createReadStream(path, { start, end }));
  });
}
