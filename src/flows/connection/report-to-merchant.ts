import { createHash } from "node:crypto";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  beginTelling,
  endMerchantDue,
  forgetMerchant,
  forgetOffer,
  forgetOtherSources,
  gatherMerchantChanges,
  merchantDue,
  merchantState,
  recordMerchantTurn,
  recordTold,
  recordVerdicts,
  recordVerdictsRead,
  toldOffers,
} from "../../database/connection/merchant.ts";
import { oneAtATime } from "../../database/one-at-a-time.ts";
import {
  type Digests,
  merchantAgainIn,
  type MerchantOffer,
  merchantSources,
  type MerchantSource,
  offerStep,
} from "../../domain/catalogue/merchant-offer.ts";
import { currenciesSold } from "../../domain/shop-config.ts";
import type { Merchant, MerchantAnswer, MerchantTrouble } from "../../integrations/advertising/merchant.ts";
import { type Connections, openConnection, type OpenedConnection, SecretLocked } from "./open-connection.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** What Google Merchant is told with. */
export interface MerchantTelling {
  connections: Pick<Connections, "box">;
  /** Returns the API for an account; the same for the same credentials, so that a token serves many turns. */
  open: (opened: OpenedConnection<"merchant">) => Merchant;
  /** Returns what reads a product's offers as they are then, as the feed of that language and currency has them. */
  readOffers: (source: MerchantSource) => Promise<(productId: number) => Promise<MerchantOffer[]>>;
}

/** Calls of a turn, and milliseconds after which none is begun: a turn is begun every minute. */
const mostCalls = 600;
const longest = 50_000;
/** Calls at once, and products that are read from the queue together. */
const lanes = 4;
const batch = 100;
/** Hours after which every product is looked at, and what Google thinks of them is read. */
const [sweepHours, readHours] = [24, 6];
/** Seconds before somebody's credentials are tried again. */
const stoppedFor = 900;

interface Turn {
  pool: Pool;
  merchant: Merchant;
  said: (problem: string) => string;
  readers: { source: MerchantSource; read: (productId: number) => Promise<MerchantOffer[]> }[];
  now: Date;
  /** When no more products are looked at, as `performance.now()` counts. */
  ends: number;
  /** Returns whether another call may be made. */
  mayCall: () => boolean;
}

/**
 * Tells Google Merchant of what has changed since: each product's offers are compared with what Google was told of them, and only what
 * differs is told, as it is right then. A call nobody answered leaves the offer to be told whole again. What stands in the way of all is
 * noted, and nothing is lost by it. Returns how many calls were made. `now`: of the turn.
 */
export async function reportToMerchant(
  pool: Pool,
  telling: MerchantTelling,
  { now, most = mostCalls }: { now: Date; most?: number },
): Promise<number> {
  return oneAtATime(pool, "merchant", async () => {
    const opened = await openedFor(pool, telling);
    if (opened === "off") {
      await inTransaction(pool, forgetMerchant);
      return 0;
    }
    const state = await merchantState(pool);
    // Also while Google does not answer: what waits becomes one row for each product.
    await inTransaction(pool, (db) => gatherMerchantChanges(db, { sweep: isOver(state.swept_at, sweepHours, now) }));
    if (opened === "locked") {
      await recordMerchantTurn(pool, { stopped: "locked", says: "", waitUntil: now });
      return 0;
    }
    if (state.wait_until !== null && state.wait_until > now) return 0;
    const sources = merchantSources(opened.fields, currenciesSold(await allConfig(pool)));
    await forgetOtherSources(
      pool,
      sources.map(({ dataSource }) => dataSource),
    );
    const ends = performance.now() + longest;
    let calls = 0;
    const turn: Omit<Turn, "readers"> = {
      pool,
      merchant: telling.open(opened),
      said: withoutSecrets(opened.secrets),
      now,
      ends,
      mayCall: () => calls < most && performance.now() < ends && ++calls > 0,
    };
    const trouble =
      (await reportDue(turn, () =>
        Promise.all(sources.map(async (source) => ({ source, read: await telling.readOffers(source) }))),
      )) ?? (isOver(state.read_at, readHours, now) ? await readVerdicts(turn) : null);
    await recordMerchantTurn(pool, trouble === null ? null : restAfter(trouble, state.tries, turn));
    return calls;
  });
}

async function openedFor(
  pool: Pool,
  { connections }: MerchantTelling,
): Promise<OpenedConnection<"merchant"> | "off" | "locked"> {
  try {
    return (await openConnection(pool, connections, "merchant")) ?? "off";
  } catch (error) {
    if (!(error instanceof SecretLocked)) throw error;
    return "locked";
  }
}

function isOver(at: Date | null, hours: number, now: Date): boolean {
  return at === null || now.getTime() - at.getTime() >= hours * 3_600_000;
}

