/** How a question about where one parcel is goes wrong. */
export type TrackFault = "500" | "429" | "broken";

/** Seconds after which a question that was answered with 429 may be asked again. */
export const peace = 90;
