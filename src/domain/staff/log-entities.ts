/** What kinds of record the log of staff's acts tells of. */
export const logEntities = [
  "order",
  "orderView",
  "staff",
  "key",
  "withdrawal",
  "return",
  "complaint",
  "readyText",
  "email",
  "review",
  "job",
] as const;
export type LogEntity = (typeof logEntities)[number];
