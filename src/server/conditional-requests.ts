import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Writes the version of what is asked for into the reply; returns whether who asks has that very one, so that 304 says all. */
export function notModified(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `W/"${version}"`;
  reply.header("etag", tag);
  return request.headers["if-none-match"]?.split(/\s*,\s*/).includes(tag) ?? false;
}

/** The version of what has no other: a digest of its content. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}
