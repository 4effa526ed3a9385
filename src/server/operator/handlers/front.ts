import { savePictureCrop } from "../../../database/catalogue/picture-cuts.ts";
import { storedPictures } from "../../../database/catalogue/pictures-of-product.ts";
import { targetsNamed } from "../../../database/content/front-targets.ts";
import type { FrontPart } from "../../../domain/content/front.ts";
import { languageOf } from "../../../domain/language.ts";
import { keepPicture } from "../../../flows/catalogue/keep-picture.ts";
import { changeFront, type FrontChange, planFront } from "../../../flows/content/change-front.ts";
import { goodsPicture } from "../../../integrations/goods-picture.ts";
import { type Asked, type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { frontSaid } from "../front-said.ts";
import { versionOld } from "../version-old.ts";

type Names = "front" | "changeFront" | "planFront" | "frontTargets" | "keepFrontPicture" | "focusFrontPicture";

/** How many of each kind a search for a link's target finds. */
const mostFound = 6;

/** What the shop's front says and in which order, and what is planned for it. */
export const frontHandlers: Handlers<Names> = {
  async front({ db, person, parameters: { part } }) {
    return { answer: await frontSaid(db, part, languageOf(person.lan_id).lanCode) };
  },

  async changeFront({ db, person, parameters: { part }, body: { content }, version, log }) {
    const done = await changeFront(db, { part, content, version }, log);
    return said({ db, person, part, at: "/content" }, done);
  },

  async planFront({ db, person, parameters: { part }, body: { planned }, version, log }) {
    const done = await planFront(db, { part, planned, version }, log);
    return said({ db, person, part, at: "/planned" }, done);
  },

  async frontTargets({ db, person, query: { q, kind } }) {
    const { lanCode } = languageOf(person.lan_id);
    return { answer: { targets: await targetsNamed(db, { q, kind: kind ?? null, lanCode, most: mostFound }) } };
  },

  async keepFrontPicture({ db, parts: { pictures }, body }) {
    const picture = await goodsPicture(body);
    if (typeof picture === "string") return refused(picture);
    return { answer: await keepPicture(db, picture, { called: "strona-glowna", pictures }) };
  },

  async focusFrontPicture({ db, body: { file, focus } }) {
    const picture = (await storedPictures(db, [file])).get(file);
    if (picture === undefined) return refused("FIELD_WRONG", { at: "/file" });
    await savePictureCrop(db, { file, focus });
    return { answer: picture };
  },
};

interface Of extends Pick<Asked, "db"> {
  person: Caller;
  part: FrontPart;
  /** Where what was written stands in the body. */
  at: string;
}

async function said(
  { db, person, part, at }: Of,
  done: FrontChange,
): Promise<{ answer: Awaited<ReturnType<typeof frontSaid>>; unchanged: boolean } | Refused> {
  if (done.kind === "wrong") return refused("FIELD_WRONG", { at: at + done.at });
  if (done.kind === "old") {
    const { frontId, version } = done.front;
    return versionOld(db, { entity: "front", entityId: frontId, part: "front", version });
  }
  return { answer: await frontSaid(db, part, languageOf(person.lan_id).lanCode), unchanged: done.kind === "same" };
}
