import type { FastifyRequest } from "fastify";
import { languageIn } from "../contract/paths.ts";
import type { Language } from "../domain/language.ts";

/** Returns the language that the address of a request names, a page's or its data's; Polish where it names none. */
export function languageAsked({ originalUrl }: Pick<FastifyRequest, "originalUrl">): Language {
  return languageIn(originalUrl.replace(/^\/page-data(?=\/)/, ""));
}
