import { queryClient } from "./queries.ts";
import { type Changed, readAgain } from "./read-again.ts";

/** Has nothing ask any more for a record that is gone, and all that it was in asked for again. Whoever shows it leaves it first. */
export function forgetRecord({ entity, id }: Changed): Promise<void> {
  queryClient.removeQueries({ queryKey: [entity, id] });
  return readAgain([{ entity, id }]);
}
