import type { Dictionary } from "../../translations.ts";

/** Polish: the embedded social timeline. */
export const timeline = {
  TIMELINE_TITLE: "Prosto z bruku",
  TIMELINE_ASK: "Wpisy wczytują się z @host, który dowie się o Twojej wizycie i może zapisać pliki cookie.",
  TIMELINE_SHOW: "Pokaż wpisy",
} as const satisfies Dictionary;
