import type { Dictionary } from "../../../translations.ts";

/** Polish: complaints as staff see them, and what is done to them and to returns in the log. */
export const complaints = {
  OFFICE_REFUSED_COMPLAINT_ANSWERED: "Na tę reklamację już odpowiedziano. Zobacz, jak.",
  OFFICE_REFUSED_COMPLAINT_ACCEPTED:
    "14 dni minęło bez odpowiedzi, więc reklamacja jest uznana i nie można jej odrzucić.",
  OFFICE_REFUSED_COMPLAINT_UNDECIDED: "Najpierw odpowiedz na reklamację i powiedz, której rzeczy dotyczy.",
  OFFICE_COMPLAINTS: "Reklamacje",
  OFFICE_COMPLAINT: "Reklamacja @number",
  OFFICE_COMPLAINT_DEMAND_REPAIR: "chce naprawy",
  OFFICE_COMPLAINT_DEMAND_REPLACEMENT: "chce wymiany",
  OFFICE_COMPLAINT_DEMAND_REDUCTION: "chce niższej ceny",
  OFFICE_COMPLAINT_DEMAND_REFUND: "chce zwrotu pieniędzy",
  OFFICE_COMPLAINT_DUE: "odpowiedz do @day",
  OFFICE_COMPLAINT_DAYS_ONE: "został @count dzień",
  OFFICE_COMPLAINT_DAYS_FEW: "zostały @count dni",
  OFFICE_COMPLAINT_DAYS_MANY: "zostało @count dni",
  OFFICE_COMPLAINT_ACCEPTED_BY_LAW: "uznana przez milczenie",
  OFFICE_COMPLAINT_STATE_OPEN: "do decyzji",
  OFFICE_COMPLAINT_OUTCOME_REPAIR: "naprawa",
  OFFICE_COMPLAINT_OUTCOME_REPLACEMENT: "wymiana",
  OFFICE_COMPLAINT_OUTCOME_REDUCTION: "niższa cena",
  OFFICE_COMPLAINT_OUTCOME_REFUND: "zwrot pieniędzy",
  OFFICE_COMPLAINT_OUTCOME_REFUSED: "odmowa",
  OFFICE_DECIDE_COMPLAINTS_ONE: "@count reklamacja",
  OFFICE_DECIDE_COMPLAINTS_FEW: "@count reklamacje",
  OFFICE_DECIDE_COMPLAINTS_MANY: "@count reklamacji",
  OFFICE_DECIDE_COMPLAINTS_TEXT: "Odpowiada się w ciągu 14 dni; kto milczy, ten uznał.",
  OFFICE_DECIDE_COMPLAINTS_WAY: "Odpowiedz",
} as const satisfies Dictionary;
