/** What the shop needs before it sells, computed from what is there; opening and closing it. */
import * as v from "valibot";
import { openingDuties, type OpeningStep, openingSteps } from "../../domain/opening.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

const duty = v.picklist(openingDuties);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const opening = v.object({
  /** Null: it is closed. */
  openedAt: v.nullable(moment),
  /** The path by which whoever has it sees the shop while it is closed. */
  preview: v.string(),
  /** Products shoppers can buy. */
  onSale: count,
  steps: v.array(
    v.object({
      step: v.picklist(Object.keys(openingSteps) as OpeningStep[]),
      done: v.boolean(),
      duties: v.array(
        v.object({
          duty,
          state: v.picklist(["present", "missing", "waived"]),
          /** Why it is done without, and since when. */
          why: v.nullable(v.string()),
          at: v.nullable(moment),
        }),
      ),
    }),
  ),
});
export type OpeningSaid = v.InferOutput<typeof opening>;

export const openingRoutes = {
  opening: route({
    method: "GET",
    path: "/opening",
    summary: "Says what the shop needs before it sells, step by step, each computed from what is there.",
    permission: "settings.edit",
    answer: opening,
    refusals: [],
  }),
  openShop: route({
    method: "POST",
    path: "/opening/open",
    summary: "Opens the shop to shoppers where nothing is missing; where something is, it stays closed and says so.",
    permission: "settings.edit",
    answer: opening,
    refusals: [],
    undo: "closeShop",
    undone: () => ({}),
  }),
  closeShop: route({
    method: "POST",
    path: "/opening/close",
    summary: "Closes the shop to shoppers. Orders that were placed go on.",
    permission: "settings.edit",
    answer: opening,
    refusals: [],
    undo: "openShop",
    undone: () => ({}),
  }),
  waiveDuty: route({
    method: "POST",
    path: "/opening/waivers",
    summary: "Says that the shop knowingly does without something, and why; it is kept with the day.",
    permission: "settings.edit",
    body: v.strictObject({ duty, why: v.pipe(wireLine(300), v.minLength(1)) }),
    answer: opening,
    refusals: ["NOTHING_CHANGED"],
    undo: "endWaiver",
    undone: ({ after }) => (after === null ? null : { parameters: { duty: after["duty"] } }),
  }),
  endWaiver: route({
    method: "DELETE",
    path: "/opening/waivers/:duty",
    summary: "Has the shop do without something no longer.",
    permission: "settings.edit",
    parameters: v.object({ duty }),
    answer: opening,
    refusals: ["NOT_FOUND"],
    undo: "waiveDuty",
    undone: ({ before }) => (before === null ? null : { body: { duty: before["duty"], why: before["why"] } }),
  }),
};
