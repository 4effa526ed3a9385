import { createReadStream } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ImageSize, imageSizes, jpegEnding } from "../../contract/paths.ts";
import { pictureNamed } from "../../database/pictures.ts";
import type { ServerParts } from "../app.ts";

/**
 * `/images/{file}`, `/images/{w}x{h}/{file}`, `/images/{w}x{h},{mode}/{file}` (specification, point 7).
 * An address from `jpegHref` is answered with a JPEG, whoever asks.
 * Sizes are a closed list and names are looked up in the database, never joined to a path (guarantees, point 18).
 */
export function imageRoutes(app: FastifyInstance, { pool, pictures }: ServerParts): void {
  app.get<{ Params: { file: string } }>("/images/:file", (request, reply) => answer(request, reply, request.params.file, null));
  app.get<{ Params: { size: string; file: string } }>("/images/:size/:file", (request, reply) => {
    const size = imageSizes.find((known) => known === request.params.size);
    return size === undefined ? missing(reply) : answer(request, reply, request.params.file, size);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, file: string, size: ImageSize | null): Promise<FastifyReply> {
    if (file.length > 200) return missing(reply);
    const named = await pictureNamed(pool, file);
    const asJpeg = named === null && size !== null && file.endsWith(jpegEnding);
    const picture = asJpeg ? await pictureNamed(pool, file.slice(0, -jpegEnding.length)) : named;
    if (picture === null) return missing(reply);
    const made = await pictures.derivative({ file: picture.file, size, avif: !asJpeg && accepts(request, "image/avif"), webp: !asJpeg && accepts(request, "image/webp") });
    if (made === null) return reply.code(503).header("retry-after", "2").header("cache-control", "no-store").send();
    reply.headers({ "cache-control": "public, max-age=31536000, immutable", vary: "accept" });
    return reply.type(made.type).send(createReadStream(made.path));
  }
}

function accepts(request: FastifyRequest, type: string): boolean {
  return String(request.headers.accept ?? "").includes(type);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain; charset=utf-8").send("404");
}
