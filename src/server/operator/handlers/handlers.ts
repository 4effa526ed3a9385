import type { Handlers } from "../context.ts";
import { bookHandlers } from "./books.ts";
import { ossHandlers } from "./oss.ts";
import { recallHandlers } from "./recalls.ts";
import { payoutHandlers } from "./payouts.ts";
import { brandHandlers } from "./brands.ts";
import { categoryHandlers } from "./categories.ts";
import { bulkEditHandlers } from "./bulk-edits.ts";
import { codeHandlers } from "./codes.ts";
import { complaintHandlers } from "./complaints.ts";
import { customerHandlers } from "./customers.ts";
import { deliveryHandlers } from "./delivery.ts";
import { emailHandlers } from "./emails.ts";
import { eventHandlers } from "./events.ts";
import { exchangeHandlers } from "./exchanges.ts";
import { figureHandlers } from "./figures.ts";
import { openingHandlers } from "./opening.ts";
import { appearanceHandlers } from "./appearance.ts";
import { configHandlers } from "./config.ts";
import { backupHandlers } from "./backups.ts";
import { emailSendingHandlers } from "./email-sending.ts";
import { frontHandlers } from "./front.ts";
import { goodsHandlers } from "./goods-to-watch.ts";
import { importHandlers } from "./imports.ts";
import { jobHandlers } from "./jobs.ts";
import { keyHandlers } from "./keys.ts";
import { logHandlers } from "./log.ts";
import { newsletterHandlers } from "./newsletter.ts";
import { orderChangeHandlers } from "./order-changes.ts";
import { orderHandlers } from "./orders.ts";
import { orderViewHandlers } from "./order-views.ts";
import { paymentMethodHandlers } from "./payment-methods.ts";
import { dropHandlers } from "./drops.ts";
import { priceCutHandlers } from "./price-cuts.ts";
import { pageHandlers } from "./pages.ts";
import { paletteHandlers } from "./palette.ts";
import { handoverHandlers } from "./handover.ts";
import { ksefHandlers } from "./ksef.ts";
import { lookUpHandlers } from "./look-ups.ts";
import { receiptHandlers } from "./receipts.ts";
import { labelHandlers } from "./labels.ts";
import { parcelHandlers } from "./parcels.ts";
import { outboxHandlers } from "./outbox.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { lockerHandlers } from "./lockers.ts";
import { phoneOrderHandlers } from "./phone-orders.ts";
import { phoneHandlers } from "./phone.ts";
import { pickedOrderHandlers } from "./picked-orders.ts";
import { previewHandlers } from "./previews.ts";
import { productPictureHandlers } from "./product-pictures.ts";
import { productHandlers } from "./products.ts";
import { readyTextHandlers } from "./ready-texts.ts";
import { returnLabelHandlers } from "./return-labels.ts";
import { returnHandlers } from "./returns.ts";
import { questionHandlers } from "./questions.ts";
import { reviewHandlers } from "./reviews.ts";
import { sessionHandlers } from "./session.ts";
import { synonymHandlers } from "./synonyms.ts";
import { redirectHandlers } from "./redirects.ts";
import { refundTransferHandlers } from "./refund-transfers.ts";
import { settlementHandlers } from "./settlements.ts";
import { signInHandlers } from "./sign-in.ts";
import { sizeTableHandlers } from "./size-tables.ts";
import { staffHandlers } from "./staff.ts";
import { stockHandlers } from "./stock.ts";
import { textHandlers } from "./texts.ts";
import { todayHandlers } from "./today.ts";
import { undoHandlers } from "./undo.ts";
import { variantHandlers } from "./variants.ts";
import { connectionHandlers } from "./connections.ts";
import { webhookHandlers } from "./webhooks.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** What answers each route of the table. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...signInHandlers,
  ...passkeyHandlers,
  ...phoneHandlers,
  ...staffHandlers,
  ...orderHandlers,
  ...orderViewHandlers,
  ...pickedOrderHandlers,
  ...labelHandlers,
  ...handoverHandlers,
  ...ksefHandlers,
  ...lookUpHandlers,
  ...receiptHandlers,
  ...parcelHandlers,
  ...keyHandlers,
  ...logHandlers,
  ...paletteHandlers,
  ...undoHandlers,
  ...eventHandlers,
  ...todayHandlers,
  ...withdrawalHandlers,
  ...returnHandlers,
  ...returnLabelHandlers,
  ...exchangeHandlers,
  ...complaintHandlers,
  ...settlementHandlers,
  ...refundTransferHandlers,
  ...emailHandlers,
  ...readyTextHandlers,
  ...orderChangeHandlers,
  ...phoneOrderHandlers,
  ...lockerHandlers,
  ...outboxHandlers,
  ...questionHandlers,
  ...reviewHandlers,
  ...jobHandlers,
  ...goodsHandlers,
  ...stockHandlers,
  ...priceCutHandlers,
  ...dropHandlers,
  ...previewHandlers,
  ...productHandlers,
  ...bulkEditHandlers,
  ...productPictureHandlers,
  ...variantHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...sizeTableHandlers,
  ...codeHandlers,
  ...deliveryHandlers,
  ...paymentMethodHandlers,
  ...customerHandlers,
  ...newsletterHandlers,
  ...webhookHandlers,
  ...connectionHandlers,
  ...figureHandlers,
  ...bookHandlers,
  ...ossHandlers,
  ...recallHandlers,
  ...payoutHandlers,
  ...emailSendingHandlers,
  ...backupHandlers,
  ...appearanceHandlers,
  ...configHandlers,
  ...openingHandlers,
  ...textHandlers,
  ...pageHandlers,
  ...importHandlers,
  ...frontHandlers,
  ...redirectHandlers,
  ...synonymHandlers,
};
