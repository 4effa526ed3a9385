import type * as v from "valibot";
import type { readyTextRoutes } from "../../../contract/operator/ready-texts.ts";
import { etag } from "../../../contract/operator/route.ts";
import { readyTexts } from "../../../database/mail/ready-texts.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Said } from "../../../domain/language.ts";
import { dropReadyText, rewriteReadyText, writeReadyText } from "../../../flows/mail/ready-texts.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names = "readyTexts" | "addReadyText" | "changeReadyText" | "removeReadyText";

/** Texts that staff begin a message from. */
export const readyTextHandlers: Handlers<Names> = {
  readyTexts: async ({ db }) => ({ answer: await allSaid(db) }),

  async addReadyText({ db, body: { name, subject, text }, log }) {
    await writeReadyText(db, { name, subject, content: text }, log);
    return { answer: await allSaid(db) };
  },

  async changeReadyText({ db, parameters: { id }, body: { name, subject, text }, version, log }) {
    const other = await rewriteReadyText(db, { id, version, name, subject, content: text }, log);
    if (other === "NOT_FOUND") return refused(other);
    if (other === null) return { answer: await allSaid(db) };
    return versionOld(db, { entity: "readyText", entityId: id, part: "text", version: other.version });
  },

  async removeReadyText({ db, parameters: { id }, log }) {
    return (await dropReadyText(db, id, log)) ? { answer: await allSaid(db) } : refused("NOT_FOUND");
  },
};

type Answer = v.InferOutput<(typeof readyTextRoutes)["readyTexts"]["answer"]>;

async function allSaid(db: Queryable): Promise<Answer> {
  const inAll = (text: Said) => ({ pl: text.pl, en: text.en ?? text.pl, cz: text.cz ?? text.pl });
  return {
    readyTexts: (await readyTexts(db)).map(({ ready_text_id, name, subject, content, version }) => ({
      id: ready_text_id,
      name,
      subject: inAll(subject),
      text: inAll(content),
      version: etag("text", version),
    })),
  };
}
