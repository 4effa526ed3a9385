import { queryClient } from "./queries.ts";

/** A record of the shop, as the log names it. */
export interface Changed {
  entity: string;
  id: string;
}

/** By the first word of its key, what is asked of each kind of record; the record itself is `[entity, id]`, a list of them `[entity + "s"]`. */
const besides: Readonly<Record<string, readonly string[]>> = {
  order: ["today"],
  withdrawal: ["today"],
  staff: ["staff", "session", "sessions", "passkeys"],
};

/** Has all that shows these records asked for again, once each; what is not on the screen when it comes there. */
export async function readAgain(changed: readonly Changed[], { lists = true } = {}): Promise<void> {
  const whole = new Set(
    changed.flatMap(({ entity }) => [...(lists ? [`${entity}s`] : []), ...(besides[entity] ?? [])]),
  );
  const records = new Set(changed.map(({ entity, id }) => `${entity} ${id}`));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, id] }) => whole.has(String(kind)) || records.has(`${String(kind)} ${String(id)}`),
  });
}
