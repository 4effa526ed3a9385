/** Where a question to the shop stands: it waits, was answered from the back office, by another way, or wants no answer. */
export const questionStates = ["waiting", "answered", "elsewhere", "closed"] as const;
export type QuestionState = (typeof questionStates)[number];

/** As what somebody can put a question away that was not answered from the back office. */
export const closings = ["elsewhere", "closed"] as const;
