// One long file: a table of the command line's commands.
import type { RouteName } from "../../src/contract/operator/routes.ts";

/** What a command and routes of the operator API both do. */
export interface SameFlow {
  /** The function that both come to, below src/flows/. */
  flow: string;
  routes: readonly RouteName[];
  /** The function a job begins with where the routes only ask for that job. */
  job?: string;
}

/** A command that changes nothing of the shop; one that changes it as routes do; one that no route does, and why. */
export type CommandSaid = "looks" | SameFlow | readonly SameFlow[] | { alone: string };

const inFile = "It brings what stands in a file that whoever keeps it writes by hand; there is no screen of it.";
const ofMachine = "It is of the machine the shop runs on, whose commands are given there.";

/** Each command of the command line, by its words. */
export const commands: Readonly<Record<string, CommandSaid>> = {
  backup: "looks",
  "backup verify": "looks",
  restore: { alone: "The shop stands still for it, its back office too." },
  import: {
    flow: "catalogue/import-catalogue.ts#importCatalogue",
    routes: ["confirmImport"],
    job: "catalogue/run-import.ts#runImport",
  },
  export: "looks",
  "digital-links": "looks",
  product: "looks",
  price: [
    { flow: "catalogue/price-cuts.ts#planPriceCuts", routes: ["planPriceCuts"] },
    { flow: "catalogue/change-price.ts#tell", routes: ["changeVariants"] },
  ],
  limit: { flow: "catalogue/change-products.ts#changeProducts", routes: ["changeProductLimits"] },
  "goes-with": { flow: "catalogue/change-products.ts#changeProducts", routes: ["changeProductGoesWith"] },
  category: [
    { flow: "catalogue/change-category-filling.ts#fill", routes: ["changeCategoryFilling"] },
    { flow: "catalogue/change-categories.ts#changeCategoryTexts", routes: ["changeCategoryTexts"] },
  ],
  brand: { flow: "catalogue/change-brands.ts#changeBrandTexts", routes: ["changeBrandTexts"] },
  expect: { flow: "catalogue/expect-delivery.ts#expectDelivery", routes: ["expectDelivery"] },
  stock: { flow: "catalogue/change-stock.ts#changeVariantStock", routes: ["moveStock"] },
  orders: "looks",
  order: [
    { flow: "order/accept-order.ts#acceptWaitingOrder", routes: ["acceptOrder"] },
    { flow: "order/move-order-by.ts#moveOrderBy", routes: ["moveOrder", "moveOrders"] },
  ],
  audit: "looks",
  paid: { flow: "payment/record-transfer.ts#recordTransferBy", routes: ["recordTransfer"] },
  refund: {
    flow: "payment/refund-payment.ts#askForRefund",
    routes: ["giveBalanceBack", "settleOrder", "settleReturn", "changeOrder"],
    job: "payment/refund-payment.ts#sendRefund",
  },
  invoice: {
    alone: "A number of KSeF and a correction of the seller are for who keeps the books, after something went wrong.",
  },
  invoices: "looks",
  books: [
    { flow: "books/close-month.ts#closeMonth", routes: ["closeMonth"] },
    { flow: "books/month-tables.ts#evidenceInWords", routes: ["exportEvidence"] },
  ],
  oss: "looks",
  "never-exempt": { alone: "They are named once, by whoever keeps the books; the screen of a month follows them." },
  rate: { flow: "change-config.ts#changeConfigTogether", routes: ["changeConfig"] },
  points: { flow: "customer/give-points.ts#bookByHand", routes: ["givePoints"] },
  emails: { flow: "mail/see-to-email.ts#releaseHeldEmail", routes: ["releaseEmail"] },
  "emails bounce": { alone: "A mail server hands it what came back." },
  "code list": "looks",
  "code show": "looks",
  "code add": { flow: "discount/discount-codes.ts#makeCode", routes: ["addCode"] },
  "code batch": { flow: "discount/discount-codes.ts#makeBatch", routes: ["addCodeBatch"] },
  "code edit": { flow: "discount/discount-codes.ts#changeCode", routes: ["changeCode"] },
  "code end": { flow: "discount/discount-codes.ts#turnCode", routes: ["endCode"] },
  "code start": { flow: "discount/discount-codes.ts#turnCode", routes: ["startCode"] },
  "code delete": { flow: "discount/discount-codes.ts#removeCode", routes: ["removeCode"] },
  "cuts list": "looks",
  "cuts cancel": { flow: "catalogue/price-cuts.ts#cancelPriceCuts", routes: ["cancelPriceCuts"] },
  reviews: "looks",
  "reviews approve": {
    flow: "review/decide-on-review.ts#moderateReview",
    routes: ["decideReview", "reconsiderReview"],
  },
  "reviews reject": { flow: "review/decide-on-review.ts#moderateReview", routes: ["decideReview"] },
  "reviews ask": { alone: "A job asks every day by itself; the command does so at another moment." },
  "newsletter export": "looks",
  pages: "looks",
  seed: { alone: "It makes goods to measure with." },
  config: { flow: "change-config.ts#changeConfigTogether", routes: ["changeConfig"] },
  "texts list": "looks",
  "texts say": { flow: "content/change-text.ts#changeText", routes: ["changeText"] },
  "texts default": { flow: "content/change-text.ts#changeText", routes: ["changeText"] },
  country: { flow: "delivery/change-country.ts#changeCountry", routes: ["changeCountry"] },
  calendar: [
    { flow: "delivery/delivery-calendar.ts#changeHandOver", routes: ["changeHandOver"] },
    { flow: "delivery/delivery-calendar.ts#takeDayOff", routes: ["addDayOff"] },
    { flow: "delivery/delivery-calendar.ts#giveDayOffUp", routes: ["removeDayOff"] },
  ],
  payment: { flow: "payment/change-payment-method.ts#changePaymentMethod", routes: ["changePaymentMethod"] },
  errors: "looks",
  withdrawals: "looks",
  open: [
    { flow: "open-to-shoppers.ts#openWithin", routes: ["openShop"] },
    { flow: "open-to-shoppers.ts#waive", routes: ["waiveDuty"] },
  ],
  close: { flow: "open-to-shoppers.ts#closeWithin", routes: ["closeShop"] },
  preview: "looks",
  page: "looks",
  "page show": "looks",
  "page write": { flow: "content/change-page.ts#changePage", routes: ["changePageTexts", "changePagePlacing"] },
  "page confirm": { flow: "content/change-page.ts#changePage", routes: ["changePagePublication"] },
  "page drafts": { alone: "A shop has them from its start; the command brings one back that was taken away." },
  "seed-demo": { alone: "It fills a shop in which nothing is, nor anybody who works there." },
  duties: "looks",
  notice: { alone: inFile },
  recall: { flow: "order/recall-product.ts#recallProduct", routes: ["recallProduct"] },
  "size-tables": "looks",
  "size-tables write": { alone: "It writes many tables at once; staff write one on a sheet." },
  looks: "looks",
  "looks write": { alone: inFile },
  "looks remove": { alone: inFile },
  "search misses": "looks",
  "search synonyms list": "looks",
  "search synonyms add": { flow: "search/change-synonyms.ts#addSynonyms", routes: ["addSynonyms"] },
  "search synonyms remove": { flow: "search/change-synonyms.ts#removeSynonyms", routes: ["removeSynonyms"] },
  "search synonyms off": { flow: "search/change-synonyms.ts#switchSynonyms", routes: ["switchSynonyms"] },
  "search synonyms on": { flow: "search/change-synonyms.ts#switchSynonyms", routes: ["switchSynonyms"] },
  "search synonyms import": { flow: "search/change-synonyms.ts#addSynonyms", routes: ["addSynonyms"] },
  "search synonyms export": "looks",
  staff: "looks",
  "staff invite": { flow: "staff/invite-staff.ts#inviteStaff", routes: ["inviteStaff"] },
  "staff role": { flow: "staff/change-staff.ts#changeRole", routes: ["changeRole"] },
  "staff remove": { flow: "staff/change-staff.ts#removeStaff", routes: ["removeStaff"] },
};

