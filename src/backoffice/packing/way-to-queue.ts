/** What an entry of the browser's history says of packing: how many entries before it the queue is. */
interface Way {
  stepsToQueue: number;
}

/** What an entry says that is opened from the queue. */
export const fromQueue: Way = { stepsToQueue: 1 };

/** Returns what the next entry is to say, from where one is; null: this tab has not come from the queue. */
export function nextWay(): Way | null {
  const steps = stepsToQueue();
  return steps === null ? null : { stepsToQueue: steps + 1 };
}

/** Returns how many entries back the queue is; null: this tab has not come from there. */
export function stepsToQueue(): number | null {
  const said = history.state as Partial<Way> | null;
  return typeof said?.stepsToQueue === "number" ? said.stepsToQueue : null;
}
