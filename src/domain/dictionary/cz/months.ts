/** Czech: the months as they follow a day. Not by code: whoever says days has those of every language. */
export const months = "ledna února března dubna května června července srpna září října listopadu prosince";
