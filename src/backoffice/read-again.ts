import { queryClient } from "./queries.ts";

/** A record of the shop, as the log names it. */
export interface Changed {
  entity: string;
  id: string;
}

/** By the first word of its key, what is asked of each kind of record; the record itself is `[entity, id]`, a list of them `[entity + "s"]`. */
const besides: Readonly<Record<string, readonly string[]>> = {
  order: ["today", "refundTransfers"],
  orderView: ["order-lists"],
  withdrawal: ["today"],
  return: ["today"],
  complaint: ["today"],
  readyText: ["ready-texts"],
  email: ["today"],
  review: ["today"],
  job: ["today"],
  staff: ["staff", "session", "sessions", "passkeys"],
};

/** Has all that shows these records asked for again, once each. A list named `quietly` is when it comes to the screen next, and stays as it is while it is there. */
export async function readAgain(
  changed: readonly Changed[],
  { quietly = null }: { quietly?: string | null } = {},
): Promise<void> {
  const whole = new Set(changed.flatMap(({ entity }) => [`${entity}s`, ...(besides[entity] ?? [])]));
  const records = new Set(changed.map(({ entity, id }) => `${entity} ${id}`));
  if (quietly !== null && whole.delete(quietly))
    await queryClient.invalidateQueries({ queryKey: [quietly], refetchType: "none" });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, id] }) => whole.has(String(kind)) || records.has(`${String(kind)} ${String(id)}`),
  });
}
