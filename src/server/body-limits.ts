import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { takesBrotli } from "./accept-encoding.ts";
import { operatorPath } from "../contract/operator/route.ts";
import { layoutPath, sysPath } from "../contract/shop-calls.ts";

const compress = promisify(brotliCompress);

/** Characters; a shorter text hardly becomes smaller. */
const worthIt = 1000;

/**
 * Sends the texts made on demand by brotli to who takes it: pages, their data, dictionaries. Prerendered files are
 * compressed already. The calls that answer with somebody's own data, and those of staff, are left as they are: beside a secret,
 * the length of what was compressed tells of it.
 */
export function sendSmallTexts(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (
      typeof payload !== "string" ||
      payload.length < worthIt ||
      reply.hasHeader("content-encoding") ||
      isPersonal(request.url)
    )
      return payload;
    reply.header("vary", "accept-encoding");
    if (request.method === "HEAD" || !takesBrotli(request)) return payload;
    const bytes = Buffer.from(payload);
    const small = await compress(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    reply.headers({ "content-encoding": "br", "content-length": small.length });
    return small;
  });
}

function isPersonal(url: string): boolean {
  return (url.startsWith(sysPath) && !url.startsWith(layoutPath)) || url.startsWith(operatorPath);
}
