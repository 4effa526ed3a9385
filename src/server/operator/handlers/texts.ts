import { rolledBack } from "../../../database/connect.ts";
import { defaultText, textTrouble, textWarnings } from "../../../domain/dictionary/changed-texts.ts";
import { placeOfText } from "../../../domain/dictionary/text-places.ts";
import { changeText } from "../../../flows/content/change-text.ts";
import { type Handlers, refused } from "../context.ts";
import { storeTextPage } from "../store-text-page.ts";
import { emailSaying, pageSaying } from "../text-shown.ts";
import { allTextsSaid, isChanged, isMoved, says, textSaidOf } from "../texts-said.ts";
import { versionOld } from "../version-old.ts";

/** What the shop says beside what the software would. */
export const textHandlers: Handlers<"texts" | "text" | "showText" | "changeText"> = {
  async texts({ db, query: { view, place, q, after, limit } }) {
    const all = await allTextsSaid(db);
    const changed = all.filter(isChanged);
    const moved = changed.filter(isMoved);
    const found = { all, changed, moved }[view].filter(
      (text) => (place === undefined || text.place === place) && (q === "" || says(text, q)),
    );
    const from = after === undefined ? 0 : found.findIndex(({ code }) => code === after) + 1;
    const shown = found.slice(from, from + limit);
    const next = from + limit < found.length ? shown.at(-1)!.code : null;
    return { answer: { texts: shown, next, changed: changed.length, moved: moved.length } };
  },

  async text({ db, parameters: { code } }) {
    const found = await textSaidOf(db, code);
    return found === null ? refused("NOT_FOUND") : { answer: found };
  },

  async showText({ db, parts, person, parameters: { code, language }, body: { text } }) {
    if (!person.permissions.includes("content.edit")) return refused("FORBIDDEN");
    const given = defaultText(language, code);
    if (given === undefined || placeOfText(code) === undefined) return refused("NOT_FOUND");
    const wanted = text ?? given;
    const wrong = wanted === given ? null : textTrouble(code, given, wanted);
    if (wrong !== null) {
      const trouble = { why: wrong.trouble, what: wrong.what };
      return { answer: { trouble, warnings: [], email: null, page: null }, unchanged: true };
    }
    const others = new Set(
      (await allTextsSaid(db)).filter((one) => one.in[language].own !== null).map((one) => one.code),
    );
    const warnings =
      wanted === given ? [] : textWarnings(code, wanted, { given, isChanged: (other) => others.has(other) });
    const said = { code, lanCode: language, text: wanted };
    const mayRead = person.permissions.includes("buyers.contact");
    const { email, page } = await rolledBack(db, async () => ({
      email: mayRead ? await emailSaying(db, parts, said) : null,
      page: await pageSaying(db, parts, said),
    }));
    const frame = page === null ? null : await storeTextPage(db, person.session_id, page.html);
    return {
      answer: { trouble: null, warnings, email, page: frame === null ? null : { frame, address: page!.address } },
      unchanged: true,
    };
  },

  async changeText({ db, parameters: { code, language }, body: { text }, version, log }) {
    const done = await changeText(db, { code, lanCode: language, text, version }, log);
    if (done.kind === "unknown") return refused("NOT_FOUND");
    if (done.kind === "refused") return refused("TEXT_UNSAYABLE", { at: "/text" });
    if (done.kind === "old")
      return versionOld(db, { entity: "text", entityId: done.textId, part: "text", version: done.version });
    return { answer: (await textSaidOf(db, code))!, unchanged: done.kind === "same" };
  },
};
