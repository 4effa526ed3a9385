import { createHash } from "node:crypto";
import type { PageData } from "../contract/page-data.ts";
import type { Language } from "../domain/language.ts";
import type { Layout } from "../contract/page-data.ts";
import type { Made } from "./reading.ts";

/** Answers the page data of a made page; its version is the digest of all it shows. */
export function pageDataOf(made: Made, { build, layout, language }: { build: string; layout: Layout; language: Language }): PageData {
  const shown = { path: made.path, template: made.template, build, lanId: language.lanId, head: made.head, layout, data: made.data };
  const version = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 16);
  return { ...shown, version };
}
