import type { FastifyReply } from "fastify";
import type { Template } from "../contract/page-data.ts";
import { documentOf } from "../generator/document.ts";
import { loadLayout } from "../generator/layout.ts";
import { pageDataOf } from "../generator/page-data.ts";
import type { Made, Reading } from "../generator/reading.ts";
import type { ServerParts } from "./app.ts";

/** Answers a form with a page of the shop, made for whoever sent it and kept in no cache. */
export async function sendPage<T extends Template>(
  reply: FastifyReply,
  parts: ServerParts,
  { language, make }: { language: Reading["language"]; make: (reading: Reading) => Made<T> | Promise<Made<T>> },
): Promise<FastifyReply> {
  const reading = { db: parts.pool, language, layout: await loadLayout(parts.pool, language) };
  const page = pageDataOf(await make(reading), { build: parts.assets.build, ...reading });
  return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(documentOf(page, parts));
}
