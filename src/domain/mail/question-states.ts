/** Where a question to the shop stands: it waits, was answered from the back office, by another way, or wants no answer. */
export const questionStates = ["waiting", "answered", "elsewhere", "closed"] as const;
export type QuestionState = (typeof questionStates)[number];

/** As what somebody can put a question away that was not answered from the back office. */
export const closings = ["elsewhere", "closed"] as const;

/** What can be decided of content that somebody reports as illegal: it is shown no more, or it stays. */
export const reportDecisions = ["removed", "stays"] as const;
export type ReportDecision = (typeof reportDecisions)[number];
