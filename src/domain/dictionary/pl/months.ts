/** Polish: the months as they follow a day. Not by code: whoever says days has those of every language. */
export const months =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia";
