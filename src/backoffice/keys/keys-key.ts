/** By what the keys of other programs are known among what was read. */
export const keysKey = ["keys"];