/** Commands of which the log of acts says nothing, and why. */
export const unlogged: Readonly<Record<string, string>> = {
  restore: "The log itself is the backup's from then on.",
  "emails bounce": "It is the mail server's report, not an act.",
  seed: ofMachine,
  "seed-demo": ofMachine,
  "reviews ask": "The emails stand in the orders' histories.",
  "page drafts": "What it writes are the software's own texts, which nobody reads before they are confirmed.",
  notice: "What it keeps are files of the law's own text.",
  invoice: "The document itself says it: a correction has a number, a number of KSeF that was replaced is kept.",
};

/** Routes that no command does, by the table of their noun, and why. Of a table that is not here each changing route is a command's. */
export const onScreensAlone: Readonly<Record<string, string>> = {
  sessionRoutes: "They are of whoever sits at the screen.",
  signInRoutes: "They are of whoever sits at the screen.",
  passkeyRoutes: "They are of whoever sits at the screen.",
  phoneRoutes: "They are of whoever sits at the screen.",
  orderRoutes: "Notes, tags and a step back want the order before one's eyes.",
  orderViewRoutes: "They arrange a screen.",
  pickedOrderRoutes: "They are of what is picked on a screen; the command moves one order.",
  parcelRoutes: "A parcel is packed beside the shelf, by what is scanned.",
  labelRoutes: "A label is bought on the page of its order, after its price.",
  returnLabelRoutes: "A label is bought on the page of its return, where what comes back is seen.",
  handoverRoutes: "A courier is asked for beside the parcels that stand there.",
  payoutRoutes: "A report is brought by whoever downloads it at the provider, and a payout is looked up at the bank.",
  ossRoutes: "A rate is written down with those of all countries before one's eyes.",
  receiptRoutes: "Why a cash register did not take a sale is read on its order before anybody acts on it.",
  ksefRoutes: "What KSeF says of a document is read on its order before anybody acts on it.",
  keyRoutes: "A key is shown once, to whoever has proven who they are.",
  withdrawalRoutes: "What came back is decided on with the order before one's eyes.",
  returnRoutes: "What came back is decided on with the order before one's eyes.",
  exchangeRoutes: "What came back is decided on with the order before one's eyes.",
  complaintRoutes: "A complaint is read, and its photos are looked at, before it is answered.",
  refundTransferRoutes: "Money to accounts goes by a file that whoever pays it has seen whole.",
  emailRoutes: "An email is read before it is sent.",
  questionRoutes: "A question is read before it is answered.",
  readyTextRoutes: "They are texts of a screen's field.",
  orderChangeRoutes: "An order is changed after a preview of its money.",
  phoneOrderRoutes: "An order is taken down while somebody is on the telephone.",
  outboxRoutes: "Emails that wait go by themselves; the command lets a held one go.",
  jobRoutes: "What failed is read before it is tried again.",
  stockRoutes: "Deliveries and what takes a movement back are of a screen; the command moves one variant.",
  dropRoutes: "A drop is planned with its goods and its page before one's eyes.",
  productRoutes: "Goods come by files or are written on their page.",
  bulkEditRoutes: "Many goods are changed after a preview of each.",
  productPictureRoutes: "Pictures are looked at; files bring them by their names.",
  variantRoutes: "A size that comes is written on the sheet; the command changes prices.",
  categoryRoutes: "They come by files or are written on their page.",
  brandRoutes: "They come by files or are written on their page.",
  sizeTableRoutes: "One is written on its sheet; the command writes a file of them.",
  codeRoutes: "Batches are ended as a whole on their screen; the commands do one code.",
  customerRoutes: "What is personal is done by whoever has proven who they are, one by one.",
  newsletterRoutes: "Somebody is taken from the list one by one; the command lists them.",
  webhookRoutes: "Its secret is shown once, to whoever has proven who they are.",
  connectionRoutes: "Its secrets are typed once, by whoever has proven who they are.",
  deliveryRoutes: "Methods and zones are written with what a cart would be offered beside them.",
  paymentMethodRoutes: "Their order is dragged; the command switches one.",
  emailSendingRoutes: "An email to try with is read in the mailbox of who asks for it.",
  appearanceRoutes: "Colours and marks are looked at.",
  openingRoutes: "What was waived is asked for again where it was waived.",
  pageRoutes:
    "A page is added and taken away where its place in the footer is seen, and what it is to say later is planned on its screen.",
  frontRoutes: "The front is arranged as it is seen.",
  synonymRoutes: "A group is changed where what it would find is seen; the commands add, remove and switch.",
  redirectRoutes: "They are pasted as a list; files bring them too.",
};