function restAfter(trouble: MerchantTrouble, tries: number, { said, now }: Pick<Turn, "said" | "now">) {
  const seconds = trouble.kind === "later" ? Math.max(trouble.retryAfter ?? 0, merchantAgainIn(tries)) : stoppedFor;
  return {
    stopped: trouble.kind === "later" ? null : trouble.kind,
    says: said(trouble.problem),
    waitUntil: new Date(now.getTime() + Math.min(seconds, 86_400) * 1000),
  };
}

/** Tells of what is due, until all is told, the turn is over, or something stands in the way. */
async function reportDue(
  turn: Omit<Turn, "readers">,
  openReaders: () => Promise<Turn["readers"]>,
): Promise<MerchantTrouble | null> {
  for (;;) {
    const due = await merchantDue(turn.pool, batch);
    if (due.length === 0 || performance.now() >= turn.ends) return null;
    const whole = { ...turn, readers: await openReaders() };
    const ended = await Promise.all(
      Array.from({ length: lanes }, async (): Promise<MerchantTrouble | "over" | null> => {
        for (let productId = due.shift(); productId !== undefined; productId = due.shift()) {
          const outcome = await reportProduct(whole, productId);
          if (outcome !== null) {
            due.length = 0;
            return outcome;
          }
          await endMerchantDue(turn.pool, productId);
        }
        return null;
      }),
    );
    const troubles = ended.filter((one) => one !== null);
    if (troubles.length > 0) return troubles.find((one) => one !== "over") ?? null;
  }
}

/** Returns null once Google knows a product as it is, or has refused it so. */
async function reportProduct(turn: Turn, productId: number): Promise<MerchantTrouble | "over" | null> {
  const { pool, readers, now } = turn;
  for (const { source, read } of readers) {
    const { dataSource } = source;
    const offers = await read(productId);
    const told = await toldOffers(pool, { dataSource, productId });
    for (const offer of offers) {
      const { offerId } = offer;
      const digests = digestsOf(offer);
      const step = offerStep(digests, told.get(offerId) ?? null, now);
      told.delete(offerId);
      if (step.kind === "same") continue;
      if (!turn.mayCall()) return "over";
      await beginTelling(pool, { dataSource, offerId, productId });
      const answer = await reportOffer(turn, source, offer, step);
      if (isTrouble(answer)) return answer;
      await recordTold(pool, { dataSource, offerId, told: digests, problem: problemOf(answer, turn), at: now });
    }
    for (const offerId of told.keys()) {
      if (!turn.mayCall()) return "over";
      await beginTelling(pool, { dataSource, offerId, productId });
      const answer = await turn.merchant.remove(source, offerId);
      if (isTrouble(answer)) return answer;
      if (answer.kind === "refused")
        await recordTold(pool, { dataSource, offerId, told: {}, problem: problemOf(answer, turn), at: now });
      else await forgetOffer(pool, { dataSource, offerId });
    }
  }
  return null;
}

/** An offer that Google cannot change in part, for the feed has it meanwhile, is told whole. */
async function reportOffer(
  { merchant }: Turn,
  source: MerchantSource,
  offer: MerchantOffer,
  step: Exclude<ReturnType<typeof offerStep>, { kind: "same" }>,
): Promise<MerchantAnswer> {
  if (step.kind === "patch") {
    const answer = await merchant.patch(source, offer, step.attributes);
    if (answer.kind !== "missing" && answer.kind !== "refused") return answer;
  }
  const answer = await merchant.insert(source, offer);
  // The account or its data source is not there.
  return answer.kind === "missing" ? { kind: "permission", problem: answer.problem } : answer;
}

function isTrouble(answer: MerchantAnswer): answer is MerchantTrouble {
  return answer.kind === "credentials" || answer.kind === "permission" || answer.kind === "later";
}

function problemOf(answer: Exclude<MerchantAnswer, MerchantTrouble>, { said }: Pick<Turn, "said">): string | null {
  return answer.kind === "refused" ? said(answer.problem) : null;
}

function digestsOf({ attributes }: MerchantOffer): Digests {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16),
    ]),
  );
}

/** Reads what Google thinks of the offers, page by page. */
async function readVerdicts({
  pool,
  merchant,
  said,
  now,
  mayCall,
}: Omit<Turn, "readers">): Promise<MerchantTrouble | null> {
  let page: string | null = null;
  do {
    if (!mayCall()) return null;
    const answer: Awaited<ReturnType<Merchant["verdicts"]>> = await merchant.verdicts(page);
    if (answer.kind !== "read") return answer;
    await recordVerdicts(
      pool,
      answer.verdicts.map(({ wrong, ...key }) => ({
        ...key,
        verdict: wrong.length === 0 ? null : said(wrong.join("; ")),
      })),
    );
    page = answer.next;
  } while (page !== null);
  await recordVerdictsRead(pool, now);
  return null;
}
