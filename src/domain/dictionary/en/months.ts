/** English: the months as they follow a day. Not by code: whoever says days has those of every language. */
export const months = "January February March April May June July August September October November December";
