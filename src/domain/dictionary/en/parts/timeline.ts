import { timeline } from "../timeline.ts";

/** What the place of the social timeline says. */
export const texts = { ...timeline };
