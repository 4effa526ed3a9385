import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "./queries.ts";

/** A record of the shop, as the log names it. */
export interface Changed {
  entity: string;
  id: string;
}

const delivery = ["delivery"];

/** By the first word of its key, what is asked of each kind of record; the record itself is `[entity, id]`, a list of them `[entity + "s"]`. */
const besides: Readonly<Record<string, readonly string[]>> = {
  order: ["today", "refundTransfers", "ksef"],
  ksefOutage: ["today", "ksef"],
  payoutReport: ["books"],
  payout: ["books"],
  unionRate: ["books"],
  orderView: ["order-lists"],
  withdrawal: ["today"],
  return: ["today"],
  complaint: ["today"],
  readyText: ["ready-texts"],
  email: ["today"],
  question: ["today"],
  review: ["today"],
  job: ["today"],
  subscription: ["newsletter", "customers"],
  code: ["code-batches"],
  codeBatch: ["codes", "code-batches"],
  priceCut: ["price-cut-preview", "product-prices"],
  variant: ["stock-movements", "selling-out", "variantSheet"],
  bulkEdit: ["bulk-rows"],
  product: ["missing-facts", "refused-offers", "variants", "stock-movements", "selling-out", "product-prices"],
  category: ["categories", "product-choices", "products", "sizeTables", "preview"],
  brand: ["product-choices", "products", "sizeTables", "preview"],
  stockDelivery: ["variants", "stock-movements", "selling-out", "variantSheet"],
  front: ["preview"],
  shop: ["opening", "config", "today"],
  deliveryMethod: delivery,
  zone: delivery,
  country: delivery,
  deliveryCalendar: delivery,
  dayOff: delivery,
  paymentMethod: delivery,
  page: ["opening"],
  staff: ["staff", "session", "sessions", "passkeys"],
};

/** What is asked of one record beside itself, by the first word of its key. */
const ofRecord: Readonly<Record<string, readonly string[]>> = {
  order: ["change-form", "orderKsef"],
  product: ["variantSheet"],
  drop: ["dropSales"],
};

/** Has all that shows these records asked for again, once each, and what the log tells. A list named `quietly` is when it comes to the screen next, and stays as it is while it is there. */
export async function readAgain(
  changed: readonly Changed[],
  { quietly = null }: { quietly?: string | null } = {},
): Promise<void> {
  const whole = new Set(["log", ...changed.flatMap(({ entity }) => [`${entity}s`, ...(besides[entity] ?? [])])]);
  const records = new Set(
    changed.flatMap(({ entity, id }) => [entity, ...(ofRecord[entity] ?? [])].map((kind) => `${kind} ${id}`)),
  );
  if (quietly !== null && whole.delete(quietly))
    await queryClient.invalidateQueries({ queryKey: [quietly], refetchType: "none" });
  await askAgain(([kind, id]) => whole.has(String(kind)) || records.has(`${String(kind)} ${String(id)}`));
}

/** Has what was asked under these keys asked for again; pages drawn of a form come last, when it stands on what was read. */
export async function askAgain(isMeant: (key: QueryKey) => boolean): Promise<void> {
  const ask = (isPreview: boolean) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => (queryKey[0] === "preview") === isPreview && isMeant(queryKey),
    });
  await ask(false);
  // What was read is on the screen a task later.
  await new Promise((shown) => setTimeout(shown));
  await ask(true);
}
