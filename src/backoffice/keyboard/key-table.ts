import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

export interface Key {
  /** One key, two pressed after each other, or one with Ctrl or ⌘ (`Mod`), and Shift where that is said. */
  keys: string;
  /** What does the same beside it: what others are used to. */
  also?: string;
  /** What it does, in words. */
  text: BackofficePlainCode;
}

/** Every key of the back office, said once: what listens, what is printed beside an act and the list of all keys come from here. */
export const keyTable = {
  palette: { keys: "Mod K", text: "OFFICE_KEY_PALETTE" },
  undo: { keys: "Mod Z", text: "OFFICE_KEY_UNDO" },
  redo: { keys: "Mod Shift Z", also: "Mod Y", text: "OFFICE_KEY_REDO" },
  save: { keys: "Mod S", text: "OFFICE_KEY_SAVE" },
  keyList: { keys: "?", text: "OFFICE_KEY_LIST" },
  goToday: { keys: "G T", text: "OFFICE_TODAY" },
  goOrders: { keys: "G O", text: "OFFICE_ORDERS" },
  goPacking: { keys: "G P", text: "OFFICE_PACKING" },
  goReturns: { keys: "G R", text: "OFFICE_RETURNS" },
  goStock: { keys: "G I", text: "OFFICE_STOCK" },
  goGoods: { keys: "G D", text: "OFFICE_GOODS" },
  goRefunds: { keys: "G M", text: "OFFICE_REFUNDS" },
  goComplaints: { keys: "G C", text: "OFFICE_COMPLAINTS" },
  goReviews: { keys: "G V", text: "OFFICE_REVIEWS" },
  goReadyTexts: { keys: "G X", text: "OFFICE_READY_TEXTS" },
  goCustomers: { keys: "G B", text: "OFFICE_CUSTOMERS" },
  goNewsletter: { keys: "G N", text: "OFFICE_NEWSLETTER" },
  goCodes: { keys: "G Z", text: "OFFICE_CODES" },
  goNumbers: { keys: "G F", text: "OFFICE_NUMBERS" },
  goContent: { keys: "G W", text: "OFFICE_CONTENT" },
  goSettings: { keys: "G E", text: "OFFICE_SETTINGS" },
  goStaff: { keys: "G S", text: "OFFICE_STAFF" },
  goLog: { keys: "G L", text: "OFFICE_LOG" },
  goKeys: { keys: "G K", text: "OFFICE_APIKEYS" },
  goAccount: { keys: "G A", text: "OFFICE_ACCOUNT" },
  newOrder: { keys: "C O", text: "OFFICE_ORDER_NEW" },
  newProduct: { keys: "C G", text: "OFFICE_GOODS_NEW" },
  next: { keys: "J", text: "OFFICE_KEY_NEXT" },
  previous: { keys: "K", text: "OFFICE_KEY_PREVIOUS" },
  open: { keys: "Enter", text: "OFFICE_KEY_OPEN" },
  pick: { keys: "X", text: "OFFICE_KEY_PICK" },
  bulk: { keys: "B", text: "OFFICE_KEY_BULK" },
  find: { keys: "/", text: "OFFICE_KEY_FIND" },
  up: { keys: "U", also: "Escape", text: "OFFICE_KEY_UP" },
  move: { keys: "M", also: "P", text: "OFFICE_KEY_MOVE" },
  giveBack: { keys: "R", text: "OFFICE_KEY_GIVE_BACK" },
  change: { keys: "E", text: "OFFICE_KEY_CHANGE" },
  note: { keys: "N", text: "OFFICE_KEY_NOTE" },
  message: { keys: "W", text: "OFFICE_KEY_MESSAGE" },
  tags: { keys: "T", text: "OFFICE_KEY_TAGS" },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keyTable;

/** Those that do something with the record on the screen: the palette has them, too. */
export const recordKeys: readonly KeyName[] = ["move", "giveBack", "change", "note", "message", "tags"];

/** How keys are grouped where they are listed. */
export const keyGroups: readonly { title: BackofficePlainCode; names: readonly KeyName[] }[] = [
  {
    title: "OFFICE_KEYS_EVERYWHERE",
    names: [
      "palette",
      "keyList",
      "undo",
      "redo",
      "save",
      "goToday",
      "goOrders",
      "goPacking",
      "goReturns",
      "goStock",
      "goGoods",
      "goRefunds",
      "goComplaints",
      "goReviews",
      "goReadyTexts",
      "goCustomers",
      "goNewsletter",
      "goCodes",
      "goNumbers",
      "goContent",
      "goSettings",
      "goStaff",
      "goLog",
      "goKeys",
      "goAccount",
      "newOrder",
      "newProduct",
    ],
  },
  { title: "OFFICE_KEYS_LIST", names: ["next", "previous", "open", "pick", "bulk", "find"] },
  { title: "OFFICE_KEYS_ORDER", names: ["move", "change", "giveBack", "note", "message", "tags", "up"] },
];
