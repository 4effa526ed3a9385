import type { ConfigSaid } from "../../../contract/operator/config.ts";
import { etag } from "../../../contract/operator/route.ts";
import { allConfig, configVersion } from "../../../database/config.ts";
import { writtenPages } from "../../../database/content/information-pages.ts";
import { namedMethods } from "../../../database/delivery/delivery.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type LanCode, languageOf, said } from "../../../domain/language.ts";
import { type ChangeableConfig, changeableConfig, usualOf } from "../../../domain/shop-config.ts";
import { warsawDay } from "../../../domain/warsaw-time.ts";
import { changeConfigTogether } from "../../../flows/change-config.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

/** What the shop says of itself and how it sells. */
export const configHandlers: Handlers<"config" | "taxpayer" | "changeConfig"> = {
  config: async ({ db, person }) => ({ answer: await configSaid(db, languageOf(person.lan_id).lanCode) }),

  taxpayer: async ({ parts, now, parameters: { nip } }) => ({
    answer: await parts.taxpayers.look(nip, warsawDay(now)),
  }),

  async changeConfig({ db, person, log, version, body: { entries } }) {
    const changed = await changeConfigTogether(db, { entries, version }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "shop", entityId: 1, part: "config", version: changed.version });
    if (changed.kind === "wrong") return refused("FIELD_WRONG", { at: `/entries/${changed.code}` });
    return { answer: await configSaid(db, languageOf(person.lan_id).lanCode), unchanged: changed.kind === "same" };
  },
};

async function configSaid(db: Queryable, language: LanCode): Promise<ConfigSaid> {
  const config = await allConfig(db);
  return {
    version: etag("config", await configVersion(db)),
    entries: (Object.keys(changeableConfig) as ChangeableConfig[]).map((code) => ({
      code,
      content: config[code] ?? "",
      usual: usualOf(code),
    })),
    ...(await namedMethods(db, language)),
    pages: (await writtenPages(db)).map(({ page_id, page_name }) => ({
      id: page_id,
      name: said(page_name, language),
    })),
  };
}
