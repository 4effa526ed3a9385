import { polishPath } from "../contract/paths.ts";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Assets, Render } from "../generator/document.ts";
import type { PrerenderedPages } from "../generator/store/prerendered-pages.ts";
import type { PictureFiles } from "../integrations/picture-files.ts";
import type { PickupPoints } from "../integrations/pickup-points/provider.ts";
import type { SignIn } from "../integrations/sign-in/sign-in.ts";
import type { ShopMeans } from "../flows/look-at-opening.ts";
import type { Connections } from "../flows/connection/open-connection.ts";
import type { Carriers } from "../flows/parcel/carriers.ts";
import type { AddressRegisters } from "../integrations/address-registers/address-registers.ts";
import type { TaxpayerRegisters } from "../integrations/taxpayer-registers/registers.ts";
import type { MailRecords } from "../integrations/mail-records.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import type { Pool } from "../database/connect.ts";
import type { UnsentEmail } from "../database/mail/email-contents.ts";
import type { Queryable } from "../database/queryable.ts";
import type { ConnectionKind } from "../domain/connection/connections.ts";
import { serverLimits } from "../domain/limits.ts";
import { handleError, answerUnknownCall } from "./error-handler.ts";
import { connectionTimes, type ConnectionTimes } from "./connection-times.ts";
import { decodableAddress } from "./decodable-address.ts";
import { plainAddress } from "./plain-address.ts";
import { openGuessBudget } from "./guess-budget.ts";
import { keepDoor } from "./keep-door.ts";
import { readPlainJson } from "./plain-json.ts";
import { readLanguageHeader } from "./language-header.ts";
import { limitRates } from "./rate-limits.ts";
import { refuseForeignOrigin } from "./csrf.ts";
import { sayInOwnWords } from "./own-words.ts";
import { shutDownGracefully } from "./graceful-shutdown.ts";
import { writeSecurityHeaders } from "./security-headers.ts";
import { sendSmallTexts } from "./body-limits.ts";
import { keepStaffApart } from "./operator/keep-apart.ts";
import { operatorApi } from "./operator/register.ts";
import { previewPageRoutes } from "./operator/preview-page.ts";
import { backofficePageRoutes } from "./operator/page.ts";
import { actionAsPath } from "./legacy-endpoint.ts";
import { accountRoutes } from "./routes/account.ts";
import { appearanceRoutes } from "./routes/appearance.ts";
import { assetRoutes } from "./routes/assets.ts";
import { baselinkerRoutes } from "./routes/baselinker.ts";
import { codeRoutes } from "./routes/code.ts";
import { consentRoutes } from "./routes/consent.ts";
import { opinionRoutes } from "./routes/opinions.ts";
import { lookUpRoutes } from "./routes/look-ups.ts";
import { customerOrderRoutes } from "./routes/customer-orders.ts";
import { devMailRoutes } from "./routes/dev-mail.ts";
import { feedRoutes } from "./routes/feeds.ts";
import { errorRoutes } from "./routes/errors.ts";
import { imageRoutes } from "./routes/images.ts";
import { videoRoutes } from "./routes/videos.ts";
import { returnLabelRoutes } from "./routes/return-labels.ts";
import { invoiceRoutes } from "./routes/invoices.ts";
import { layoutRoutes } from "./routes/layout.ts";
import { digitalLinkRoutes } from "./routes/digital-link.ts";
import { machineRoutes } from "./routes/machines.ts";
import { manifestRoutes } from "./routes/manifest.ts";
import { complaintRoutes } from "./routes/complaint.ts";
import { withdrawalRoutes } from "./routes/withdrawal.ts";
import { formRoutes } from "./routes/forms.ts";
import { messageRoutes } from "./routes/messages.ts";
import { newsletterRoutes } from "./routes/newsletter.ts";
import { orderRoutes } from "./routes/order.ts";
import { paymentRoutes } from "./routes/payment.ts";
import { pageRoutes } from "./routes/pages.ts";
import { pointRoutes } from "./routes/points.ts";
import { productRoutes } from "./routes/products.ts";
import { refundAccountRoutes } from "./routes/refund-account.ts";
import { parcelNewsRoutes } from "./routes/parcel-news.ts";
import { returnedEmailRoutes } from "./routes/returned-emails.ts";
import { reportRoutes } from "./routes/reports.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { serviceWorkerRoutes } from "./routes/service-worker.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { standInRoutes } from "./routes/stand-in.ts";
import { stockRoutes } from "./routes/stock.ts";
import { suggestRoutes } from "./routes/suggest.ts";
import { userRoutes } from "./routes/user.ts";
import { followThirdParties } from "./third-parties.ts";

/** An email as its reader sees it. */
interface ComposedEmail {
  to: string;
  subject: string;
  text: string;
  attachments?: readonly { filename: string }[];
}

