import type { Dictionary } from "../../../translations.ts";

/** Czech: what changes while somebody looks, and two people at one record. */
export const live = {
  OFFICE_ONE_HERE: "Je tu i @names",
  OFFICE_SOME_HERE: "Jsou tu i @names",
  OFFICE_NEW_ORDERS_ONE: "@count nová objednávka",
  OFFICE_NEW_ORDERS_FEW: "@count nové objednávky",
  OFFICE_NEW_ORDERS_MANY: "@count nových objednávek",
  OFFICE_CHANGED_ORDERS_ONE: "@count objednávka se změnila",
  OFFICE_CHANGED_ORDERS_FEW: "@count objednávky se změnily",
  OFFICE_CHANGED_ORDERS_MANY: "@count objednávek se změnilo",
  OFFICE_SHOW: "Zobrazit",
  OFFICE_OVERTAKEN: "Někdo to mezitím změnil.",
  OFFICE_THEIRS: "Teď je to",
  OFFICE_MINE: "Vaše volba",
  OFFICE_KEEP_MINE: "Uložit moji volbu",
  OFFICE_TAKE_THEIRS: "Nechat, jak to je",
  OFFICE_YOURS: "Máte",
  OFFICE_THEIRS_GONE: "Už to tu není",
  OFFICE_FIELD_KEEP: "Nechat moje",
  OFFICE_FIELD_TAKE: "Vzít, co tu je",
  OFFICE_YES: "ano",
  OFFICE_NO: "ne",
  OFFICE_DRAFT_BACK: "Tohle je napsané dříve a ještě neuložené.",
  OFFICE_DRAFT_FORGET: "Zahodit",
} as const satisfies Dictionary;
