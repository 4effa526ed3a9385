/** Under what the state of the opening is kept. */
export const openingKey = ["opening"];
