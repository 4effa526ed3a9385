import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cacheTagsVersion } from "../database/cache-tags.ts";
import type { Queryable } from "../database/queryable.ts";
import { shopStamp } from "../database/shop-stamp.ts";
import { notModified, versionOf } from "./conditional-requests.ts";
import { takesGzip } from "./accept-encoding.ts";

export interface MadeSettings {
  db: Queryable;
  /** The shop's own address: the file is full of it. */
  publicUrl: string;
  /** Makes the file, a piece at a time. */
  make: () => AsyncGenerator<string>;
  /** What it is; XML where absent. */
  type?: string;
}

/**
 * Sends a file for machines as it is made, however large, and only to who has not got it: its tag is of the shop, its address
 * and the version of its cache tags, read before the file is, so a change is there for the next one who asks. A shop that was
 * restored counts its cache tags anew: it is another shop.
 */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, publicUrl, make, type = "application/xml" }: MadeSettings,
): Promise<FastifyReply> {
  const version = versionOf(`${await shopStamp(db, `${type} ${format}`, publicUrl)} ${await cacheTagsVersion(db)}`);
  const small = takesGzip(request);
  reply.headers({ "cache-control": "no-cache", vary: "accept-encoding" }).type(`${type}; charset=utf-8`);
  if (notModified(request, reply, version)) return reply.code(304).send();
  // Asked for its head alone, a file of a hundred thousand products is not made, and how long it would be is not said.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const pieces = Readable.from(make(), { objectMode: false });
  if (!small) return reply.send(pieces);
  const packed = createGzip({ level: 4 });
  // A file that could not be made to its end must not look like a whole one.
  pieces.on("error", (error) => packed.destroy(error));
  packed.on("close", () => pieces.destroy());
  return reply.header("content-encoding", "gzip").send(pieces.pipe(packed));
}

/** Raised when a file is written differently from the same cache tags. */
const format = 3;
