import { bookRoutes } from "./books.ts";
import { ossRoutes } from "./oss.ts";
import { recallRoutes } from "./recalls.ts";
import { payoutRoutes } from "./payouts.ts";
import { brandRoutes } from "./brands.ts";
import { categoryRoutes } from "./categories.ts";
import { bulkEditRoutes } from "./bulk-edits.ts";
import { complaintRoutes } from "./complaints.ts";
import { codeRoutes } from "./codes.ts";
import { customerRoutes } from "./customers.ts";
import { deliveryRoutes } from "./delivery.ts";
import { emailRoutes } from "./emails.ts";
import { eventRoutes } from "./events.ts";
import { exchangeRoutes } from "./exchanges.ts";
import { figureRoutes } from "./figures.ts";
import { openingRoutes } from "./opening.ts";
import { appearanceRoutes } from "./appearance.ts";
import { configRoutes } from "./config.ts";
import { backupRoutes } from "./backups.ts";
import { emailSendingRoutes } from "./email-sending.ts";
import { importRoutes } from "./imports.ts";
import { frontRoutes } from "./front.ts";
import { goodsRoutes } from "./goods-to-watch.ts";
import { jobRoutes } from "./jobs.ts";
import { keyRoutes } from "./keys.ts";
import { lockerRoutes } from "./lockers.ts";
import { logRoutes } from "./log.ts";
import { newsletterRoutes } from "./newsletter.ts";
import { orderChangeRoutes } from "./order-changes.ts";
import { orderRoutes } from "./orders.ts";
import { orderViewRoutes } from "./order-views.ts";
import { paymentMethodRoutes } from "./payment-methods.ts";
import { dropRoutes } from "./drops.ts";
import { priceCutRoutes } from "./price-cuts.ts";
import { handoverRoutes } from "./handover.ts";
import { ksefRoutes } from "./ksef.ts";
import { lookUpRoutes } from "./look-ups.ts";
import { receiptRoutes } from "./receipts.ts";
import { labelRoutes } from "./labels.ts";
import { parcelRoutes } from "./parcels.ts";
import { outboxRoutes } from "./outbox.ts";
import { pageRoutes } from "./pages.ts";
import { paletteRoutes } from "./palette.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { phoneOrderRoutes } from "./phone-orders.ts";
import { phoneRoutes } from "./phone.ts";
import { synonymRoutes } from "./synonyms.ts";
import { redirectRoutes } from "./redirects.ts";
import { refundTransferRoutes } from "./refund-transfers.ts";
import { returnLabelRoutes } from "./return-labels.ts";
import { returnRoutes } from "./returns.ts";
import { settlementRoutes } from "./settlements.ts";
import { pickedOrderRoutes } from "./picked-orders.ts";
import { previewRoutes } from "./previews.ts";
import { productPictureRoutes } from "./product-pictures.ts";
import { productRoutes } from "./products.ts";
import { readyTextRoutes } from "./ready-texts.ts";
import { questionRoutes } from "./questions.ts";
import { reviewRoutes } from "./reviews.ts";
import { sessionRoutes } from "./session.ts";
import { signInRoutes } from "./sign-in.ts";
import { staffRoutes } from "./staff.ts";
import { undoRoutes } from "./undo.ts";
import { sizeTableRoutes } from "./size-tables.ts";
import { stockRoutes } from "./stock.ts";
import { textRoutes } from "./texts.ts";
import { todayRoutes } from "./today.ts";
import { variantRoutes } from "./variants.ts";
import { connectionRoutes } from "./connections.ts";
import { webhookRoutes } from "./webhooks.ts";
import { withdrawalRoutes } from "./withdrawals.ts";

/** Every route of the operator API, by name: the server is registered from it. A screen of the staff's application takes the table of its noun, so that it fetches no other's. */
export const operatorRoutes = {
  ...sessionRoutes,
  ...signInRoutes,
  ...passkeyRoutes,
  ...phoneRoutes,
  ...staffRoutes,
  ...orderRoutes,
  ...orderViewRoutes,
  ...pickedOrderRoutes,
  ...parcelRoutes,
  ...labelRoutes,
  ...handoverRoutes,
  ...ksefRoutes,
  ...lookUpRoutes,
  ...receiptRoutes,
  ...keyRoutes,
  ...logRoutes,
  ...paletteRoutes,
  ...undoRoutes,
  ...eventRoutes,
  ...todayRoutes,
  ...withdrawalRoutes,
  ...returnRoutes,
  ...returnLabelRoutes,
  ...exchangeRoutes,
  ...complaintRoutes,
  ...settlementRoutes,
  ...refundTransferRoutes,
  ...emailRoutes,
  ...readyTextRoutes,
  ...orderChangeRoutes,
  ...phoneOrderRoutes,
  ...lockerRoutes,
  ...outboxRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...jobRoutes,
  ...goodsRoutes,
  ...stockRoutes,
  ...priceCutRoutes,
  ...dropRoutes,
  ...previewRoutes,
  ...productRoutes,
  ...bulkEditRoutes,
  ...productPictureRoutes,
  ...variantRoutes,
  ...categoryRoutes,
  ...brandRoutes,
  ...sizeTableRoutes,
  ...codeRoutes,
  ...customerRoutes,
  ...newsletterRoutes,
  ...webhookRoutes,
  ...connectionRoutes,
  ...figureRoutes,
  ...bookRoutes,
  ...ossRoutes,
  ...recallRoutes,
  ...payoutRoutes,
  ...deliveryRoutes,
  ...paymentMethodRoutes,
  ...emailSendingRoutes,
  ...backupRoutes,
  ...appearanceRoutes,
  ...configRoutes,
  ...openingRoutes,
  ...textRoutes,
  ...pageRoutes,
  ...importRoutes,
  ...frontRoutes,
  ...redirectRoutes,
  ...synonymRoutes,
};

export type OperatorRoutes = typeof operatorRoutes;
export type RouteName = keyof OperatorRoutes;
