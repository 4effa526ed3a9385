import { createReadStream } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { addedEndings, formatOf, type ImageSize, imageSizes } from "../../contract/paths.ts";
import { pictureAsked } from "../../database/catalogue/pictures.ts";
import type { ServerParts } from "../app.ts";

/**
 * `/images/{file}`, `/images/{w}x{h}/{file}`, `/images/{w}x{h},{mode}/{file}` (specification, point 7).
 * A name with a focus in front (`30-20~bluza.jpg`) is of a picture whose crops keep that point in sight: another focus is
 * another address. The format is the one the address ends in, whoever asks: a stored name, or one with `.avif` or `.jpg` added
 * (`avifHref`, `jpegHref`). Sizes are a closed list and names are looked up in the database, never joined to a
 * path (guarantees, point 18).
 */
export function imageRoutes(app: FastifyInstance, { pool, pictures }: ServerParts): void {
  app.get<{ Params: { file: string } }>("/images/:file", (request, reply) => answer(reply, request.params.file, null));
  app.get<{ Params: { size: string; file: string } }>("/images/:size/:file", (request, reply) => {
    const size = imageSizes.find((known) => known === request.params.size);
    return size === undefined ? missing(reply) : answer(reply, request.params.file, size);
  });

  async function answer(reply: FastifyReply, name: string, size: ImageSize | null): Promise<FastifyReply> {
    const format = formatOf(name);
    if (name.length > 200 || format === null) return missing(reply);
    const picture = (await pictureAsked(pool, name)) ?? (await pictureAsked(pool, storedName(name)));
    if (picture === null) return missing(reply);
    const path = await pictures.derivative({ ...picture, size, format });
    if (path === null) return reply.code(503).header("retry-after", "2").header("cache-control", "no-store").send();
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.type(`image/${format}`).send(createReadStream(path));
  }
}

/** `bluza.png.avif` → `bluza.png`; a name without an added ending stays. */
function storedName(name: string): string {
  const added = addedEndings.find((ending) => name.endsWith(ending));
  return added === undefined ? name : name.slice(0, -added.length);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header("cache-control", "public, max-age=60").type("text/plain; charset=utf-8").send("404");
}
