import { lazyOrNothing } from "../text.ts";

/** The same link on screens that are shown before the words of goods and of the log have come. */
export const LateHistoryLink = lazyOrNothing(async () => (await import("./HistoryLink.tsx")).HistoryLink);
