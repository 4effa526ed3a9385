import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

/** What each act is called where somebody is said to do it, by its route; of another the name of its route is said. */
export const actWords: Readonly<Record<string, BackofficePlainCode>> = {
  moveOrder: "OFFICE_LOG_ACT_MOVEORDER",
  moveOrders: "OFFICE_LOG_ACT_MOVEORDERS",
  acceptOrder: "OFFICE_LOG_ACT_ACCEPTORDER",
  changeTags: "OFFICE_LOG_ACT_CHANGETAGS",
  tagOrders: "OFFICE_LOG_ACT_TAGORDERS",
  addNote: "OFFICE_LOG_ACT_ADDNOTE",
  removeNote: "OFFICE_LOG_ACT_REMOVENOTE",
  exportBuyers: "OFFICE_LOG_ACT_EXPORTBUYERS",
  closeWithdrawal: "OFFICE_LOG_ACT_CLOSEWITHDRAWAL",
  reopenWithdrawal: "OFFICE_LOG_ACT_REOPENWITHDRAWAL",
  saveView: "OFFICE_LOG_ACT_SAVEVIEW",
  changeView: "OFFICE_LOG_ACT_CHANGEVIEW",
  removeView: "OFFICE_LOG_ACT_REMOVEVIEW",
  inviteStaff: "OFFICE_LOG_ACT_INVITESTAFF",
  changeRole: "OFFICE_LOG_ACT_CHANGEROLE",
  removeStaff: "OFFICE_LOG_ACT_REMOVESTAFF",
  acceptByPasskey: "OFFICE_LOG_ACT_ACCEPTBYPASSKEY",
  acceptByPassword: "OFFICE_LOG_ACT_ACCEPTBYPASSWORD",
  signInByPasskey: "OFFICE_LOG_ACT_SIGNINBYPASSKEY",
  signInByPassword: "OFFICE_LOG_ACT_SIGNINBYPASSWORD",
  stepUp: "OFFICE_LOG_ACT_STEPUP",
  phoneConfirm: "OFFICE_LOG_ACT_PHONECONFIRM",
  endSession: "OFFICE_LOG_ACT_ENDSESSION",
  endAllSessions: "OFFICE_LOG_ACT_ENDALLSESSIONS",
  changeLanguage: "OFFICE_LOG_ACT_CHANGELANGUAGE",
  addPasskey: "OFFICE_LOG_ACT_ADDPASSKEY",
  renamePasskey: "OFFICE_LOG_ACT_RENAMEPASSKEY",
  removePasskey: "OFFICE_LOG_ACT_REMOVEPASSKEY",
  setPassword: "OFFICE_LOG_ACT_SETPASSWORD",
  removePassword: "OFFICE_LOG_ACT_REMOVEPASSWORD",
  createKey: "OFFICE_LOG_ACT_CREATEKEY",
  endKey: "OFFICE_LOG_ACT_ENDKEY",
};

/** What each field of before and after is called; of another its own name is said. */
export const fieldWords: Readonly<Record<string, BackofficePlainCode>> = {
  state: "OFFICE_LOG_FIELD_STATE",
  tracking: "OFFICE_LOG_FIELD_TRACKING",
  tags: "OFFICE_LOG_FIELD_TAGS",
  noteId: "OFFICE_LOG_FIELD_NOTEID",
  role: "OFFICE_LOG_FIELD_ROLE",
  email: "OFFICE_LOG_FIELD_EMAIL",
  name: "OFFICE_LOG_FIELD_NAME",
  permissions: "OFFICE_LOG_FIELD_PERMISSIONS",
  days: "OFFICE_LOG_FIELD_DAYS",
  language: "OFFICE_LOG_FIELD_LANGUAGE",
  resets: "OFFICE_LOG_FIELD_RESETS",
  shared: "OFFICE_LOG_FIELD_SHARED",
  columns: "OFFICE_LOG_FIELD_COLUMNS",
  asked: "OFFICE_LOG_FIELD_ASKED",
  orders: "OFFICE_LOG_FIELD_ORDERS",
  sessions: "OFFICE_LOG_FIELD_SESSIONS",
  confirmed: "OFFICE_LOG_FIELD_CONFIRMED",
  closedAt: "OFFICE_LOG_FIELD_CLOSEDAT",
};

/** Numbers of rows that tell a person nothing. */
export const unsaid: readonly string[] = ["passkeyId", "sessionId"];
