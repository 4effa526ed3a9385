export interface WorkerConditions {
  protocol: string;
  hostname: string;
  /** The shopper asked for few data: the app shell is a quarter of a megabyte. */
  saveData: boolean;
  /** A worker of the shop answers already. */
  has: boolean;
}

/** Returns whether a page may register the worker: over HTTPS or on this very machine (specification, point 7), and not first for who saves data. */
export function mayHaveWorker({ protocol, hostname, saveData, has }: WorkerConditions): boolean {
  const trustworthy = protocol === "https:" || /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return trustworthy && (has || !saveData);
}
