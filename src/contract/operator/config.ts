/** What the shop says of itself and how it sells: every entry of Config that may be set. */
import * as v from "valibot";
import { type ChangeableConfig, changeableConfig, configForm } from "../../domain/shop-config.ts";
import { nipForm } from "../../domain/seller-numbers.ts";
import { registerStates } from "../../domain/taxpayer.ts";
import { route } from "./route.ts";
import { rowId } from "./values.ts";

const code = v.picklist(Object.keys(changeableConfig) as ChangeableConfig[]);
const named = v.object({ code: v.string(), name: v.string() });

const config = v.object({
  /** What `If-Match` names. */
  version: v.string(),
  entries: v.array(
    v.object({
      code,
      /** What is set; '': nothing. */
      content: v.string(),
      /** What holds where nothing is set; '': nothing does. */
      usual: v.string(),
    }),
  ),
  /** What the checkout may begin with. */
  payments: v.array(named),
  shippings: v.array(named),
  pages: v.array(v.object({ id: rowId, name: v.string() })),
});
export type ConfigSaid = v.InferOutput<typeof config>;

const state = v.picklist(registerStates);

export const configRoutes = {
  taxpayer: route({
    method: "GET",
    path: "/config/taxpayers/:nip",
    summary:
      "Asks the Ministry of Finance's list of taxpayers and VIES about a NIP, three seconds each at most. `silent`: nobody was reached; `off`: nobody is to be asked. Nothing is changed by it.",
    permission: "settings.edit",
    parameters: v.object({
      nip: v.pipe(
        v.string(),
        v.check((typed) => nipForm(typed) !== null),
        v.transform((typed) => nipForm(typed)!),
      ),
    }),
    answer: v.object({
      whiteList: state,
      vies: state,
      /** Null: neither says who it is. */
      taxpayer: v.nullable(
        v.object({
          name: v.string(),
          street: v.string(),
          city: v.string(),
          regon: v.string(),
          krs: v.string(),
          accounts: v.array(v.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  config: route({
    method: "GET",
    path: "/config",
    summary: "Returns what the shop says of itself and how it sells, each entry with what holds where it is not set.",
    permission: "settings.edit",
    answer: config,
    refusals: [],
  }),
  changeConfig: route({
    method: "PATCH",
    path: "/config/entries",
    summary:
      "Sets entries, all or none; an empty text takes one away that may be missing. FIELD_WRONG names the first that cannot be what it is to be.",
    permission: "settings.edit",
    body: v.strictObject({
      entries: v.pipe(
        v.array(v.strictObject({ code, content: v.pipe(v.string(), v.maxLength(500)) })),
        v.minLength(1),
        v.maxLength(Object.keys(changeableConfig).length),
      ),
    }),
    answer: config,
    refusals: ["FIELD_WRONG"],
    versioned: "config",
    undo: "changeConfig",
    // Where there was nothing and has to be something, it stays what it is.
    undone: ({ before }) => {
      const entries = Object.entries((before ?? {}) as Record<ChangeableConfig, string>) as [
        ChangeableConfig,
        string,
      ][];
      const isAllowed = entries.length > 0 && entries.every(([name, content]) => configForm(name, content) !== null);
      return isAllowed ? { body: { entries: entries.map(([name, content]) => ({ code: name, content })) } } : null;
    },
  }),
};