/** Everything a server is made of; tests hand in their own. */
export interface ServerParts {
  pool: Pool;
  pages: PrerenderedPages;
  pictures: PictureFiles;
  points: PickupPoints;
  signIn: SignIn;
  assets: Assets;
  /** Folders of the browser's built files: of this build, then of earlier ones. */
  assetsFolders: readonly string[];
  render: Render;
  /** The service worker, as a script. */
  worker: string;
  /** That of staff who pack. */
  packingWorker: string;
  publicUrl: string;
  /** The address of the back office, where it has one of its own. */
  adminUrl?: string | undefined;
  /** The networks that come into the back office; absent: all. */
  adminNetworks?: readonly string[] | undefined;
  shopEmail: string;
  /** How this shop keeps its word, as its settings say. */
  means: (db: Queryable) => Promise<ShopMeans>;
  /** The variables of the environment that stand before what staff enter of a connection. */
  fromSettings: Partial<Record<ConnectionKind, readonly string[]>>;
  mailRecords: MailRecords;
  taxpayers: TaxpayerRegisters;
  addresses: AddressRegisters;
  /** The services the label has entered credentials for. */
  connections: Connections;
  /** Where Ceneo's script is; absent: at Ceneo. */
  ceneoUrl?: string;
  carriers: Carriers;
  /** Days for which a backup is kept; 0: none is made. */
  backupDays: number;
  /** Returns an email as it would leave now. */
  composeEmail: (db: Queryable, email: UnsentEmail) => Promise<ComposedEmail>;
  /** What a delivered order earns. */
  pointsPerZloty: number;
  /** Online payments; `connected` is empty where the shop has none. */
  paymentProviders: PaymentProviders;
  /** Where stand-ins of payment providers serve their pages on loopback, by the payment's code. */
  standInPages?: Readonly<Record<string, string>>;
  /** Where emails are written as files and may be looked at under `/dev/mail`; null: nowhere. */
  mailFolder: string | null;
  /** With which emails that came back are posted; absent: nobody does. */
  bounceSecret?: string | undefined;
  trustProxy: readonly string[] | undefined;
  rateLimitScale: number;
  /** Absent: `connectionTimes`. */
  connectionTimes?: ConnectionTimes;
  logger: FastifyBaseLogger;
}

/** Returns a server that is ready to listen or to be asked by `inject`. */
export async function createApp(parts: ServerParts): Promise<FastifyInstance> {
  const { idle, request, looked } = parts.connectionTimes ?? connectionTimes;
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy === undefined ? false : [...parts.trustProxy],
    keepAliveTimeout: idle,
    requestTimeout: request,
    http: { headersTimeout: request, requestTimeout: request, connectionsCheckingInterval: looked },
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    // An own page is found by its Polish path, in whatever language it is asked for.
    rewriteUrl: (request) => actionAsPath(polishPath(decodableAddress(plainAddress(request.url ?? "/")))),
    // What still comes in while the server ends is answered: a 503 would be taken for an outage, by shoppers and by the proxy.
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(answerUnknownCall);
  writeSecurityHeaders(app, {
    publicUrl: parts.publicUrl,
    signIn: parts.signIn.offer,
    thirdParties: await followThirdParties(parts.pool),
  });
  shutDownGracefully(app);
  readPlainJson(app);
  readLanguageHeader(app);
  sendSmallTexts(app);
  await limitRates(app, parts.rateLimitScale);
  refuseForeignOrigin(app, parts.publicUrl);
  keepStaffApart(app, parts);
  await keepDoor(app, parts);
  // Codes are guessed at both doors: one budget.
  const codeGuesses = openGuessBudget({
    most: Math.ceil(serverLimits.codeGuesses * parts.rateLimitScale),
    within: 60_000,
  });
  for (const routes of [
    accountRoutes,
    appearanceRoutes,
    assetRoutes,
    baselinkerRoutes,
    parcelNewsRoutes,
    codeRoutes,
    lookUpRoutes,
    consentRoutes,
    opinionRoutes,
    complaintRoutes,
    customerOrderRoutes,
    devMailRoutes,
    digitalLinkRoutes,
    errorRoutes,
    feedRoutes,
    formRoutes,
    imageRoutes,
    videoRoutes,
    invoiceRoutes,
    returnLabelRoutes,
    layoutRoutes,
    machineRoutes,
    manifestRoutes,
    messageRoutes,
    newsletterRoutes,
    operatorApi,
    backofficePageRoutes,
    previewPageRoutes,
    orderRoutes,
    paymentRoutes,
    pointRoutes,
    productRoutes,
    refundAccountRoutes,
    returnedEmailRoutes,
    reportRoutes,
    reviewRoutes,
    serviceWorkerRoutes,
    signInRoutes,
    standInRoutes,
    stockRoutes,
    suggestRoutes,
    userRoutes,
    withdrawalRoutes,
    pageRoutes,
  ])
    await app.register(async (scope) => {
      if (!wordless.has(routes)) sayInOwnWords(scope, parts.pool);
      return routes(scope, { ...parts, codeGuesses });
    });
  return app;
}

/** Files say nothing, and pages are made in the shop's own words by what makes them: nobody waits for the words first. */
const wordless = new Set<unknown>([
  appearanceRoutes,
  assetRoutes,
  backofficePageRoutes,
  digitalLinkRoutes,
  errorRoutes,
  imageRoutes,
  pageRoutes,
  serviceWorkerRoutes,
  videoRoutes,
]);
