import type { Dictionary } from "../../../translations.ts";

/** English: complaints as staff see them, and what is done to them and to returns in the log. */
export const complaints = {
  OFFICE_REFUSED_COMPLAINT_ANSWERED: "This complaint is answered already. See how.",
  OFFICE_REFUSED_COMPLAINT_ACCEPTED:
    "14 days went by without an answer, so the complaint counts as accepted and cannot be refused.",
  OFFICE_REFUSED_COMPLAINT_UNDECIDED: "First answer the complaint, and say which item it is about.",
  OFFICE_COMPLAINTS: "Complaints",
  OFFICE_COMPLAINT: "Complaint @number",
  OFFICE_COMPLAINT_DEMAND_REPAIR: "wants a repair",
  OFFICE_COMPLAINT_DEMAND_REPLACEMENT: "wants a replacement",
  OFFICE_COMPLAINT_DEMAND_REDUCTION: "wants a lower price",
  OFFICE_COMPLAINT_DEMAND_REFUND: "wants a refund",
  OFFICE_COMPLAINT_DUE: "answer by @day",
  OFFICE_COMPLAINT_DAYS_ONE: "@count day left",
  OFFICE_COMPLAINT_DAYS_FEW: "@count days left",
  OFFICE_COMPLAINT_DAYS_MANY: "@count days left",
  OFFICE_COMPLAINT_ACCEPTED_BY_LAW: "accepted by silence",
  OFFICE_COMPLAINT_STATE_OPEN: "to decide",
  OFFICE_COMPLAINT_OUTCOME_REPAIR: "repair",
  OFFICE_COMPLAINT_OUTCOME_REPLACEMENT: "replacement",
  OFFICE_COMPLAINT_OUTCOME_REDUCTION: "lower price",
  OFFICE_COMPLAINT_OUTCOME_REFUND: "refund",
  OFFICE_COMPLAINT_OUTCOME_REFUSED: "refused",
  OFFICE_DECIDE_COMPLAINTS_ONE: "@count complaint",
  OFFICE_DECIDE_COMPLAINTS_FEW: "@count complaints",
  OFFICE_DECIDE_COMPLAINTS_MANY: "@count complaints",
  OFFICE_DECIDE_COMPLAINTS_TEXT: "They are answered within 14 days; silence accepts them.",
  OFFICE_DECIDE_COMPLAINTS_WAY: "Answer",
} as const satisfies Dictionary;
