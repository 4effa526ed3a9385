/**
 * The families colours are filtered by, in the order they are shown. Which ones a colour's free name
 * belongs to is the database's to say (`colour_families`, migration 008), because it counts them.
 */
export const colourFamilies = [
  "black",
  "grey",
  "white",
  "beige",
  "brown",
  "red",
  "pink",
  "orange",
  "yellow",
  "green",
  "blue",
  "violet",
  "metal",
  "clear",
  "many",
  "other",
] as const;
export type ColourFamily = (typeof colourFamilies)[number];
